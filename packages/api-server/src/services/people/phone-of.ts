import { plainCharacters } from '@plinth/domain/fields/plain-characters';

/** A number as people write one: at home with a zero in front, abroad with a + or two zeros, with signs between. */
const PHONE = /^[+\d\s().\-/]+$/;
const DIGITS_MIN = 6;

/** A search that is a phone number, however it is written: its digits without the zeros in front, as they stand in the
 * number that is kept. Null for any other. */
export function phoneOf(search: string): string | null {
  const typed = plainCharacters(search);
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  return PHONE.test(typed) && digits.length >= DIGITS_MIN ? digits : null;
}
