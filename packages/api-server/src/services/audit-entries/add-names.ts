import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { Id } from '@plinth/domain/fields/id';
import type { Queryable } from '../../db/database.ts';
import { findNames } from '../../db/queries/audit-entries/find-names.ts';

type Unnamed = Omit<AuditEntry, 'names'>;

/** The ids in facts, wherever they stand: also as names of fields, where one value is kept of each of several people. */
function idsIn(facts: unknown): string[] {
  if (typeof facts === 'string') return Id.safeParse(facts).success ? [facts] : [];
  if (Array.isArray(facts)) return facts.flatMap(idsIn);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) => [...idsIn(name), ...idsIn(value)]);
}

/**
 * Entries with what the ids in them stand for. It is looked up when they are read, so that old entries say what is known
 * today; for all of them in one round trip, or none where no id stands in them.
 * @param factsOf what of an entry is looked through
 */
export async function addNames(
  db: Queryable,
  entries: readonly Unnamed[],
  factsOf: (entry: Unnamed) => unknown = ({ details, before, after }) => [details, before, after],
): Promise<AuditEntry[]> {
  const idsOf = entries.map((entry) => new Set(idsIn(factsOf(entry))));
  const ids = [...new Set(idsOf.flatMap((own) => [...own]))];
  const names = new Map(
    ids.length === 0 ? [] : (await findNames.rows(db, { ids })).map((name) => [name.id, name] as const),
  );
  return entries.map((entry, at) => ({
    ...entry,
    names: [...(idsOf[at] ?? [])].flatMap((id) => names.get(id) ?? []),
  }));
}
