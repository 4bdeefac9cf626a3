import { isValidIndianPhone } from '@plinth/domain/fields/phone';
import type { PhoneCountry, PhoneValue } from '@plinth/ui/PhoneInput';
import { phoneText } from '../../parts/forms/phone-text.ts';

const INDIA = 'IN';

/**
 * A sent number back into country and number; `preferred` decides among countries of one code, as +1, and is the
 * country of an empty field. Without a code a number is Indian: all others are sent with theirs.
 */
export function phoneValue(text: string, countries: readonly PhoneCountry[], preferred: string): PhoneValue {
  if (!text.startsWith('+')) return { country: text === '' ? preferred : INDIA, number: text };
  const matching = countries
    .filter(({ dialCode }) => text.startsWith(dialCode))
    .sort(
      (a, b) =>
        b.dialCode.length - a.dialCode.length || Number(b.code === preferred) - Number(a.code === preferred),
    );
  const [found] = matching;
  return found
    ? { country: found.code, number: text.slice(found.dialCode.length) }
    : { country: preferred, number: text };
}

/**
 * What is wrong with a number, or null: the strict rule for India, the library with its data per country for all
 * others, which is fetched when it is first needed.
 */
export async function phoneProblem(
  value: PhoneValue,
  countries: readonly PhoneCountry[],
): Promise<string | null> {
  const text = phoneText(value, countries);
  if (value.country === INDIA)
    return isValidIndianPhone(text) ? null : 'Enter a valid Indian phone number with 10 digits';
  const { isValidNumber } = await import('./is-valid-number.ts');
  return isValidNumber(text) ? null : 'Enter a valid phone number of this country';
}
