import { phoneCountryOf } from '@plinth/domain/fields/phone-country-of';
import type { PhoneCountry } from '@plinth/ui/PhoneInput';

const UNKNOWN = 'IN';

/** Sets the country to the one of whoever looks, unless they have chosen or typed already. */
async function followVisitor(select: HTMLSelectElement, phone: HTMLInputElement): Promise<void> {
  const answer = await fetch('/v1/client/public/lms/location');
  const { countryCode = UNKNOWN } = (await answer.json()) as { countryCode?: string };
  if (countryCode !== UNKNOWN && phone.value === '' && !('chosen' in select.dataset))
    for (const option of select.options) option.selected ||= option.value === countryCode;
}

/**
 * Puts a choice of country codes before the phone of a form. Without it a number from abroad is typed with its code,
 * and the line that says so goes.
 * @returns the code of the chosen country
 */
export function offerCountries(form: HTMLFormElement, countries: readonly PhoneCountry[]): () => string {
  const phone = form.querySelector<HTMLInputElement>('input[type=tel]');
  if (!phone || countries.length === 0) return () => 'IN';
  const select = document.createElement('select');
  select.ariaLabel = 'Country code';
  select.className = phone.className;
  select.autocomplete = 'tel-country-code';
  const preferred = phoneCountryOf(String(new FormData(form).get('region')));
  for (const { code, dialCode } of countries)
    select.add(new Option(`${code} ${dialCode}`, code, false, code === preferred));
  select.addEventListener('change', () => {
    select.dataset.chosen = '';
  });
  phone.before(select);
  phone.autocomplete = 'tel-national';
  // It keeps its place: nothing below may move away from under a finger.
  const unaided = form.querySelector<HTMLElement>('[data-unaided]');
  if (unaided) unaided.style.visibility = 'hidden';
  // Whose country nobody knows keeps that of the page.
  followVisitor(select, phone).catch(() => undefined);
  return () => select.value;
}
