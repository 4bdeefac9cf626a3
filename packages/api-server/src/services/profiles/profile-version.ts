import { eq, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { versionOf } from '../../db/queries/profiles/version-of.ts';
import { refuse } from '../refusal.ts';
import { equalsValues } from './equals-values.ts';

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
  return version === undefined ? undefined : or(eq(versionOf(of), version), equalsValues(table, values));
}

/** The refusal of a change based on an outdated version; `present` is the current content. */
export const changedElsewhere = (present: object) =>
  refuse('CONFLICT', 'This was changed in another window in the meantime. Check it again, then save.', {
    present,
  });
