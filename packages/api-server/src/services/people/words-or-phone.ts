import { and, or, type SQL } from 'drizzle-orm';
import { wordsOf } from '../matches-search.ts';
import { phoneOf } from './phone-of.ts';

/**
 * What a search asks of rows that are found by people and by something else too, such as a batch "2026-01": that each of
 * its words is found, or all of it as a phone number.
 */
export function wordsOrPhone(search: string, finds: (word: string) => SQL | undefined): SQL | undefined {
  const words = and(...wordsOf(search).map(finds));
  const phone = phoneOf(search);
  return phone ? or(words, finds(phone)) : words;
}
