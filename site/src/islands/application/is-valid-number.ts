import { isWithinPhoneLimits } from '@plinth/domain/fields/is-within-phone-limits';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether a number with the code of its country exists by the library's data per country. Apart from its callers, who
 * import it when they need it: a dynamic import of the library itself would bring all of it.
 */
export function isValidNumber(text: string): boolean {
  const number = parsePhoneNumberFromString(text);
  return number !== undefined && isWithinPhoneLimits(text, number.nationalNumber) && number.isValid();
}
