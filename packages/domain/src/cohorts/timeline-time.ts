import type { Timeline } from './timeline.ts';
import type { TimelineKey } from './timeline-key.ts';

/** The time of a date of a cohort, or null when it has none. */
export function timelineTime(timelines: readonly Timeline[], key: TimelineKey): string | null {
  return timelines.find((timeline) => timeline.key === key)?.meta.time ?? null;
}
