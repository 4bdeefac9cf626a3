import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Mission } from '@plinth/domain/open-lms/mission';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';

/** The dashboard of the learner's open course. Refetched by everything that changes progress. */
export const openDashboardQuery = () =>
  callQuery(['dashboards', 'open-lms'], api.openLms.readDashboard, { query: {} });

export type OpenAddress = {
  cohortId?: string | undefined;
  mission?: Mission | undefined;
  nodeId?: string | undefined;
};

/** A mission or one of its steps, with the outline of all missions. Refetched by everything that opens a mission. */
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

/** Joins the open course of a product; a repeated call returns the same place. */
export const enrol = (productId: ProductCode) => api.openLms.enrol({ body: { productId } });

/** Starts the course and its timer, or completes the course. */
export const moveState = (state: 'ONGOING' | 'COMPLETED') => api.openLms.moveState({ body: { state } });

/** Extends the access, once. */
export const extendAccess = () => api.openLms.extendAccess({ body: {} });

/** Saves the display settings of the dashboard. */
export const saveDisplay = (body: { hideIndicators?: boolean; showCoachmarks?: false }) =>
  api.openLms.saveDisplay({ body });

/** Completes the course, once its missions are complete, and unlocks the reward. */
export async function unlockReward() {
  await moveState('COMPLETED');
  return api.openLms.unlockReward({ body: {} });
}

/** The token of the order that lifts the time limit. */
export const readOrderToken = () => api.openLms.readOrderToken({ query: {} });

/**
 * The possible uses of the learner's reward, or the open order it is applied to. Refetched by everything that changes
 * the reward.
 */
export const rewardCoursesQuery = () =>
  freshQuery(['dashboards', 'open-lms', 'reward'], api.openLms.readRewardCourses, { query: {} });

/** Orders a course for the learner with the reward applied. */
export const orderWithReward = (productId: ProductCode) =>
  api.openLms.orderWithReward({ body: { productId } });
