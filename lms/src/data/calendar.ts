import type { CalendarFeed } from '@plinth/domain/calendar/calendar-feed';
import { nextChange } from '@plinth/domain/calendar/next-change';
import { addDays } from '@plinth/domain/dates/add-days';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

/** The longest delay used for timers. */
const LONGEST_MS = 6 * 3_600_000;

/**
 * The delay in milliseconds until sessions are reloaded: when joining opens or a session starts or ends, so that an
 * open page shows it in time. False if nothing is ahead.
 */
export function untilChange(sessions: Parameters<typeof nextChange>[0]): number | false {
  const now = Date.now();
  const change = nextChange(sessions, new Date(now).toISOString());
  return change === null ? false : Math.min(change - now + 500, LONGEST_MS);
}

/** A week from its Monday (YYYY-MM-DD) to its Sunday. */
export const weekQuery = (cohortId: string, weekStart: string) =>
  callQuery(
    ['calendar', 'week', cohortId, weekStart],
    api.calendar.readWeek,
    { params: { cohortId }, query: { weekStart, weekEnd: addDays(weekStart, 6) } },
    {
      refetchInterval: ({ state }) => untilChange(state.data?.days.flatMap(({ events }) => events) ?? []),
      refetchIntervalInBackground: true,
    },
  );

/** The events from one day to another, both included. */
export const eventsQuery = (cohortId: string, from: string, to: string) =>
  callQuery(
    ['calendar', 'events', cohortId, from, to],
    api.calendar.listEvents,
    { params: { cohortId }, query: { from, to } },
    {
      refetchInterval: ({ state }) => untilChange(state.data?.events ?? []),
      refetchIntervalInBackground: true,
    },
  );

/** The user's private feed address for calendar apps. */
export const feedQuery = (cohortId: string) =>
  callQuery(['calendar', 'feed', cohortId], api.calendar.readFeed, { params: { cohortId } });

const keep = (cohortId: string, feed: CalendarFeed | null) =>
  queryClient.setQueryData(feedQuery(cohortId).queryKey, { feed });

export async function makeFeed(cohortId: string): Promise<void> {
  keep(cohortId, (await api.calendar.makeFeed({ params: { cohortId } })).feed);
}

/** Replaces the feed address given with a new one; a repeat does not renew it again. */
export async function renewFeed(cohortId: string, feedId: string): Promise<void> {
  keep(cohortId, (await api.calendar.renewFeed({ params: { cohortId }, body: { feedId } })).feed);
}

export async function revokeFeed(cohortId: string): Promise<void> {
  await api.calendar.revokeFeed({ params: { cohortId } });
  keep(cohortId, null);
}
