import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Letters that Unicode does not take apart into a plain one and a mark. */
const WHOLE = 'øØłŁđĐħĦŧŦıÐð';
const PLAIN = 'oOlLdDhHtTiDd';

/**
 * A text without accents, as the database's function `folded` makes it, which needs no extension: "façade" becomes
 * "facade", "Łukasz" "Lukasz". Marks of other scripts are letters there, and stay.
 */
export const foldText = (text: string): string =>
  [
    ...text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  ]
    .map((letter) => PLAIN[WHOLE.indexOf(letter)] ?? letter)
    .join('');

/** Whether a text is like a pattern that `containing` made, in any case and with or without accents. */
export const isLike = (text: SQLWrapper, pattern: string): SQL => sql`folded(${text}) ilike ${pattern}`;
