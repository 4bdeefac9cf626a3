import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Mission } from '@plinth/domain/open-lms/mission';
import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { queryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';

/** The dashboard of the own open course (API-249). Whatever changes progress asks for it again. */
export const openDashboardQuery = () =>
  queryOptions({
    queryKey: ['dashboards', 'open-lms'],
    queryFn: ({ signal }): Promise<OpenDashboard> =>
      laterApi.openLms.readDashboard({ query: {} }, { signal }),
  });

export type OpenAddress = {
  cohortId?: string | undefined;
  mission?: Mission | undefined;
  nodeId?: string | undefined;
};

/** A mission, or the step of one, with the outline of all (API-247). What opens a mission asks for it again. */
export const openContentQuery = ({ cohortId, mission, nodeId }: OpenAddress) =>
  queryOptions({
    queryKey: ['curriculum', 'open-lms', cohortId ?? null, mission ?? null, nodeId ?? null],
    queryFn: ({ signal }) =>
      laterApi.openLms.readContent(
        {
          query: {
            ...(cohortId ? { cohortId } : {}),
            ...(mission ? { mission } : {}),
            ...(nodeId ? { 'node-id': nodeId } : {}),
          },
        },
        { signal },
      ),
  });

/** A page of the learners of the open cohort; pages count from 0 (API-248). */
export const openLeaderboardQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['leaderboards', 'open-lms', pageNo],
    queryFn: ({ signal }) => laterApi.openLms.readLeaderboard({ query: { pageNo } }, { signal }),
  });

/** Joins the open course of a product; a repeat answers the same place (API-254). */
export const enrol = (productId: ProductCode) => laterApi.openLms.enrol({ body: { productId } });

/** Starts the course and with it the timer, or completes it (API-251). */
export const moveState = (state: 'ONGOING' | 'COMPLETED') => laterApi.openLms.moveState({ body: { state } });

/** Extends the access, once (API-252). */
export const extendAccess = () => laterApi.openLms.extendAccess({ body: {} });

/** Saves what the dashboard shows (API-253). */
export const saveDisplay = (body: { hideIndicators?: boolean; showCoachmarks?: false }) =>
  laterApi.openLms.saveDisplay({ body });

/** Completes the course, as its missions are, and unlocks the reward (API-251, API-255). */
export async function unlockReward() {
  await moveState('COMPLETED');
  return laterApi.openLms.unlockReward({ body: {} });
}

/** The token of the order that lifts the time limit (API-250). */
export const readOrderToken = () => laterApi.openLms.readOrderToken({ query: {} });
