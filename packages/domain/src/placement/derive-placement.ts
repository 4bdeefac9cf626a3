import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { hasCome } from '../cohorts/derive-capstone-info.ts';
import type { PlacementCriterion } from './placement-criteria.ts';
import type { PlacementStatus } from './placement-status.ts';

/** The facts about a learner's placement in a cohort. */
export type PlacementFacts = {
  /** The learner's state in the cohort; null for people who are not learners of it. */
  state: CohortUserState | null;
  courseCompletionDate: string | null;
  placementFormDate: string | null;
  placementStartDate: string | null;
  interest: { interestedInPlacements: boolean | null; noticePeriod: number | null } | null;
  /** The placement team has excluded the learner, for a reason. */
  isExcluded: boolean;
  placedAt: string | null;
  hasApplied: boolean;
  now: string;
};

/** A learner's placement status, and what follows from it. */
export type Placement = {
  status: PlacementStatus;
  isEligible: boolean;
  criteria: { key: PlacementCriterion; isMet: boolean }[];
  isFormFilled: boolean;
  /** The form can be filled in and changed: it has a date that has not passed. */
  isFormOpen: boolean;
  /**
   * Openings are visible and open to applications: eligible, form filled, placement begun, not declined and not yet
   * placed.
   */
  mayApply: boolean;
};

/** Whether the form has been filled in: a notice period is recorded, even 0 days. */
export const isFormFilled = (interest: PlacementFacts['interest']): boolean =>
  interest !== null && interest.noticePeriod !== null;

const isPaymentLate = (state: CohortUserState) => state === 'PAYMENT_PENDING' || state === 'PAYMENT_DELAYED';

/**
 * Returns the criteria of placement, each met or not. A late payer's course counts as completed on its completion date.
 */
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
 * Derives a learner's placement status in a cohort. The form is open until PLACEMENT_FORM_DATE. A missing criterion
 * does not make a learner ineligible before placement begins: until then it can still be met. Decisions of the
 * placement team or the learner take precedence over what follows from dates.
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
