import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The condition that the named columns of a row have these values. */
export function equalsValues(table: PgTable, values: object): SQL | undefined {
  const columns = getTableColumns(table);
  return and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name];
      if (!column) throw new Error(`no column ${name}`);
      return sql`${column} is not distinct from ${sql.param(value, column)}`;
    }),
  );
}
