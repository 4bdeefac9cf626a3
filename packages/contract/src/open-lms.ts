import { ProductCode } from '@plinth/domain/catalog/product-code';
import { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { Token } from '@plinth/domain/fields/token';
import { Mission } from '@plinth/domain/open-lms/mission';
import { OpenContent } from '@plinth/domain/open-lms/open-content';
import { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { OpenLeaderboard } from '@plinth/domain/open-lms/open-leaderboard';
import { OpenReward } from '@plinth/domain/open-lms/open-reward';
import { TimerState } from '@plinth/domain/session/state-slices';
import * as z from 'zod/mini';
import { call } from './call.ts';

/** Without a cohort the caller's own open course is meant, the active one first. */
const OwnCohort = z._default(z.object({ cohortId: z.optional(Id) }), {});
const inQuery = { access: 'cohort-member', cohortIn: 'query', cohortOptional: true } as const;
const inBody = { access: 'cohort-member', cohortIn: 'body', cohortOptional: true } as const;

export const openLms = {
  readContent: call({
    area: 'open-lms',
    method: 'GET',
    path: '/v1/client/open-lms/content',
    ...inQuery,
    summary:
      'A mission or one of its steps; by default the active mission. 400 USER_ACCESS_TIME_EXPIRY, 403 LOCKED or cohort not active.',
  })
    .input(
      z.object({
        query: z._default(
          z.object({ cohortId: z.optional(Id), mission: z.optional(Mission), 'node-id': z.optional(Id) }),
          {},
        ),
      }),
    )
    .output(OpenContent),

  readLeaderboard: call({
    area: 'open-lms',
    method: 'GET',
    path: '/v1/client/open-lms/leaderboard',
    ...inQuery,
    summary: 'The learners of the open cohort, best first, 20 a page, and the own place.',
  })
    .input(
      z.object({ query: z._default(z.object({ cohortId: z.optional(Id), pageNo: PageNo }), { pageNo: 0 }) }),
    )
    .output(OpenLeaderboard),

  readDashboard: call({
    area: 'open-lms',
    method: 'GET',
    path: '/v1/client/open-lms/dashboard',
    access: 'signed-in',
    summary:
      'Missions, timer, reward and what is shown; without a cohort INACTIVE, with what can be joined. 404 for a cohort that is not the own.',
  })
    .input(z.object({ query: OwnCohort }))
    .output(OpenDashboard),

  saveDisplay: call({
    area: 'open-lms',
    method: 'PUT',
    path: '/v1/client/open-lms/dashboard',
    ...inBody,
    phase: 'early',
    summary: 'Saves what the dashboard shows, and nothing else. 400 other fields.',
  })
    .input(
      z.object({
        body: z.strictObject({
          cohortId: z.optional(Id),
          hideIndicators: z.optional(z.boolean()),
          showCoachmarks: z.optional(z.literal(false)),
        }),
      }),
    )
    .output(OpenDashboard),

  readOrderToken: call({
    area: 'open-lms',
    method: 'GET',
    path: '/v1/client/open-lms/order/token',
    ...inQuery,
    phase: 'early',
    summary:
      'The token of the order that lifts the time limit; the own open order is reused. 409 paid already.',
  })
    .input(z.object({ query: OwnCohort }))
    .output(z.object({ orderToken: Token })),

  moveState: call({
    area: 'open-lms',
    method: 'PUT',
    path: '/v1/client/open-lms/update-user-cohort-state',
    ...inBody,
    phase: 'early',
    summary:
      'Starts the course, and with it the timer, or completes it with all missions done. 403 LOCKED before its start date, 409 any other change.',
  })
    .input(
      z.object({
        body: z.object({ cohortId: z.optional(Id), state: z.enum(['ONGOING', 'COMPLETED']) }),
      }),
    )
    .output(z.object({ cohortUserData: z.object({ state: CohortUserState }), timer: TimerState })),

  extendAccess: call({
    area: 'open-lms',
    method: 'PUT',
    path: '/v1/client/open-lms/extend-user-access-expiry',
    ...inBody,
    summary: 'Extends the access once, by a length that the school sets. 409 not offered.',
  })
    .input(z.object({ body: OwnCohort }))
    .output(z.object({ timer: TimerState, canExtendAccess: z.literal(false) })),

  enrol: call({
    area: 'open-lms',
    method: 'POST',
    path: '/v1/client/open-lms/enroll',
    access: 'signed-in',
    summary: 'Gives the caller a place in the open cohort of a product, once. 404 no open cohort.',
  })
    .input(z.object({ body: z.object({ productId: ProductCode }) }))
    .output(z.object({ cohortId: Id, state: CohortUserState })),

  unlockReward: call({
    area: 'open-lms',
    method: 'POST',
    path: '/v1/client/open-lms/reward-unlocked',
    ...inBody,
    summary: 'Unlocks the reward, once, with its voucher. 409 while missions are open.',
  })
    .input(z.object({ body: OwnCohort }))
    .output(z.object({ reward: OpenReward })),
};
