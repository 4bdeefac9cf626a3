import { foldText } from '@plinth/domain/search/fold-text';
import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { isLike } from '../db/is-like.ts';
import { textOrAddressLike } from './people/text-or-address-like.ts';

/** A word as a pattern that matches it anywhere, without accents: what it is compared with goes through `folded`. */
export const containing = (word: string) => `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`;

/** The words of a search. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '');

/**
 * Whether each word of a search occurs somewhere in these columns, in any order and case, with or without accents; no
 * condition for an empty search.
 * @param emailId the address of the person whom a row is about, who is found by each of their addresses
 */
export function matchesSearch(
  search: string,
  columns: readonly (Column | SQL)[],
  emailId?: Column,
): SQL | undefined {
  const text = sql`concat_ws(' ', ${sql.join(emailId ? [...columns, emailId] : [...columns], sql`, `)})`;
  const patterns = wordsOf(search).map(containing);
  return and(
    ...patterns.map((pattern) =>
      emailId ? textOrAddressLike(isLike(text, pattern), emailId, pattern) : isLike(text, pattern),
    ),
  );
}

/** The same for texts in memory: whether each word of a search occurs somewhere in them. */
export function searchIn(search: string): (texts: readonly (string | null | undefined)[]) => boolean {
  const plain = (text: string) => foldText(text).toLowerCase();
  const words = plain(search).split(/\s+/);
  return (texts) => {
    const text = plain(texts.filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  };
}
