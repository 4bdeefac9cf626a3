import type { MentorCalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { daysOf } from '@plinth/domain/calendar/days-of';
import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { addDays } from '@plinth/domain/dates/calendar-date';
import type { Caller, RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { requireWeek } from './require-week.ts';
import { zoneOf } from './zone-of.ts';

type Row = {
  cohortId: string;
  liveSessionId: string;
  title: string | null;
  startDate: Date;
  endDate: Date;
  sessionStatus: SessionStatus;
};

const text = `select s.cohort_id as "cohortId", s.live_session_id as "liveSessionId", n.meta ->> 'title' as title,
    s.start_date as "startDate", s.end_date as "endDate", s.session_status as "sessionStatus"
  from live_sessions s join course_nodes n using (node_id)
  where (n.retired_at is null or s.end_date < n.retired_at) and s.mentor_id = $1 and ($2::uuid is null or s.cohort_id = $2) and s.start_date >= $3 and s.start_date < $4
    and exists (select 1 from cohort_mentors m
      where m.cohort_id = s.cohort_id and m.user_id = $1 and m.role = 'LEAD_MENTOR')`;

/** The own sessions of a lead mentor in a week (API-192). @throws Refusal BAD_REQUEST for days that are no week */
export async function readMentorWeek(
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  { cohortId, ...week }: { weekStart: string; weekEnd: string; cohortId?: string | undefined },
): Promise<MentorCalendarWeek> {
  requireWeek(week);
  const { rows } = await deps.pool.query<Row>({
    name: 'lead-mentor-week',
    text,
    values: [caller.userId, cohortId ?? null, addDays(week.weekStart, -1), addDays(week.weekEnd, 2)],
  });
  const now = deps.now().toISOString();
  const events = rows.map((row) => {
    const session = { ...row, startDate: row.startDate.toISOString(), endDate: row.endDate.toISOString() };
    return {
      ...session,
      title: row.title ?? 'Live session',
      sessionStatus: sessionStatusAt(session, now),
    };
  });
  return { days: daysOf(week.weekStart, events, zoneOf(request)) };
}
