import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { Id } from '@plinth/domain/fields/id';
import type { Queryable } from '../../db/database.ts';
import { findNames } from '../../db/queries/audit-entries/find-names.ts';

type Unnamed = Omit<AuditEntry, 'names'>;

/**
 * Collects the ids in facts, wherever they occur, including as names of fields, which map several people to one value
 * each.
 */
function idsIn(facts: unknown): string[] {
  if (typeof facts === 'string') return Id.safeParse(facts).success ? [facts] : [];
  if (Array.isArray(facts)) return facts.flatMap(idsIn);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) => [...idsIn(name), ...idsIn(value)]);
}

/**
 * Adds to entries the names of the ids in them. Names are looked up on reading, so that old entries show what is known
 * today; in one round trip for all entries, or none if they contain no ids.
 * @param factsOf the parts of an entry to search
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
