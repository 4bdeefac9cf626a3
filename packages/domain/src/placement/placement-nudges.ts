import type { Timeline } from '../cohorts/timeline.ts';
import { timelineTime } from '../cohorts/timeline-time.ts';
import type { Nudge } from '../dashboards/learner-dashboard.ts';
import { schoolDay } from '../dates/school-day.ts';
import { placementPath } from '../navigation/placement-paths.ts';

const DAY_MS = 86_400_000;

/** The number of days in advance on which the placement form's date, and the start of placement, are announced. */
export const PLACEMENT_NUDGE_DAYS = 30;

type Facts = {
  cohortId: string;
  timelines: readonly Timeline[];
  /** Null without a record: still interested. noticePeriod is recorded once the form is filled in. */
  interest: { interestedInPlacements: boolean | null; noticePeriod: number | null } | null;
  now: string;
};

/**
 * Returns a learner's reminders about placement: the form while it can still be filled in and is not, then the start of
 * placement. A learner who declared no interest gets none. A cohort's showPlacementNudges decides whether they are
 * shown at all.
 */
export function placementNudges({ cohortId, timelines, interest, now }: Facts): Nudge[] {
  if (interest?.interestedInPlacements === false) return [];
  const isNear = (time: string | null): time is string => {
    const left = time === null ? -1 : Date.parse(time) - Date.parse(now);
    return left >= 0 && left <= PLACEMENT_NUDGE_DAYS * DAY_MS;
  };
  const formDate = timelineTime(timelines, 'PLACEMENT_FORM_DATE');
  const startDate = timelineTime(timelines, 'PLACEMENT_START_DATE');
  const isFilled = interest !== null && interest.noticePeriod !== null;
  if (!isFilled && isNear(formDate))
    return [
      {
        nudgeId: `placement-form:${formDate}`,
        title: 'Fill in the placement form',
        text: `It can be filled in until ${schoolDay(formDate)}.`,
        link: placementPath('interest-form', cohortId),
      },
    ];
  if (isFilled && isNear(startDate))
    return [
      {
        nudgeId: `placement-start:${startDate}`,
        title: 'Placement begins soon',
        text: `Openings are shown from ${schoolDay(startDate)}.`,
        link: placementPath('', cohortId),
      },
    ];
  return [];
}
