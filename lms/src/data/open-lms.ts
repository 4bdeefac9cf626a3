import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Mission } from '@plinth/domain/open-lms/mission';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The dashboard of the own open course. Whatever changes progress asks for it again. */
export const openDashboardQuery = () =>
  callQuery(['dashboards', 'open-lms'], api.openLms.readDashboard, { query: {} });

export type OpenAddress = {
  cohortId?: string | undefined;
  mission?: Mission | undefined;
  nodeId?: string | undefined;
};

/** A mission, or the step of one, with the outline of all. What opens a mission asks for it again. */
export const openContentQuery = ({ cohortId, mission, nodeId }: OpenAddress) =>
  callQuery(
    ['curriculum', 'open-lms', cohortId ?? null, mission ?? null, nodeId ?? null],
    api.openLms.readContent,
    {
      query: {
        ...(cohortId ? { cohortId } : {}),
        ...(mission ? { mission } : {}),
        ...(nodeId ? { 'node-id': nodeId } : {}),
      },
    },
  );

/** A page of the learners of the open cohort; pages count from 0. */
export const openLeaderboardQuery = (pageNo: number) =>
  callQuery(['leaderboards', 'open-lms', pageNo], api.openLms.readLeaderboard, { query: { pageNo } });

/** Joins the open course of a product; a repeat answers the same place. */
export const enrol = (productId: ProductCode) => api.openLms.enrol({ body: { productId } });

/** Starts the course and with it the timer, or completes it. */
export const moveState = (state: 'ONGOING' | 'COMPLETED') => api.openLms.moveState({ body: { state } });

/** Extends the access, once. */
export const extendAccess = () => api.openLms.extendAccess({ body: {} });

/** Saves what the dashboard shows. */
export const saveDisplay = (body: { hideIndicators?: boolean; showCoachmarks?: false }) =>
  api.openLms.saveDisplay({ body });

/** Completes the course, as its missions are, and unlocks the reward. */
export async function unlockReward() {
  await moveState('COMPLETED');
  return api.openLms.unlockReward({ body: {} });
}

/** The token of the order that lifts the time limit. */
export const readOrderToken = () => api.openLms.readOrderToken({ query: {} });

/** What the own reward can be used for, or the open order that it is on. Whatever changes the reward asks for it again. */
export const rewardCoursesQuery = () =>
  callQuery(
    ['dashboards', 'open-lms', 'reward'],
    api.openLms.readRewardCourses,
    { query: {} },
    { staleTime: 0 },
  );

/** An own order of a course with the reward on it. */
export const orderWithReward = (productId: ProductCode) =>
  api.openLms.orderWithReward({ body: { productId } });
