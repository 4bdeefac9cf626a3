import type { Timeline } from './timeline.ts';
import { timelineTime } from './timeline-time.ts';

/** Returns when a cohort starts: START_DATE, else COURSE_UNLOCKED, else null. */
export function startDate(timelines: readonly Timeline[]): string | null {
  return timelineTime(timelines, 'START_DATE') ?? timelineTime(timelines, 'COURSE_UNLOCKED');
}

/** Returns when a cohort is completed: COURSE_COMPLETION_DATE, else null. */
export function completionDate(timelines: readonly Timeline[]): string | null {
  return timelineTime(timelines, 'COURSE_COMPLETION_DATE');
}
