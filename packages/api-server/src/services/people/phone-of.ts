import { plainCharacters } from '@plinth/domain/fields/plain-characters';

/**
 * A phone number as people write one: national with a leading zero, international with + or two zeros, with separators.
 */
const PHONE = /^[+\d\s().\-/]+$/;
const DIGITS_MIN = 6;

/**
 * Returns the digits of a search that is a phone number, however written, without leading zeros, as they occur in the
 * stored number. Null for any other search.
 */
export function phoneOf(search: string): string | null {
  const typed = plainCharacters(search);
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  return PHONE.test(typed) && digits.length >= DIGITS_MIN ? digits : null;
}
