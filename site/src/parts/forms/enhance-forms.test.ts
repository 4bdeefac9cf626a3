import { LEAD_FIELDS } from '@plinth/domain/leads/form-fields';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answers, refuses, server } from '../../../test/server.ts';
import { storeAttribution } from '../store-attribution.ts';
import { enhanceForms } from './enhance-forms.ts';

const LEAD_ID = 'k3Jd9sQ2mV7xZ1pL0bN4tR8wk3Jd9sQ2mV7xZ1pL0bN';

function draw(call: 'lead' | 'contact') {
  const fields = LEAD_FIELDS.map(
    ({ name }) => `<input name="${name}"><p data-error="${name}" hidden></p>`,
  ).join('');
  document.body.innerHTML = `<div><form data-site-form="${call}">
    <input type="hidden" name="region" value="US"><input type="hidden" name="productId" value="BIM_A_US">
    <input name="leaveEmpty">${fields}<p data-error="" hidden></p><button>Send</button></form>
    <div data-sent tabindex="-1" hidden>It has arrived.</div></div>`;
  enhanceForms();
}
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) control(name).value = value;
};
const send = () =>
  document
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
const saidAt = (name: string) => {
  const place = document.querySelector<HTMLElement>(`[data-error="${name}"]`);
  return place?.hidden ? '' : place?.textContent;
};
const sent = () => document.querySelector<HTMLElement>('[data-sent]') as HTMLElement;
const typed = { firstName: 'Noor', emailId: 'noor@plinth.test', message: 'Do I need Revit?' };

beforeEach(() => draw('lead'));

const type = (values: Record<string, string>) => {
  fill(values);
  document.querySelector('form')?.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('a form of the site', () => {
  it('API-065 what is typed survives a reload, until it is sent', async () => {
    type(typed);
    draw('lead');
    for (const [name, value] of Object.entries(typed)) expect(control(name).value).toBe(value);
    // Nor does it appear in another form.
    draw('contact');
    expect(control('message').value).toBe('');
    draw('lead');
    answers('leads', 'saveLead', { leadId: LEAD_ID });
    send();
    await expect.poll(() => sent().hidden).toBe(false);
    draw('lead');
    expect(control('message').value).toBe('');
  });

  it('LEADS-01 LEADS-02 a lead carries its fields and the campaign of the visit, and the confirmation takes the focus', async () => {
    history.replaceState(null, '', '/us/courses/x?utm_source=facebook&utm_campaign=spring&fbclid=abc');
    storeAttribution();
    const seen = answers('leads', 'saveLead', { leadId: LEAD_ID });
    fill(typed);
    send();
    await expect.poll(() => sent().hidden).toBe(false);
    expect(seen[0]?.body).toEqual({
      data: {
        firstName: 'Noor',
        message: 'Do I need Revit?',
        productId: 'BIM_A_US',
        filledInMs: expect.any(Number),
      },
      emailId: 'noor@plinth.test',
      fbclid: 'abc',
      _fbp: '',
      _fbc: '',
      utm_medium: '',
      utm_campaign: 'spring',
      utm_content: '',
    });
    expect(document.activeElement).toBe(sent());
  });

  it.each([
    { said: 'refused', signal: false, marks: { fbclid: '', _fbp: '' } },
    { said: 'refused', signal: true, marks: { fbclid: '', _fbp: '' } },
    { said: null, signal: true, marks: { fbclid: '', _fbp: '' } },
    { said: 'granted', signal: true, marks: { fbclid: 'abc', _fbp: 'fb.1.2.3' } },
    { said: null, signal: false, marks: { fbclid: 'abc', _fbp: 'fb.1.2.3' } },
  ])(
    'LEADS-01 ANALYTICS-08 ANALYTICS-09 with the answer $said and the privacy signal $signal, a lead carries the campaign and the marks $marks',
    async ({ said, signal, marks }) => {
      const signalled = (value?: boolean) =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });
      signalled(signal);
      if (said) localStorage.setItem('consent', said);
      const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('_fbp=fb.1.2.3');
      onTestFinished(() => {
        signalled();
        cookies.mockRestore();
      });
      history.replaceState(null, '', '/us/courses/x?utm_source=facebook&utm_campaign=spring&fbclid=abc');
      storeAttribution();
      const seen = answers('leads', 'saveLead', { leadId: LEAD_ID });
      fill(typed);
      send();
      await expect.poll(() => sent().hidden).toBe(false);
      expect(seen[0]?.body).toMatchObject({ utm_campaign: 'spring', ...marks });
    },
  );

  it('API-069 a contact message is sent to the contact endpoint', async () => {
    draw('contact');
    const seen = answers('leads', 'contactUs', { sent: true });
    fill({ ...typed, mobile: '9876543210' });
    send();
    await expect.poll(() => sent().hidden).toBe(false);
    expect(seen[0]?.body).toMatchObject({ data: { ...typed, mobile: 'IN 9876543210' } });
  });

  it('API-065 VALID-46 each refused field shows its own message, the text stays, and the first one is focused', async () => {
    server.use(
      http.put('*/v1/client/lead/lead-form', () =>
        HttpResponse.json(
          {
            status: 400,
            code: 'BAD_REQUEST',
            message: 'Some of the data is not valid.',
            data: {
              fields: [
                { path: 'emailId', message: 'Enter a valid email address' },
                { path: 'data.mobile', message: 'Enter a valid phone number' },
              ],
            },
          },
          { status: 400 },
        ),
      ),
    );
    fill({ ...typed, emailId: 'noor@mail.con', mobile: '12' });
    send();
    await expect.poll(() => saidAt('emailId')).toBe('Enter a valid email address');
    expect(saidAt('mobile')).toBe('Enter a valid phone number');
    expect(saidAt('')).toBe('');
    expect(control('message').value).toBe('Do I need Revit?');
    expect(document.activeElement).toBe(control('emailId'));
    expect(control('emailId').getAttribute('aria-invalid')).toBe('true');
    answers('leads', 'saveLead', { leadId: LEAD_ID });
    fill({ emailId: 'noor@plinth.test', mobile: '' });
    send();
    await expect.poll(() => sent().hidden).toBe(false);
    expect(saidAt('emailId')).toBe('');
    expect(control('emailId').hasAttribute('aria-invalid')).toBe(false);
  });

  it('API-065 D-46 the same text keeps its idempotency key after a reload', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.put('*/v1/client/lead/lead-form', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ leadId: LEAD_ID });
      }),
    );
    for (const turn of [1, 2]) {
      draw('lead');
      fill(typed);
      send();
      await expect.poll(() => keys).toHaveLength(turn);
    }
    expect(keys[0]).toMatch(/^[\w.]{20,128}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('API-065 while sending, the button says so and ignores a second submit', async () => {
    const seen = answers('leads', 'saveLead', { leadId: LEAD_ID });
    fill(typed);
    send();
    const button = document.querySelector('button') as HTMLButtonElement;
    expect(button).toHaveTextContent('Sending…');
    send();
    await expect.poll(() => sent().hidden).toBe(false);
    expect(seen).toHaveLength(1);
    expect(button).toHaveTextContent('Send');
  });

  it('API-065 a retry after a lost response has the same key, a changed text another', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.put('*/v1/client/lead/lead-form', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    for (const message of ['One', 'One', 'Two']) {
      fill({ ...typed, message });
      const before = keys.length;
      send();
      await expect.poll(() => keys).toHaveLength(before + 1);
      await expect.poll(() => saidAt('')).toContain('did not arrive');
      await expect.poll(() => document.querySelector('button')?.ariaDisabled).not.toBe('true');
    }
    expect(keys[0]).toMatch(/^[\w.:-]{1,128}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('LEADS-01 a badly encoded cookie does not stop the lead', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('_fbc=fb.1.2.%E0%A4%A');
    const seen = answers('leads', 'saveLead', { leadId: LEAD_ID });
    fill(typed);
    send();
    await expect.poll(() => sent().hidden).toBe(false);
    expect(seen[0]?.body).toMatchObject({ _fbc: 'fb.1.2.%E0%A4%A' });
  });

  it('API-069 a refusal without fields is shown at the button, and the typed text stays', async () => {
    refuses('leads', 'saveLead', 429, 'Too many tries. Try again in 10 min.');
    fill(typed);
    send();
    await expect.poll(() => saidAt('')).toBe('Too many tries. Try again in 10 min.');
    expect(control('firstName').value).toBe('Noor');
    expect(sent().hidden).toBe(true);
  });
});
