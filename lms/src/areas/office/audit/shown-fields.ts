import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * The fields of an entry that are shown: of a change those that differ, of what was made or ended all. What is written
 * down of a form is the whole of it, most of which stays as it was.
 */
export function shownFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return before && after ? names.filter((name) => !isSame(before[name], after[name])) : names;
}
