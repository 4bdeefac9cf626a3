import { schoolDay } from '../dates/school-day.ts';
import type { Permit } from './cohort-can.ts';
import type { CohortUserState } from './cohort-user-state.ts';
import { hasCome } from './derive-capstone-info.ts';
import { learnerMay } from './learner-may.ts';
import { startDate } from './start-date.ts';
import type { Timeline } from './timeline.ts';

type Facts = {
  cohort: { timelines: readonly Timeline[] };
  /** The learner's own state; undefined for mentors, to whom nothing is closed here. */
  state?: CohortUserState | undefined;
  now: string;
};

/**
 * Permits what opens only once the course has started for the learner: until then a newcomer is told when it starts.
 */
export function opensWithCourse({ cohort, state, now }: Facts): Permit {
  // Blocked or left places close the whole course, not single pages.
  if (!state || learnerMay(state, 'everything') || !learnerMay(state, 'early')) return { allowed: true };
  const start = startDate(cohort.timelines);
  return start === null || hasCome(start, now)
    ? { allowed: false, reason: 'The course has not begun for you yet.' }
    : { allowed: false, reason: `The course starts on ${schoolDay(start)}.`, unlocksAt: start };
}
