import { type SQLWrapper, sql } from 'drizzle-orm';

/** Counts the grouped rows for which a condition holds. */
export const countWhere = (where: SQLWrapper) => sql`count(*) filter (where ${where})`.mapWith(Number);
