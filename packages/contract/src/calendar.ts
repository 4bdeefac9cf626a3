import { CalendarEvent, CalendarWeek, MentorCalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { Id } from '@plinth/domain/fields/id';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';
import { FileAnswer } from './file-answer.ts';

const { get, post, put, del } = callsOf('calendar');

const params = z.object({ cohortId: Id });
const week = { weekStart: IsoDate, weekEnd: IsoDate };
const Feed = z.object({ feed: CalendarFeed });
const feedWrites = { calls: 60, seconds: 600, by: 'caller' } as const;

export const calendar = {
  readWeek: get('/v1/client/workspace/{cohortId}/calender-data', {
    access: 'cohort-member',
    phase: 'early',
    summary: "Returns a week, Monday to Sunday in the caller's time zone, with its sessions and due dates.",
    input: z.object({ params, query: z.object(week) }),
    output: CalendarWeek,
  }),

  listEvents: get('/v1/client/workspace/{cohortId}/calender-events', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Lists the sessions and due dates between two days; by default 60 days from today, at most 400 days.',
    input: z.object({
      params,
      query: z.optional(z.object({ from: z.optional(IsoDate), to: z.optional(IsoDate) })),
    }),
    output: z.object({ events: z.array(CalendarEvent) }),
  }),

  readWeekByBody: post('/v1/client/workspace/{cohortId}/calenderData', {
    access: 'cohort-member',
    phase: 'early',
    readsOnly: true,
    summary: 'Same as GET calender-data; read-only. Guides also get their own sessions in other cohorts.',
    input: z.object({ params, body: z.object(week) }),
    output: CalendarWeek,
  }),

  readMentorWeek: get('/v1/client/mentor/lm/calendar', {
    access: 'lead-mentor',
    cohortIn: 'query',
    summary: "Lists a lead mentor's own sessions in a week, in one cohort or in all.",
    input: z.object({ query: z.object({ ...week, cohortId: z.optional(Id) }) }),
    output: MentorCalendarWeek,
  }),

  readFeed: get('/v1/client/workspace/{cohortId}/calendar-feed', {
    access: 'cohort-member',
    phase: 'early',
    summary: "Returns the caller's private calendar feed address; null if there is none.",
    input: z.object({ params }),
    output: z.object({ feed: z.nullable(CalendarFeed) }),
  }),

  makeFeed: put('/v1/client/workspace/{cohortId}/calendar-feed', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: feedWrites,
    summary:
      "Creates the caller's private calendar feed address; repeating the call returns the same address.",
    input: z.object({ params }),
    output: Feed,
  }),

  renewFeed: post('/v1/client/workspace/{cohortId}/calendar-feed/renew', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: feedWrites,
    summary:
      'Replaces the named calendar feed address with a new one; the old one stops working immediately. Repeating the call returns the same new address. 404 if there is none.',
    input: z.object({ params, body: z.object({ feedId: Id }) }),
    output: Feed,
  }),

  revokeFeed: del('/v1/client/workspace/{cohortId}/calendar-feed', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: feedWrites,
    summary:
      "Revokes the caller's private calendar feed address; repeating the call returns the same answer.",
    input: z.object({ params }),
    output: z.object({ feed: z.null() }),
  }),

  readFeedFile: get('/v1/client/public/calendar-feed/{feedToken}/plinth.ics', {
    access: 'public-token', // Calendar services fetch many people's feeds from few addresses.
    rateLimit: byAddress(100),
    summary:
      "Returns the owner's sessions and due dates as iCalendar, for calendar apps. 404 if the address was renewed or revoked, or its owner has no open place.",
    input: z.object({ params: z.object({ feedToken: z.string().check(z.regex(/^[\w-]{43}$/)) }) }),
    output: FileAnswer,
  }),
};
