import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Progress } from '../progress/progress.ts';
import { CohortUserState } from './cohort-user-state.ts';

/** The introductions to the queries page that a learner has completed. */
export const QueriesOnboardingDetails = z.object({
  onboardingDone: z.boolean(),
  coachMarksViewed: z.boolean(),
});
export type QueriesOnboardingDetails = z.infer<typeof QueriesOnboardingDetails>;

/** An elective a learner chose, with its specialisation if one was chosen. */
export const Elective = z.object({ nodeId: Id, specialisation: z.nullable(z.string()) });
export type Elective = z.infer<typeof Elective>;

/** A learner's personal data in a cohort. */
export const CohortUserData = z.object({
  cohortId: Id,
  state: CohortUserState,
  cohortOnboardingStatus: Progress,
  queriesOnboardingDetails: QueriesOnboardingDetails,
  capstoneCoachmarksViewed: z.boolean(),
  electives: z.array(Elective),
  /** Whether the learner is in a group of the cohort. */
  hasGroup: z.boolean(),
});
export type CohortUserData = z.infer<typeof CohortUserData>;
