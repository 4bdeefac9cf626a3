import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Fields = Record<string, Column>;
type RowOf<F extends Fields> = { [K in keyof F]: GetColumnData<F[K], 'query'> };

/**
 * Selects the rows of another table that belong to a selected row as one field: no further round trip, and no row of
 * the select duplicated. Each value is read by its column, so an instant is a Date.
 */
export function jsonList<F extends Fields>(
  fields: F,
  { from, where, orderBy }: { from: PgTable; where: SQL; orderBy: (Column | SQL)[] },
): SQL<RowOf<F>[]> {
  const entries = Object.entries(fields);
  const pairs = entries.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const list = sql`json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${sql.join(orderBy, sql`, `)})`;
  const read = (rows: Record<string, unknown>[]) =>
    rows.map((row) => {
      const out: Record<string, unknown> = {};
      for (const [name, column] of entries)
        out[name] = row[name] === null ? null : column.mapFromDriverValue(row[name]);
      return out as RowOf<F>;
    });
  return sql`(select coalesce(${list}, '[]') from ${from} where ${where})`.mapWith(read);
}
