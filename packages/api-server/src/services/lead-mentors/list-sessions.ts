import { and, count, eq, sql } from 'drizzle-orm';
import { countWhere } from '../../db/count-where.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions, sessionAttendance } from '../../db/schema/curriculum.ts';
import { feedbackResponses } from '../../db/schema/feedback.ts';
import { sessionFeedback } from '../../db/schema/lead-mentors.ts';
import type { Deps } from '../../deps.ts';
import type { BatchName } from '../cohorts/find-batch.ts';
import { refuse } from '../refusal.ts';

/**
 * Lists the sessions of a cohort for staff, by start; `recorded` counts the learners whose attendance was taken. @throws Refusal NOT_FOUND no such cohort
 */
export async function listSessions({ db }: Pick<Deps, 'db'>, batch: BatchName) {
  const [cohort] = await db
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(and(eq(sql`${cohorts.productId}`, batch.productId), eq(cohorts.batchNumber, batch.batchNumber)));
  if (!cohort) throw refuse('NOT_FOUND', `There is no cohort ${batch.productId}-${batch.batchNumber}.`);
  const attendance = db
    .select({
      liveSessionId: sessionAttendance.liveSessionId,
      recorded: count().as('recorded'),
      attended: countWhere(sessionAttendance.attended).as('attended'),
    })
    .from(sessionAttendance)
    .groupBy(sessionAttendance.liveSessionId)
    .as('attendance');
  const ratings = db
    .select({ liveSessionId: sessionFeedback.liveSessionId, ratings: count().as('ratings') })
    .from(sessionFeedback)
    .innerJoin(feedbackResponses, eq(feedbackResponses.eventId, sessionFeedback.eventId))
    .where(eq(feedbackResponses.isSkipped, false))
    .groupBy(sessionFeedback.liveSessionId)
    .as('rated');
  const rows = await db
    .select({
      liveSessionId: liveSessions.liveSessionId,
      startDate: liveSessions.startDate,
      meta: courseNodes.meta,
      leadMentor: users.emailId,
      attended: attendance.attended,
      recorded: attendance.recorded,
      ratings: ratings.ratings,
    })
    .from(liveSessions)
    .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
    .leftJoin(users, eq(users.userId, liveSessions.mentorId))
    .leftJoin(attendance, eq(attendance.liveSessionId, liveSessions.liveSessionId))
    .leftJoin(ratings, eq(ratings.liveSessionId, liveSessions.liveSessionId))
    .where(eq(liveSessions.cohortId, cohort.cohortId))
    .orderBy(liveSessions.startDate, liveSessions.liveSessionId);
  return rows.map(({ meta, ...row }) => ({
    ...row,
    startDate: row.startDate.toISOString(),
    title: meta.title ?? null,
    attended: row.attended ?? 0,
    recorded: row.recorded ?? 0,
    ratings: row.ratings ?? 0,
  }));
}
