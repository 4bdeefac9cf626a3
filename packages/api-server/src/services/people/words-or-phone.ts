import { and, or, type SQL } from 'drizzle-orm';
import { wordsOf } from '../matches-search.ts';
import { phoneOf } from './phone-of.ts';

/**
 * The condition of a search over rows found by people and by other text, such as a batch "2026-01": each word matches,
 * or the whole search matches as a phone number.
 */
export function wordsOrPhone(search: string, finds: (word: string) => SQL | undefined): SQL | undefined {
  const words = and(...wordsOf(search).map(finds));
  const phone = phoneOf(search);
  return phone ? or(words, finds(phone)) : words;
}
