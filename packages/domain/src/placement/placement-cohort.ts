import type { Timeline } from '../cohorts/timeline.ts';
import { timelineTime } from '../cohorts/timeline-time.ts';

type Candidate = {
  cohortId: string;
  timelines: readonly Timeline[];
  placementInterest: { interestedInPlacements: boolean | null; closeInterestPopup: boolean } | null;
};

const isDone = (interest: Candidate['placementInterest']) =>
  interest !== null && interest.interestedInPlacements === false && interest.closeInterestPopup;

/**
 * Returns the cohort of the placement hub: of those with a PLACEMENT_FORM_DATE, sorted by it, the first whose interest
 * is not both declined and closed; no record counts as still interested.
 */
export function placementCohort<Cohort extends Candidate>(cohorts: readonly Cohort[]): Cohort | null {
  const candidates = cohorts.flatMap((cohort) => {
    const formDate = timelineTime(cohort.timelines, 'PLACEMENT_FORM_DATE');
    return formDate === null ? [] : [{ cohort, time: Date.parse(formDate) }];
  });
  candidates.sort((a, b) => a.time - b.time);
  return candidates.find(({ cohort }) => !isDone(cohort.placementInterest))?.cohort ?? null;
}
