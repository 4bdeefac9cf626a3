import { ProductCode } from '@plinth/domain/catalog/product-code';
import { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { Token } from '@plinth/domain/fields/token';
import { Mission } from '@plinth/domain/open-lms/mission';
import { OpenContent } from '@plinth/domain/open-lms/open-content';
import { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { OpenLeaderboard } from '@plinth/domain/open-lms/open-leaderboard';
import { OpenReward, RewardCourses } from '@plinth/domain/open-lms/open-reward';
import { TimerState } from '@plinth/domain/session/state-slices';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post, put } = callsOf('open-lms');

/** If omitted, the caller's own open course, the active one first. */
const OwnCohort = z._default(z.object({ cohortId: z.optional(Id) }), {});
const inQuery = { cohortIn: 'query', cohortOptional: true } as const;
const inBody = { cohortIn: 'body', cohortOptional: true } as const;

export const openLms = {
  readContent: get('/v1/client/open-lms/content', {
    access: 'cohort-member',
    ...inQuery,
    summary:
      'Returns a mission or one of its steps; by default the active mission. 400 USER_ACCESS_TIME_EXPIRY, 403 LOCKED or if the cohort is not active.',
    input: z.object({
      query: z._default(
        z.object({ cohortId: z.optional(Id), mission: z.optional(Mission), 'node-id': z.optional(Id) }),
        {},
      ),
    }),
    output: OpenContent,
  }),

  readLeaderboard: get('/v1/client/open-lms/leaderboard', {
    access: 'cohort-member',
    ...inQuery,
    summary: "Lists the learners of the open cohort, best first, 20 per page, with the caller's own rank.",
    input: z.object({
      query: z._default(z.object({ cohortId: z.optional(Id), pageNo: PageNo }), { pageNo: 0 }),
    }),
    output: OpenLeaderboard,
  }),

  readDashboard: get('/v1/client/open-lms/dashboard', {
    access: 'signed-in',
    summary:
      "Returns missions, timer, reward and display settings; without a cohort INACTIVE, with what can be joined. 404 for a cohort that is not the caller's.",
    input: z.object({ query: OwnCohort }),
    output: OpenDashboard,
  }),

  saveDisplay: put('/v1/client/open-lms/dashboard', {
    access: 'cohort-member',
    ...inBody,
    phase: 'early',
    summary: 'Saves what the dashboard shows, and nothing else. 400 for other fields.',
    input: z.object({
      body: z.strictObject({
        cohortId: z.optional(Id),
        hideIndicators: z.optional(z.boolean()),
        showCoachmarks: z.optional(z.literal(false)),
      }),
    }),
    output: OpenDashboard,
  }),

  readOrderToken: get('/v1/client/open-lms/order/token', {
    access: 'cohort-member',
    ...inQuery,
    phase: 'early',
    summary:
      'Returns the token of the order that lifts the time limit; an open order of the caller is reused. 409 if already paid.',
    input: z.object({ query: OwnCohort }),
    output: z.object({ orderToken: Token }),
  }),

  moveState: put('/v1/client/open-lms/update-user-cohort-state', {
    access: 'cohort-member',
    ...inBody,
    phase: 'early',
    summary:
      'Starts the course, and with it the timer, or completes it once all missions are done. 403 LOCKED before its start date, 409 for any other change.',
    input: z.object({
      body: z.object({ cohortId: z.optional(Id), state: z.enum(['ONGOING', 'COMPLETED']) }),
    }),
    output: z.object({ cohortUserData: z.object({ state: CohortUserState }), timer: TimerState }),
  }),

  extendAccess: put('/v1/client/open-lms/extend-user-access-expiry', {
    access: 'cohort-member',
    ...inBody,
    summary: 'Extends the access once, by a length that the school sets. 409 if not offered.',
    input: z.object({ body: OwnCohort }),
    output: z.object({ timer: TimerState, canExtendAccess: z.literal(false) }),
  }),

  enrol: post('/v1/client/open-lms/enroll', {
    access: 'signed-in',
    summary:
      'Gives the caller a place in the open cohort of a product, once. 404 if there is no open cohort.',
    input: z.object({ body: z.object({ productId: ProductCode }) }),
    output: z.object({ cohortId: Id, state: CohortUserState }),
  }),

  unlockReward: post('/v1/client/open-lms/reward-unlocked', {
    access: 'cohort-member',
    ...inBody,
    summary: 'Unlocks the reward, once, with its voucher. 409 while missions are incomplete.',
    input: z.object({ body: OwnCohort }),
    output: z.object({ reward: OpenReward }),
  }),

  readRewardCourses: get('/v1/client/open-lms/reward-courses', {
    access: 'cohort-member',
    ...inQuery,
    summary:
      "Lists the courses that the caller's reward can be used for, or the open order that it is applied to.",
    input: z.object({ query: OwnCohort }),
    output: RewardCourses,
  }),

  orderWithReward: post('/v1/client/open-lms/reward-order', {
    access: 'cohort-member',
    ...inBody,
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    successStatus: 201,
    summary:
      "Returns the caller's order for a course with the reward applied, ready to be paid; repeating the call returns the same answer. 400 if there is no such course, 409 if there is no reward, it is used, ended or on another order, or the course is already bought.",
    input: z.object({ body: z.object({ cohortId: z.optional(Id), productId: ProductCode }) }),
    output: z.object({ orderToken: Token }),
  }),
};
