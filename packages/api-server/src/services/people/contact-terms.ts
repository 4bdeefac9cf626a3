import { wordsOf } from '../matches-search.ts';
import { phoneOf } from './phone-of.ts';

/** Splits a search into words to match against names, addresses and phone numbers only; a phone number is one word. */
export function contactTerms(search: string): string[] {
  const phone = phoneOf(search);
  return phone ? [phone] : wordsOf(search);
}
