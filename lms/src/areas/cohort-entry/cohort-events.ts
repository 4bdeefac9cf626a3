import type { Timeline } from '@plinth/domain/cohorts/timeline';
import type { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { TIMELINE_NAMES } from './timeline-names.ts';

/** One date of a cohort: past, the next one, or later. `date` is ISO 8601 UTC. */
export type CohortEvent = {
  id: TimelineKey;
  date: string;
  dateText: string;
  title: string;
  state: 'past' | 'next' | 'future';
};

/**
 * Returns the dates of a cohort in order of time; the next one is where the cohort currently is. `now` and times are
 * ISO 8601 UTC.
 */
export function cohortEvents(timelines: readonly Timeline[], now: string): CohortEvent[] {
  const sorted = [...timelines].sort((a, b) => a.meta.time.localeCompare(b.meta.time));
  const next = sorted.find(({ meta }) => meta.time > now);
  return sorted.map((timeline) => ({
    id: timeline.key,
    date: timeline.meta.time,
    dateText: schoolDay(timeline.meta.time),
    title: TIMELINE_NAMES[timeline.key],
    state: timeline.meta.time <= now ? 'past' : timeline === next ? 'next' : 'future',
  }));
}
