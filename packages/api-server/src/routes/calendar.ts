import { memberOf, signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { listEvents } from '../services/calendar/list-events.ts';
import { readMentorWeek } from '../services/calendar/read-mentor-week.ts';
import { readWeek, readWeekOfGuide } from '../services/calendar/read-week.ts';

const { calendar } = api;

export const calendarRoutes = calendar.router({
  readWeek: calendar.readWeek.handler(({ context, input }) =>
    readWeek(context.deps, context.request, memberOf(context), input.query),
  ),
  listEvents: calendar.listEvents.handler(({ context, input }) =>
    listEvents(context.deps, context.request, memberOf(context), input.query ?? {}),
  ),
  readWeekByBody: calendar.readWeekByBody.handler(({ context, input }) =>
    readWeekOfGuide(context.deps, context.request, memberOf(context), input.body),
  ),
  readMentorWeek: calendar.readMentorWeek.handler(({ context, input }) =>
    readMentorWeek(context.deps, context.request, signedIn(context), input.query),
  ),
});
