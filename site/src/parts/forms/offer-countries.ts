import { phoneCountryOf } from '@plinth/domain/fields/phone-country-of';
import type { PhoneCountry } from '@plinth/ui/PhoneInput';

const UNKNOWN = 'IN';

/** Sets the country to the visitor's, unless one has already been chosen or a number typed. */
async function followVisitor(select: HTMLSelectElement, phone: HTMLInputElement): Promise<void> {
  const answer = await fetch('/v1/client/public/lms/location');
  const { countryCode = UNKNOWN } = (await answer.json()) as { countryCode?: string };
  if (countryCode !== UNKNOWN && phone.value === '' && !('chosen' in select.dataset))
    for (const option of select.options) option.selected ||= option.value === countryCode;
}

/**
 * Adds a choice of country codes before the phone of a form. Without it a number from abroad is typed with its code,
 * and the line that explains this is hidden.
 * @param chosen the country of the number that is already typed, if any
 * @returns the code of the chosen country
 */
export function offerCountries(
  form: HTMLFormElement,
  countries: readonly PhoneCountry[],
  chosen?: string,
): () => string {
  const phone = form.querySelector<HTMLInputElement>('input[type=tel]');
  if (!phone || countries.length === 0) return () => 'IN';
  const select = document.createElement('select');
  select.ariaLabel = 'Country code';
  select.className = phone.className;
  select.autocomplete = 'tel-country-code';
  const preferred = chosen ?? phoneCountryOf(String(new FormData(form).get('region')));
  for (const { code, dialCode } of countries)
    select.add(new Option(`${code} ${dialCode}`, code, false, code === preferred));
  select.addEventListener('change', () => {
    select.dataset.chosen = '';
  });
  phone.before(select);
  phone.autocomplete = 'tel-national';
  // It keeps its space: nothing below may move away from under a finger.
  const unaided = form.querySelector<HTMLElement>('[data-unaided]');
  if (unaided) unaided.style.visibility = 'hidden';
  // If the visitor's country is unknown, the page's country stays.
  followVisitor(select, phone).catch(() => undefined);
  return () => select.value;
}
