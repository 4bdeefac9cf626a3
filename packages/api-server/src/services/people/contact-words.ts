import { wordsOf } from '../matches-search.ts';
import { phoneOf } from './phone-of.ts';

/** The words of a search among names, addresses and phone numbers alone; what is a phone number is one word. */
export function contactWords(search: string): string[] {
  const phone = phoneOf(search);
  return phone ? [phone] : wordsOf(search);
}
