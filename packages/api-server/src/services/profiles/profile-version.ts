import { and, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { refuse } from '../refusal.ts';

const COLUMNS = {
  details: ['first_name', 'last_name', 'bio', 'occupation', 'current_company', 'work_experience_in_months'],
  entry: ['data'],
  project: ['title', 'description', 'softwares', 'link'],
} as const;

/** The version of a row as an SQL expression (ProfileVersion in domain): it changes with what is written, no more. */
export const versionSql = (of: keyof typeof COLUMNS, alias?: string) =>
  `md5(row(${COLUMNS[of].map((column) => (alias ? `${alias}.${column}` : column)).join(', ')})::text)`;

/**
 * The condition of an update that was written on `version`: nobody has saved since, or the row already says what
 * `values` would make it, so that a repeat has the same answer. Without a version the update is unconditional.
 */
export function writtenOn(
  of: keyof typeof COLUMNS,
  version: string | undefined,
  table: PgTable,
  values: object,
): SQL | undefined {
  if (version === undefined) return undefined;
  const columns = getTableColumns(table);
  const isRepeat = Object.entries(values).map(([name, value]) => {
    const column = columns[name];
    if (!column) throw new Error(`no column ${name}`);
    return sql`${column} is not distinct from ${sql.param(value, column)}`;
  });
  return or(sql`${sql.raw(versionSql(of))} = ${version}`, and(...isRepeat));
}

/** The refusal of a change that was written on a version that is no longer there; `present` is what is there now. */
export const changedElsewhere = (present: object) =>
  refuse('CONFLICT', 'This was changed in another window meanwhile. Look at it again, then save.', {
    present,
  });
