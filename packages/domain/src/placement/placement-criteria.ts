import * as z from 'zod/mini';

/** The requirements for a learner to be placed. */
export const PlacementCriterion = z.enum(['COURSE_COMPLETED', 'FEES_PAID', 'CLEARED_BY_TEAM']);
export type PlacementCriterion = z.infer<typeof PlacementCriterion>;

/** The name of each criterion. */
export const PLACEMENT_CRITERION_NAMES: Record<PlacementCriterion, string> = {
  COURSE_COMPLETED: 'The course is completed',
  FEES_PAID: 'No payment is overdue',
  CLEARED_BY_TEAM: 'The placement team has no objection',
};
