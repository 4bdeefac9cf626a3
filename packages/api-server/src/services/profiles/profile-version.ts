import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { versionOf } from '../../db/queries/profiles/version-of.ts';
import { refuse } from '../refusal.ts';

/**
 * The condition of an update based on `version`: the row has not been saved since, or already equals what `values`
 * would make it, so that a repeat has the same answer. Without a version the update is unconditional.
 */
export function writtenOn(
  of: Parameters<typeof versionOf>[0],
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
  return or(eq(versionOf(of), version), and(...isRepeat));
}

/** The refusal of a change based on an outdated version; `present` is the current content. */
export const changedElsewhere = (present: object) =>
  refuse('CONFLICT', 'This was changed in another window in the meantime. Check it again, then save.', {
    present,
  });
