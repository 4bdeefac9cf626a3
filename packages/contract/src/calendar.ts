import { CalendarEvent, CalendarWeek, MentorCalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { Id } from '@plinth/domain/fields/id';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import * as z from 'zod/mini';
import { call } from './call.ts';

const params = z.object({ cohortId: Id });
const week = { weekStart: IsoDate, weekEnd: IsoDate };

export const calendar = {
  readWeek: call({
    area: 'calendar',
    method: 'GET',
    path: '/v1/client/workspace/{cohortId}/calender-data',
    access: 'cohort-member',
    phase: 'early',
    summary: 'A week, Monday to Sunday in the zone of the caller, with sessions and due dates.',
  })
    .input(z.object({ params, query: z.object(week) }))
    .output(CalendarWeek),

  listEvents: call({
    area: 'calendar',
    method: 'GET',
    path: '/v1/client/workspace/{cohortId}/calender-events',
    access: 'cohort-member',
    phase: 'early',
    summary: 'Sessions and due dates between two days; by default from today for 60 days, at most 400 days.',
  })
    .input(
      z.object({
        params,
        query: z.optional(z.object({ from: z.optional(IsoDate), to: z.optional(IsoDate) })),
      }),
    )
    .output(z.object({ events: z.array(CalendarEvent) })),

  readWeekByBody: call({
    area: 'calendar',
    method: 'POST',
    path: '/v1/client/workspace/{cohortId}/calenderData',
    access: 'cohort-member',
    phase: 'early',
    summary: 'As GET calender-data; reads only. Guides get their own sessions elsewhere as well.',
  })
    .input(z.object({ params, body: z.object(week) }))
    .output(CalendarWeek),

  readMentorWeek: call({
    area: 'calendar',
    method: 'GET',
    path: '/v1/client/mentor/lm/calendar',
    access: 'lead-mentor',
    cohortIn: 'query',
    summary: 'The own sessions of a lead mentor in a week, of one cohort or of all.',
  })
    .input(z.object({ query: z.object({ ...week, cohortId: z.optional(Id) }) }))
    .output(MentorCalendarWeek),
};
