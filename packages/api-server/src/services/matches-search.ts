import { and, type Column, type SQL, sql } from 'drizzle-orm';

/** A word as a pattern that finds it anywhere. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether each word of a search stands somewhere in these columns, in any order and case; no word asks nothing. */
export function matchesSearch(search: string, columns: readonly Column[]): SQL | undefined {
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => sql`${text} ilike ${containing(word)}`));
}
