import type { CalendarEvent, CalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { daysOf } from '@plinth/domain/calendar/days-of';
import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { addDays } from '@plinth/domain/dates/calendar-date';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { joinLinkOf } from './join-link-of.ts';
import { readCalendar } from './read-calendar.ts';
import { requireWeek } from './require-week.ts';
import { zoneOf } from './zone-of.ts';

type Week = { weekStart: string; weekEnd: string };

/** A week of the cohort, Monday to Sunday (API-154). @throws Refusal BAD_REQUEST for days that are no week */
export async function readWeek(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  week: Week,
): Promise<CalendarWeek> {
  requireWeek(week);
  const { events } = await readCalendar(deps, caller);
  return { days: daysOf(week.weekStart, events, zoneOf(request)) };
}

type Row = {
  live_session_id: string;
  node_id: string;
  type: NodeKind;
  namespace: Namespace;
  title: string | null;
  start_date: Date;
  end_date: Date;
  session_status: SessionStatus;
  join_link: string | null;
};

const OWN_SESSIONS = `select s.live_session_id, s.node_id, n.type, n.namespace, n.meta ->> 'title' as title, s.start_date,
    s.end_date, s.session_status, s.join_link
  from live_sessions s join course_nodes n using (node_id)
  where (n.retired_at is null or s.end_date < n.retired_at) and s.mentor_id = $1 and s.cohort_id <> $2 and s.start_date >= $3 and s.start_date < $4
    and exists (select 1 from cohort_mentors m where m.cohort_id = s.cohort_id and m.user_id = $1)`;

/** As readWeek; a guide also gets the own sessions in other cohorts (API-164). @throws Refusal BAD_REQUEST */
export async function readWeekOfGuide(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  week: Week,
): Promise<CalendarWeek> {
  requireWeek(week);
  const { cohortId, mentorRoles } = caller.membership;
  if (!mentorRoles.includes('INDUSTRIAL_GUIDE')) return readWeek(deps, request, caller, week);
  const [{ view, events }, { rows }] = await Promise.all([
    readCalendar(deps, caller),
    deps.pool.query<Row>({
      name: 'own-sessions-elsewhere',
      text: OWN_SESSIONS,
      values: [caller.userId, cohortId, addDays(week.weekStart, -1), addDays(week.weekEnd, 2)],
    }),
  ]);
  const elsewhere: CalendarEvent[] = rows.map((row) => ({
    nodeId: row.node_id,
    type: row.type,
    namespace: row.namespace,
    title: row.title ?? 'Live session',
    startDate: row.start_date.toISOString(),
    endDate: row.end_date.toISOString(),
    sessionStatus: sessionStatusAt(
      {
        startDate: row.start_date.toISOString(),
        endDate: row.end_date.toISOString(),
        sessionStatus: row.session_status,
      },
      new Date(view.now).toISOString(),
    ),
    ...joinLinkOf(
      {
        liveSessionId: row.live_session_id,
        startDate: row.start_date.getTime(),
        endDate: row.end_date.getTime(),
        sessionStatus: row.session_status,
        joinLink: row.join_link,
      },
      row.namespace,
      caller.membership,
      view.now,
    ),
  }));
  return {
    days: daysOf(week.weekStart, [...events, ...elsewhere], zoneOf(request)),
  };
}
