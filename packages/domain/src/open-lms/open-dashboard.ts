import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { CohortStatus } from '../cohorts/cohort-status.ts';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Progress } from '../progress/progress.ts';
import { TimerState } from '../session/state-slices.ts';
import { Mission } from './mission.ts';
import { OpenReward } from './open-reward.ts';

/** An open cohort that can be joined; startDate null or past means immediately. */
export const OpenOffer = z.object({
  productId: ProductCode,
  courseTitle: z.string(),
  startDate: z.nullable(Instant),
});
export type OpenOffer = z.infer<typeof OpenOffer>;

/** A stop on the path; the steps are those with a page, minutes is the time to allow for them. */
export const MissionStop = z.object({
  mission: Mission,
  state: Progress,
  isOpen: z.boolean(),
  title: z.string(),
  summary: z.optional(z.string()),
  minutes: z.int().check(z.gte(0)),
  steps: z.int().check(z.gte(0)),
  stepsDone: z.int().check(z.gte(0)),
});
export type MissionStop = z.infer<typeof MissionStop>;

/**
 * The dashboard of the open course. Without a cohort it is INACTIVE and `offers` lists the cohorts that can be joined;
 * state is the learner's own in the cohort. accessDays and extensionDays are the lengths set by the school.
 */
export const OpenDashboard = z.object({
  status: CohortStatus,
  cohort: z.nullable(
    z.object({
      cohortId: Id,
      courseTitle: z.string(),
      batchNumber: z.string(),
      productId: ProductCode,
      startDate: z.nullable(Instant),
      state: CohortUserState,
    }),
  ),
  missions: z.array(MissionStop),
  timer: TimerState,
  reward: OpenReward,
  showCoachmarks: z.boolean(),
  hideIndicators: z.boolean(),
  canExtendAccess: z.boolean(),
  accessDays: z.int().check(z.gte(1)),
  extensionDays: z.int().check(z.gte(1)),
  offers: z.array(OpenOffer),
});
export type OpenDashboard = z.infer<typeof OpenDashboard>;
