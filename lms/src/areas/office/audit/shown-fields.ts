import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Returns the fields of an entry that are shown: for a change those that differ, for a creation or removal all. A form
 * is recorded whole, and most of it is unchanged.
 */
export function shownFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return before && after ? names.filter((name) => !isSame(before[name], after[name])) : names;
}
