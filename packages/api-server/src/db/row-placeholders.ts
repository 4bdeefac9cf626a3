import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row whose values are filled in when its prepared statement runs: each is the placeholder `name.column`. */
export const rowPlaceholders = <Row extends object>(name: string, row: Row) =>
  Object.fromEntries(
    Object.keys(row).map((key) => [key, sql`${sql.placeholder(`${name}.${key}`)}`]),
  ) as Record<keyof Row, SQL>;

/**
 * What fills them. It is encoded here because the builder encodes what fills a column's own placeholder even if it is
 * null: a time cannot be, and JSON would become its own null.
 */
export function rowValues<Table extends PgTable>(name: string, table: Table, row: Table['$inferInsert']) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      `${name}.${key}`,
      value == null ? null : columns[key]?.mapToDriverValue(value),
    ]),
  );
}
