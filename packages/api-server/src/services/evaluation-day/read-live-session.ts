import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { heldBy, readInterviews } from './read-interviews.ts';

/**
 * Returns the room of the evaluation day and the guide's interviews by start, in two queries. Of several days it is the
 * next one's, the guide's own room before others; once all are over, the last one's. A room of a day that was called off
 * has no link.
 */
export async function readLiveSession(deps: Deps, guide: Member) {
  const { cohortId } = guide.membership;
  const now = deps.now();
  const isOver = lt(liveSessions.endDate, now);
  const [[session], held] = await Promise.all([
    deps.db
      .select({
        liveSessionId: liveSessions.liveSessionId,
        startDate: liveSessions.startDate,
        endDate: liveSessions.endDate,
        sessionStatus: liveSessions.sessionStatus,
        joinLink: liveSessions.wayIn,
      })
      .from(liveSessions)
      .innerJoin(courseNodes, eq(courseNodes.nodeId, liveSessions.nodeId))
      .where(
        and(
          eq(liveSessions.cohortId, cohortId),
          eq(courseNodes.namespace, 'REVIEW_DAY'),
          isNull(courseNodes.retiredAt),
        ),
      )
      .orderBy(
        isOver,
        eq(liveSessions.sessionStatus, 'RESCHEDULED'),
        desc(sql`coalesce(${eq(liveSessions.mentorId, guide.userId)}, false)`),
        sql`case when not ${isOver} then ${liveSessions.startDate} end`,
        desc(liveSessions.startDate),
      )
      .limit(1),
    readInterviews(deps.db, { cohortId, which: heldBy(guide.userId), now }),
  ]);
  return {
    liveSession: session
      ? {
          ...session,
          joinLink: session.sessionStatus === 'RESCHEDULED' ? null : session.joinLink,
          startDate: session.startDate.toISOString(),
          endDate: session.endDate.toISOString(),
        }
      : null,
    interviews: held.map(({ userId, firstName, slotId, startDate, slotStatus }) => ({
      userId,
      firstName,
      slotId,
      startDate,
      slotStatus,
    })),
  };
}
