import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { mentorQueries } from '../../db/schema/curriculum.ts';
import { withholdQueryMails } from '../mentor-queries/withhold-query-mails.ts';
import { notify } from '../notifications/notify.ts';

/** A learner whose group, or the guide of it, has changed: who guided them until now, and who does from now on. */
export type GuideChange = { userId: string; fromId: string | null; toId: string | null };

type Passing = { cohortId: string; changes: readonly GuideChange[]; at: Date };

/**
 * Passes the unresolved queries of learners on to the guide whom they have now, or to nobody, and notifies each such
 * guide once. Those that were assigned to someone else than the former guide stay there, and so does the credit for an
 * answer.
 * @returns how many were passed on
 */
export async function passOnQueries(tx: Transaction, { cohortId, changes, at }: Passing): Promise<number> {
  const ways = new Map<string, { fromId: string | null; toId: string | null; userIds: string[] }>();
  for (const { userId, fromId, toId } of changes) {
    if (fromId === toId) continue;
    const way = ways.get(`${fromId} ${toId}`) ?? { fromId, toId, userIds: [] };
    way.userIds.push(userId);
    ways.set(`${fromId} ${toId}`, way);
  }
  const passed: { queryId: string; isWaiting: boolean; toId: string | null }[] = [];
  for (const { fromId, toId, userIds } of ways.values()) {
    const rows = await tx
      .update(mentorQueries)
      .set({ assignedIgId: toId })
      .where(
        and(
          eq(mentorQueries.cohortId, cohortId),
          inArray(mentorQueries.askedById, userIds),
          ne(mentorQueries.state, 'RESOLVED'),
          or(
            isNull(mentorQueries.assignedIgId),
            fromId === null ? undefined : eq(mentorQueries.assignedIgId, fromId),
          ),
        ),
      )
      .returning({ queryId: mentorQueries.queryId, state: mentorQueries.state });
    for (const { queryId, state } of rows) passed.push({ queryId, isWaiting: state === 'UNANSWERED', toId });
  }
  // A query of nobody still waits for the former guide too.
  const queryIds = passed.flatMap(({ queryId, toId }) => (toId === null ? [] : queryId));
  await withholdQueryMails(tx, { cohortId, queryIds });
  const waiting = passed.filter(({ isWaiting }) => isWaiting);
  for (const toId of new Set(waiting.flatMap((query) => query.toId ?? []))) {
    const count = waiting.filter((query) => query.toId === toId).length;
    await notify(tx, {
      userIds: [toId],
      category: 'REPLY',
      key: `passed-on:${cohortId}:${at.toISOString()}`,
      title: count === 1 ? 'A query was passed on to you' : `${count} queries were passed on to you`,
      text: 'Their learners are in your groups now and wait for an answer.',
      href: `${areaPagePath('mentor', cohortId, 'queries')}?assigned=me`,
      at,
    });
  }
  return passed.length;
}
