import { plainCharacters } from '@plinth/domain/fields/plain-characters';

/** A number as people write one: at home with a zero in front, abroad with a + or two zeros, with signs between. */
const PHONE = /^[+\d\s().\-/]+$/;
const DIGITS_MIN = 6;

/**
 * The words of a search among names, addresses and phone numbers. What is a phone number, however it is written, is one
 * word: its digits without the zeros in front, as they stand in the number that is kept.
 */
export function contactWords(search: string): string[] {
  const typed = plainCharacters(search);
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  if (PHONE.test(typed) && digits.length >= DIGITS_MIN) return [digits];
  return search.split(/\s+/).filter((word) => word !== '');
}
