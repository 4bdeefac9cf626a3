import type { MovedKind } from '@plinth/domain/cohorts/cohort-move';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';

/** What each kind of date is called. */
export const KIND_TEXTS: Record<MovedKind, string> = {
  SESSION: 'Session',
  RELEASE: 'Opens',
  DEADLINE: 'Deadline',
  MILESTONE: 'Milestone',
};

/** A date in the zone of its cohort; the sheet names the zone. */
export const dateText = (instant: string, timeZone: string): string =>
  `${formatInstant(instant, timeZone)}, ${slotTime(instant, timeZone)}`;

/** Whom a move tells, such as `12 learners, Lena Test and Ravi Test`. */
export function toldText({ learners, mentors }: { learners: number; mentors: readonly string[] }): string {
  const all = [learners === 1 ? '1 learner' : `${learners} learners`, ...mentors];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
