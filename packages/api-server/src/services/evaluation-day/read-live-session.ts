import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { heldBy, readInterviews } from './read-interviews.ts';

type Row = {
  live_session_id: string;
  start_date: string;
  end_date: string;
  session_status: SessionStatus;
  join_link: string | null;
};

/** The room of the evaluation day and the own interviews by their begin (API-204), in two queries. */
export async function readLiveSession(deps: Deps, guide: Member) {
  const { cohortId } = guide.membership;
  const [{ rows }, held] = await Promise.all([
    deps.db.execute<Row>(sql`
      select l.live_session_id, l.start_date, l.end_date, l.session_status, l.join_link
      from live_sessions l join course_nodes n using (node_id)
      where l.cohort_id = ${cohortId} and n.namespace = 'REVIEW_DAY'
      order by coalesce(l.mentor_id = ${guide.userId}, false) desc, l.start_date limit 1`),
    readInterviews(deps.db, { cohortId, which: heldBy(guide.userId), now: deps.now() }),
  ]);
  const [session] = rows;
  return {
    liveSession: session
      ? {
          liveSessionId: session.live_session_id,
          startDate: new Date(session.start_date).toISOString(),
          endDate: new Date(session.end_date).toISOString(),
          sessionStatus: session.session_status,
          joinLink: session.join_link,
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
