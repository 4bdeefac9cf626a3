import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, desc, eq } from 'drizzle-orm';
import { courseNodes, creditEntries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

const EVENT_TYPES: Record<string, string> = { completed: 'NODE_COMPLETED', quiz: 'QUIZ_COMPLETED' };

/**
 * Maps a reason to a constant of the API: `quiz-retake-2` is QUIZ_IMPROVED, `quiz-regrade-2` QUIZ_REGRADED, a reason
 * from another area its name in capitals.
 */
const eventTypeOf = (reason: string) =>
  EVENT_TYPES[reason] ??
  (reason.startsWith('quiz-retake-')
    ? 'QUIZ_IMPROVED'
    : reason.startsWith('quiz-regrade-')
      ? 'QUIZ_REGRADED'
      : reason.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_'));

/** Lists what earned the caller credits, newest first. */
export async function listPerformanceEvents(deps: Deps, caller: Member, pageNo: number) {
  const own = and(
    eq(creditEntries.cohortId, caller.membership.cohortId),
    eq(creditEntries.userId, caller.userId),
  );
  const [events, total] = await Promise.all([
    deps.db
      .select({
        reason: creditEntries.reason,
        nodeId: creditEntries.nodeId,
        meta: courseNodes.meta,
        credits: creditEntries.credits,
        createdAt: creditEntries.createdAt,
      })
      .from(creditEntries)
      .leftJoin(courseNodes, eq(courseNodes.nodeId, creditEntries.nodeId))
      .where(own)
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.creditId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    deps.db.$count(creditEntries, own),
  ]);
  return {
    events: events.map(({ reason, createdAt, meta, ...event }) => ({
      eventType: eventTypeOf(reason),
      ...event,
      title: meta?.title ?? '',
      createdAt: createdAt.toISOString(),
    })),
    total,
  };
}
