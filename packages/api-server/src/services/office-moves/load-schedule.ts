import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { Schedule } from '@plinth/domain/cohorts/plan-moves';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import { listDatedNodes } from '../cohorts/list-dated-nodes.ts';
import { cohortZone } from '../office-sessions/cohort-zone.ts';
import { refuse } from '../refusal.ts';

/**
 * Loads all dates of a cohort, without sessions that have started, were called off or are no longer part of the course.
 * @throws Refusal NOT_FOUND
 */
export async function loadSchedule(db: Queryable, cohortId: string, now: Date): Promise<Schedule> {
  const [cohort] = await db
    .select({ courseId: cohorts.courseId })
    .from(cohorts)
    .where(eq(cohorts.cohortId, cohortId));
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  const timelines = await db
    .select({ key: cohortTimelines.key, time: cohortTimelines.time })
    .from(cohortTimelines)
    .where(eq(cohortTimelines.cohortId, cohortId));
  const sessions = await db
    .select({ session: liveSessions, meta: courseNodes.meta })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .where(and(eq(liveSessions.cohortId, cohortId), isNull(courseNodes.retiredAt)));
  const nodes = await listDatedNodes(db, { courseId: cohort.courseId, cohortId });
  const keys = new Set(timelines.map(({ key }) => key));
  const at = now.toISOString();
  return {
    timeZone: await cohortZone(db, cohortId),
    startKey: keys.has('START_DATE') ? 'START_DATE' : keys.has('COURSE_UNLOCKED') ? 'COURSE_UNLOCKED' : null,
    milestones: timelines.map(({ key, time }) => ({ key, time: time.toISOString() })),
    sessions: sessions.flatMap(({ session: { liveSessionId, startDate, endDate, sessionStatus }, meta }) => {
      const times = { startDate: startDate.toISOString(), endDate: endDate.toISOString() };
      if (sessionStatusAt({ ...times, sessionStatus }, at) !== 'CREATED') return [];
      return [{ liveSessionId, title: meta.title ?? 'Live session', startDate: times.startDate }];
    }),
    nodes: nodes.map(({ meta, releaseAt, dueAt, ...node }) => ({
      ...node,
      title: meta.title ?? 'Untitled',
      releaseAt: releaseAt?.toISOString() ?? null,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  };
}
