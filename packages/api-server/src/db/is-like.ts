import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a text matches a pattern made by `containing`, ignoring case and accents. */
export const isLike = (text: SQLWrapper, pattern: string): SQL => sql`folded(${text}) ilike ${pattern}`;
