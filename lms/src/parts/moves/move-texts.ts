import type { MovedKind } from '@plinth/domain/cohorts/cohort-move';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';

/** The label of each kind of date. */
export const KIND_TEXTS: Record<MovedKind, string> = {
  SESSION: 'Session',
  RELEASE: 'Opens',
  DEADLINE: 'Deadline',
  MILESTONE: 'Milestone',
};

/** A date in its cohort's zone; the sheet names the zone. */
export const dateText = (instant: string, timeZone: string): string =>
  `${formatInstant(instant, timeZone)}, ${slotTime(instant, timeZone)}`;

/** The people notified of a move, such as `12 learners, Lena Test and Ravi Test`. */
export function toldText({ learners, mentors }: { learners: number; mentors: readonly string[] }): string {
  const all = [learners === 1 ? '1 learner' : `${learners} learners`, ...mentors];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}
