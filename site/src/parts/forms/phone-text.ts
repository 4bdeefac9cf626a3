import { plainPhone } from '@plinth/domain/fields/plain-phone';
import type { PhoneCountry, PhoneValue } from '@plinth/ui/PhoneInput';

const INDIA = 'IN';

/** A number as it is sent: Indian ones as typed, all others with the code of their country. */
export function phoneText({ country, number }: PhoneValue, countries: readonly PhoneCountry[]): string {
  const digits = plainPhone(number);
  if (country === INDIA || digits === '' || digits.startsWith('+')) return digits;
  const dialCode = countries.find(({ code }) => code === country)?.dialCode ?? '';
  return `${dialCode}${digits.replace(/^0+/, '')}`;
}
