import type { MentorCalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { daysOf } from '@plinth/domain/calendar/days-of';
import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import { addDays } from '@plinth/domain/dates/add-days';
import type { Caller, RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { mentorSessions } from './mentor-sessions.ts';
import { requireWeek } from './require-week.ts';
import { zoneOf } from './zone-of.ts';

/** Reads a lead mentor's own sessions in a week. @throws Refusal BAD_REQUEST for days that are not a week */
export async function readMentorWeek(
  deps: Deps,
  request: RequestFacts,
  caller: Caller,
  { cohortId, ...week }: { weekStart: string; weekEnd: string; cohortId?: string | undefined },
): Promise<MentorCalendarWeek> {
  requireWeek(week);
  const rows = await mentorSessions(deps.db, {
    mentorId: caller.userId,
    role: 'LEAD_MENTOR',
    from: addDays(week.weekStart, -1),
    until: addDays(week.weekEnd, 2),
  });
  const now = deps.now().toISOString();
  const events = rows
    .filter(({ session }) => cohortId === undefined || session.cohortId === cohortId)
    .map(({ session, node }) => {
      const times = {
        startDate: session.startDate.toISOString(),
        endDate: session.endDate.toISOString(),
      };
      return {
        cohortId: session.cohortId,
        liveSessionId: session.liveSessionId,
        title: node.meta.title ?? 'Live session',
        ...times,
        sessionStatus: sessionStatusAt({ ...times, sessionStatus: session.sessionStatus }, now),
      };
    });
  return { days: daysOf(week.weekStart, events, zoneOf(request)) };
}
