import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { CohortStatus } from './cohort-status.ts';
import { CohortTag } from './cohort-tag.ts';
import { CohortType } from './cohort-type.ts';
import { Timeline } from './timeline.ts';

/** The career part of a cohort's facts. */
export const CareerInfo = z.object({ isCareerPresent: z.boolean(), isCareerStarted: z.boolean() });
export type CareerInfo = z.infer<typeof CareerInfo>;

/** The capstone part of a cohort's facts; the flags are derived from the timelines. */
export const CapstoneInfo = z.object({
  capstoneStartDate: z.nullable(Instant),
  isCapstoneStarted: z.boolean(),
  isCapstonePresent: z.boolean(),
  isCapstoneTabDisabled: z.boolean(),
  isCapstoneOnboardingStarted: z.boolean(),
  isV3: z.boolean(),
  isMEPF: z.boolean(),
});
export type CapstoneInfo = z.infer<typeof CapstoneInfo>;

/** The evaluation day part of a cohort's facts. */
export const EvaluationDayInfo = z.object({ isEvaluationDayStarted: z.boolean() });
export type EvaluationDayInfo = z.infer<typeof EvaluationDayInfo>;

/** The facts of one cohort, the same for everyone in it. */
export const CohortInfo = z.object({
  productId: ProductCode,
  cohortId: Id,
  courseTitle: z.string(),
  tags: z.array(CohortTag),
  status: CohortStatus,
  timelines: z.array(Timeline),
  cohortType: CohortType,
  isNewLms: z.boolean(),
  isCivilLms4Cohort: z.boolean(),
  showNudges: z.boolean(),
  showPlacementNudges: z.boolean(),
  isLocalizedLeaderboard: z.boolean(),
  isLeaderBoardAllowed: z.boolean(),
  aiBotEnabled: z.boolean(),
  careerInfo: CareerInfo,
  capstoneInfo: CapstoneInfo,
  evaluationDayInfo: EvaluationDayInfo,
});
export type CohortInfo = z.infer<typeof CohortInfo>;
