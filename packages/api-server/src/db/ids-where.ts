import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Aggregates the ids of the grouped rows for which a condition holds. */
export const idsWhere = (ids: SQLWrapper, where: SQL | undefined) =>
  sql`coalesce(array_agg(${ids}) filter (where ${where}), '{}')`.mapWith((found: string[]) => found);
