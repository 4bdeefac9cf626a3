import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { hasCome } from '../cohorts/derive-capstone-info.ts';
import type { PlacementCriterion } from './placement-criteria.ts';
import type { PlacementStatus } from './placement-status.ts';

/** What is known of a learner's placement in a cohort. */
export type PlacementFacts = {
  /** The learner's state in the cohort; null for those who are no learners of it. */
  state: CohortUserState | null;
  courseCompletionDate: string | null;
  placementFormDate: string | null;
  placementStartDate: string | null;
  interest: { interestedInPlacements: boolean | null; noticePeriod: number | null } | null;
  /** The placement team has taken the learner out, for a reason. */
  isExcluded: boolean;
  placedAt: string | null;
  hasApplied: boolean;
  now: string;
};

/** Where a learner stands with placement, and what follows from it. */
export type Placement = {
  status: PlacementStatus;
  isEligible: boolean;
  criteria: { key: PlacementCriterion; isMet: boolean }[];
  isFormFilled: boolean;
  /** The form can be filled and changed: it has a date and that has not passed. */
  isFormOpen: boolean;
  /** Openings are shown and applied to: eligible, form filled, placement begun, not declined and not placed yet. */
  mayApply: boolean;
};

/** Whether the form has been filled: a notice period is recorded, 0 days as well. */
export const isFormFilled = (interest: PlacementFacts['interest']): boolean =>
  interest !== null && interest.noticePeriod !== null;

const isPaymentLate = (state: CohortUserState) => state === 'PAYMENT_PENDING' || state === 'PAYMENT_DELAYED';

/** The criteria of placement, each met or not. A late payer's course is over on its completion date. */
function criteriaOf({ state, courseCompletionDate, isExcluded, now }: PlacementFacts): Placement['criteria'] {
  if (state === null) return [];
  const isLate = isPaymentLate(state);
  return [
    {
      key: 'COURSE_COMPLETED',
      isMet: state === 'COMPLETED' || (isLate && hasCome(courseCompletionDate, now)),
    },
    { key: 'FEES_PAID', isMet: !isLate },
    { key: 'CLEARED_BY_TEAM', isMet: !isExcluded },
  ];
}

function statusOf(
  facts: PlacementFacts,
  isEligible: boolean,
  isFilled: boolean,
  isOpen: boolean,
): PlacementStatus {
  const { state, placementFormDate, placementStartDate, interest, isExcluded, hasApplied, now } = facts;
  if (state === null || placementFormDate === null) return 'PLACEMENT_FORM_NOT_AVAILABLE';
  if (isExcluded) return 'NOT_ELIGIBLE_FOR_PLACEMENT';
  if (interest?.interestedInPlacements === false) return 'NOT_INTERESTED_IN_PLACEMENT';
  if (isEligible && !isFilled) return 'ELIGIBLE_BUT_FORM_NOT_FILLED';
  if (isEligible) return hasApplied ? 'APPLIED_AT_LEAST_ONE_JOB' : 'ELIGIBLE_FOR_PLACEMENT';
  if (!isFilled && isOpen) return 'PLACEMENT_FORM_NOT_FILLED';
  if (hasCome(placementStartDate, now)) return 'NOT_ELIGIBLE_FOR_PLACEMENT';
  return isFilled ? 'PLACEMENT_FORM_FILLED' : 'PLACEMENT_FORM_NOT_AVAILABLE';
}

/**
 * Where a learner stands with placement in a cohort. The form is open until PLACEMENT_FORM_DATE. Who lacks a
 * criterion is not ineligible before the placement has begun: until then it can still be met. What the placement team
 * or the learner said goes before what follows from dates.
 */
export function derivePlacement(facts: PlacementFacts): Placement {
  const criteria = criteriaOf(facts);
  const isEligible = criteria.length > 0 && criteria.every(({ isMet }) => isMet);
  const isFilled = isFormFilled(facts.interest);
  const isFormOpen = facts.placementFormDate !== null && !hasCome(facts.placementFormDate, facts.now);
  const status = statusOf(facts, isEligible, isFilled, isFormOpen);
  return {
    status,
    isEligible,
    criteria,
    isFormFilled: isFilled,
    isFormOpen,
    mayApply:
      (status === 'ELIGIBLE_FOR_PLACEMENT' || status === 'APPLIED_AT_LEAST_ONE_JOB') &&
      hasCome(facts.placementStartDate, facts.now) &&
      facts.placedAt === null,
  };
}
