import { FASTEST_PERSON_MS } from '@plinth/domain/leads/looks-automated';
import { filledInMs } from '@plinth/ui/forms/filled-in-ms';
import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { sentBy } from '../store-referrer.ts';
import { visitSource } from '../visit-source.ts';
import { countDown } from './count-down.ts';
import { keyOfText } from './key-of-text.ts';
import { offerCountries } from './offer-countries.ts';
import { typedSlot } from './typed-slot.ts';

type Fault = { message?: string; data?: { details?: string; fields?: { path: string; message: string }[] } };

const NO_ANSWER = 'It did not arrive. Check your connection and send it again; your text is kept.';

/** An answer arrived, but not one from the school with a message: the connection is not to blame. */
const NOT_TAKEN: Fault = {
  message: 'Something went wrong: it was not received. Send it again in a while; your text is kept.',
};

/** After this long without an answer it is better to report it; when resent, it is still one message. */
const PATIENCE_MS = 30_000;

const CALLS = {
  lead: ['PUT', '/v1/client/lead/lead-form'],
  contact: ['POST', '/v1/client/email/contact-us'],
} as const;

/** Builds the call's body from the input: the email of a lead is beside its data. */
export function bodyOf(
  call: keyof typeof CALLS,
  form: HTMLFormElement,
  asSent: (phone: string) => string,
): { data: object } {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== '' && name !== 'region');
  const { emailId = '', ...data } = { firstName: '', message: '', ...Object.fromEntries(typed) } as {
    emailId?: string;
    mobile?: string;
  };
  if (data.mobile) data.mobile = asSent(data.mobile);
  if (call === 'contact') return { data: { ...data, emailId } };
  return {
    data,
    emailId,
    ...visitSource(),
    ...sentBy(),
  } as { data: object };
}

function enhance(form: HTMLFormElement, countries: readonly PhoneCountry[]): void {
  const call = form.dataset.siteForm as keyof typeof CALLS;
  const [method, path] = CALLS[call];
  const button = form.querySelector('button');
  const sent = form.parentElement?.querySelector<HTMLElement>('[data-sent]');
  const label = button?.textContent ?? '';
  let isSending = false;
  // Our messages are under their fields and explain what to do; the browser's would be shown first and hide them.
  form.noValidate = true;
  const slot = typedSlot(form);
  const kept = slot.read() ?? {};
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])'))
    field.value ||= kept[field.name] ?? '';
  const country = offerCountries(form, countries, kept.country);
  countDown(form);
  form.addEventListener('input', () =>
    slot.write({ ...(Object.fromEntries(new FormData(form)) as Record<string, string>), country: country() }),
  );

  const say = (name: string, message: string) => {
    const place = form.querySelector<HTMLElement>(`[data-error="${name}"]`);
    if (!place) return false;
    place.textContent = message;
    place.hidden = message === '';
    const control = name ? form.querySelector(`[name="${name}"]`) : null;
    if (message) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
    return true;
  };
  const refused = ({ message = NO_ANSWER, data }: Fault) => {
    const known = (data?.fields ?? []).filter(({ path, message }) =>
      say(path.split('.').at(-1) ?? '', message),
    );
    if (known.length === 0) say('', data?.details ?? message);
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!button || isSending) return;
    for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-error]'))
      say(dataset.error ?? '', '');
    const body = bodyOf(call, form, (number) => `${country()} ${number}`);
    isSending = true;
    button.textContent = 'Sending…';
    try {
      const answer = await fetch(path, {
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': await keyOfText(JSON.stringify(body)),
        },
        body: JSON.stringify({
          ...body,
          data: { ...body.data, filledInMs: await filledInMs(FASTEST_PERSON_MS) },
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok)
        return refused(answer.status < 500 ? await answer.json().catch(() => NOT_TAKEN) : NOT_TAKEN);
      slot.write(null);
      form.hidden = true;
      if (sent) {
        sent.hidden = false;
        sent.focus();
      }
    } catch {
      refused({});
    } finally {
      isSending = false;
      button.textContent = label;
    }
  });
}

/**
 * Lets the forms of a page be sent without leaving it. Without this script the browser sends them itself; with it each
 * field gets its own message, a phone its country, and the input stays, over a reload too, until the server has it.
 */
export function enhanceForms(countries: readonly PhoneCountry[] = []): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-site-form]'))
    enhance(form, countries);
}
