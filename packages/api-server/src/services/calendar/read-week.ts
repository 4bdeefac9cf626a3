import type { CalendarEvent, CalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { daysOf } from '@plinth/domain/calendar/days-of';
import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import { addDays } from '@plinth/domain/dates/add-days';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { joinLinkOf } from './join-link-of.ts';
import { mentorSessions } from './mentor-sessions.ts';
import { readCalendar } from './read-calendar.ts';
import { requireWeek } from './require-week.ts';
import { zoneOf } from './zone-of.ts';

type Week = { weekStart: string; weekEnd: string };

/** Reads a week of the cohort, Monday to Sunday. @throws Refusal BAD_REQUEST for days that are not a week */
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

/** As readWeek; a guide also gets their own sessions in other cohorts. @throws Refusal BAD_REQUEST */
export async function readWeekOfGuide(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  week: Week,
): Promise<CalendarWeek> {
  requireWeek(week);
  const { cohortId, mentorRoles } = caller.membership;
  if (!mentorRoles.includes('INDUSTRIAL_GUIDE')) return readWeek(deps, request, caller, week);
  const [{ view, events }, rows] = await Promise.all([
    readCalendar(deps, caller),
    mentorSessions(deps.db, {
      mentorId: caller.userId,
      from: addDays(week.weekStart, -1),
      until: addDays(week.weekEnd, 2),
    }),
  ]);
  const elsewhere: CalendarEvent[] = rows
    .filter(({ session }) => session.cohortId !== cohortId)
    .map(({ session, node }) => {
      const times = { startDate: session.startDate.toISOString(), endDate: session.endDate.toISOString() };
      return {
        nodeId: node.nodeId,
        type: node.type,
        namespace: node.namespace,
        title: node.meta.title ?? 'Live session',
        ...times,
        sessionStatus: sessionStatusAt(
          { ...times, sessionStatus: session.sessionStatus },
          new Date(view.now).toISOString(),
        ),
        ...joinLinkOf(
          {
            ...session,
            joinLink: session.wayIn,
            startDate: session.startDate.getTime(),
            endDate: session.endDate.getTime(),
          },
          node.namespace,
          caller.membership,
          view.now,
        ),
      };
    });
  return {
    days: daysOf(week.weekStart, [...events, ...elsewhere], zoneOf(request)),
  };
}
