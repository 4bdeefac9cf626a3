import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a text is like a pattern that `containing` made, in any case and with or without accents. */
export const isLike = (text: SQLWrapper, pattern: string): SQL => sql`folded(${text}) ilike ${pattern}`;
