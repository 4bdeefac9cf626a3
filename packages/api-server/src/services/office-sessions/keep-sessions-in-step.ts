import { and, eq, gt, gte, inArray, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes, courses, liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { callOff } from './call-off.ts';
import { holdAddedSessions } from './hold-added-sessions.ts';
import { resumeSession } from './resume-session.ts';

/** The ids of the upcoming sessions of a course in its active cohorts that meet a condition. */
const upcoming = (tx: Transaction, code: string, now: Date, which: SQL | undefined) =>
  tx
    .select({ liveSessionId: liveSessions.liveSessionId })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .innerJoin(courses, eq(courses.courseId, courseNodes.courseId))
    .innerJoin(cohorts, eq(cohorts.cohortId, liveSessions.cohortId))
    .where(and(eq(courses.code, code), eq(cohorts.status, 'ACTIVE'), gt(liveSessions.startDate, now), which));

/** The ids of the parts of a course that are planned as live sessions now. */
const plannedIn = async (tx: Transaction, code: string) =>
  (
    await tx
      .select({ nodeId: courseNodes.nodeId })
      .from(courseNodes)
      .innerJoin(courses, eq(courses.courseId, courseNodes.courseId))
      .where(and(eq(courses.code, code), isNull(courseNodes.retiredAt), isNotNull(courseNodes.liveSession)))
  ).map(({ nodeId }) => nodeId);

const lockEach = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select()
    .from(liveSessions)
    .where(inArray(liveSessions.liveSessionId, [...ids]))
    .orderBy(liveSessions.liveSessionId)
    .for('update');

/**
 * Publishes a course, after which the upcoming sessions of its active cohorts follow: those of removed lessons are
 * called off; those that were called off with a lesson that is taught again take place after all; those that are new in
 * the plan get a date. Everyone concerned is notified.
 */
export async function keepSessionsInStep<T extends { courseId: string }>(
  tx: Transaction,
  deps: Pick<Deps, 'now' | 'settings'>,
  act: StaffAct,
  { code, publish }: { code: string; publish: () => Promise<T> },
): Promise<T> {
  const now = deps.now();
  const withLesson = await upcoming(
    tx,
    code,
    now,
    and(eq(liveSessions.sessionStatus, 'RESCHEDULED'), gte(liveSessions.calledOffAt, courseNodes.retiredAt)),
  );
  const planned = new Set(await plannedIn(tx, code));
  const published = await publish();
  const calledOff = withLesson.map(({ liveSessionId }) => liveSessionId);
  const moved = await upcoming(
    tx,
    code,
    now,
    or(
      and(
        isNotNull(courseNodes.retiredAt),
        notInArray(liveSessions.sessionStatus, ['RESCHEDULED', 'COMPLETED']),
      ),
      and(isNull(courseNodes.retiredAt), inArray(liveSessions.liveSessionId, calledOff)),
    ),
  );
  const sessions = await lockEach(
    tx,
    moved.map(({ liveSessionId }) => liveSessionId),
  );
  for (const session of sessions)
    if (!calledOff.includes(session.liveSessionId)) await callOff(tx, deps, act, session);
    else await resumeSession(tx, deps, act, session);
  await holdAddedSessions(tx, deps, act, {
    courseId: published.courseId,
    nodeIds: (await plannedIn(tx, code)).filter((nodeId) => !planned.has(nodeId)),
  });
  return published;
}
