import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column that is stored folded (in lower case, without accents) matches a pattern made by `containing`. */
export const foldedLike = (folded: SQLWrapper, pattern: string): SQL => sql`${folded} like lower(${pattern})`;
