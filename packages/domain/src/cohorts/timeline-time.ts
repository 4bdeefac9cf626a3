import type { Timeline } from './timeline.ts';
import type { TimelineKey } from './timeline-key.ts';

/** Returns the time of a cohort's date, or null if it has none. */
export function timelineTime(timelines: readonly Timeline[], key: TimelineKey): string | null {
  return timelines.find((timeline) => timeline.key === key)?.meta.time ?? null;
}
