import { Id } from '@plinth/domain/fields/id';
import type { Queryable } from '../../db/database.ts';
import { findErased } from '../../db/queries/audit-entries/find-erased.ts';
import type { AuditedChange } from './record-audit.ts';
import { withoutWordsOf } from './without-words-of.ts';

/** As they are stored: a date is text then. */
const stored = (facts: object): object => JSON.parse(JSON.stringify(facts));

function withoutWords(change: AuditedChange): AuditedChange {
  const { details, before, after } = change;
  return {
    ...change,
    ...(details && { details: withoutWordsOf(stored(details)) }),
    ...(before && { before: withoutWordsOf(stored(before)) }),
    ...(after && { after: withoutWordsOf(stored(after)) }),
  };
}

/** The person, the order and the application that a change is about, by the facts that an erasure goes by as well. */
const idsOf = ({ subjectId, details }: AuditedChange): string[] =>
  [subjectId, details?.userId, details?.orderId, details?.applicationId].flatMap((id) => {
    const known = Id.safeParse(id);
    return known.success ? [known.data] : [];
  });

/**
 * Returns the changes as the log may have them: of those about somebody who was erased, without the words about them.
 * The erasure itself keeps its reason. Asks the database only if there are words about anybody.
 */
export async function withoutWordsAboutErased(
  tx: Queryable,
  changes: readonly AuditedChange[],
): Promise<AuditedChange[]> {
  const spared = new Map(
    changes.flatMap((change) => {
      if (change.action === 'people.erased') return [];
      const without = withoutWords(change);
      return JSON.stringify(without) === JSON.stringify(change) ? [] : [[change, without] as const];
    }),
  );
  const ids = [...spared.keys()].flatMap(idsOf);
  const erased = new Set(ids.length === 0 ? [] : (await findErased.rows(tx, { ids })).map(({ id }) => id));
  return changes.map((change) =>
    idsOf(change).some((id) => erased.has(id)) ? (spared.get(change) ?? change) : change,
  );
}
