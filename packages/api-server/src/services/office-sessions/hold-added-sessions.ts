import { cohortShift, type PlacedPart } from '@plinth/domain/cohorts/cohort-shift';
import { placeSession } from '@plinth/domain/cohorts/place-session';
import { exactTime } from '@plinth/domain/dates/format-day';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortMentors, cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { courseStart } from '../cohorts/course-start.ts';
import { listDatedNodes } from '../cohorts/list-dated-nodes.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { peopleOfSession } from './people-of-session.ts';

type Added = { courseId: string; nodeIds: readonly string[] };

/** The active cohorts of a course that have a start, each with a lead mentor: the primary one, if there is one. */
async function loadCohorts(tx: Transaction, courseId: string) {
  const starts = courseStart(tx, cohorts.cohortId).as('starts');
  const lead = tx
    .select({ userId: cohortMentors.userId })
    .from(cohortMentors)
    .where(and(eq(cohortMentors.cohortId, cohorts.cohortId), eq(cohortMentors.role, 'LEAD_MENTOR')))
    .orderBy(desc(cohortMentors.isPrimaryMentor), asc(cohortMentors.userId))
    .limit(1)
    .as('lead');
  return tx
    .select({
      cohortId: cohorts.cohortId,
      timeZone: cohorts.timeZone,
      holidays: cohorts.holidays,
      startsAt: starts.time,
      mentorId: lead.userId,
    })
    .from(cohorts)
    .innerJoinLateral(starts, sql`true`)
    .leftJoinLateral(lead, sql`true`)
    .where(and(eq(cohorts.courseId, courseId), eq(cohorts.status, 'ACTIVE')))
    .orderBy(cohorts.cohortId);
}

/** The parts of a course as a cohort has them, which tell how far it was moved. */
async function loadParts(tx: Transaction, courseId: string, cohortId: string): Promise<PlacedPart[]> {
  const nodes = await listDatedNodes(tx, { courseId, cohortId });
  return nodes.map(({ releaseDay, dueDay, releaseAt, dueAt }) => ({
    releaseDay,
    dueDay,
    own: { releaseAt: releaseAt?.getTime() ?? null, dueAt: dueAt?.getTime() ?? null },
  }));
}

/**
 * Has the active cohorts of a course hold the live sessions that are new in its plan, moved like their other dates and
 * with a lead mentor of theirs, unless the time for it has passed or they have had the session before. Everyone
 * concerned is notified.
 */
export async function holdAddedSessions(
  tx: Transaction,
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  act: StaffAct,
  { courseId, nodeIds }: Added,
): Promise<void> {
  if (nodeIds.length === 0) return;
  const at = now();
  const added = await tx
    .select()
    .from(courseNodes)
    .where(inArray(courseNodes.nodeId, [...nodeIds]));
  for (const { cohortId, timeZone, holidays, startsAt, mentorId } of await loadCohorts(tx, courseId)) {
    const start = startsAt.getTime();
    const shiftAt = cohortShift(start, await loadParts(tx, courseId, cohortId));
    for (const { nodeId, liveSession: plan } of added) {
      if (!plan) continue;
      const times = placeSession({ start, shift: shiftAt(plan.day), timeZone, holidays, plan });
      const [startDate, endDate] = [new Date(times.startDate), new Date(times.endDate)];
      if (startDate <= at) continue;
      const [session] = await tx
        .insert(liveSessions)
        .values({ cohortId, nodeId, mentorId, startDate, endDate })
        .onConflictDoNothing({ target: [liveSessions.cohortId, liveSessions.nodeId] })
        .returning();
      if (!session) continue;
      const { title, people } = await peopleOfSession(tx, session);
      await notifyOfMoment({ settings }, tx, {
        userIds: people.map(({ userId }) => userId),
        category: 'SLOT',
        key: `session-added:${session.liveSessionId}`,
        title: `A new live session: ${title}`,
        text: (zone) => `It begins on ${exactTime(times.startDate, zone)}.`,
        href: '/notifications',
        at,
        about: startDate,
      });
      await recordAudit(tx, at, act, {
        action: 'sessions.change',
        details: { liveSessionId: session.liveSessionId },
        before: {},
        after: { ...times, mentorId },
      });
    }
  }
}
