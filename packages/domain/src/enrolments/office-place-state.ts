import * as z from 'zod/mini';
import { COHORT_USER_STATES, type CohortUserState } from '../cohorts/cohort-user-state.ts';

/**
 * The states in which staff see places, and by which they find them: a place that staff paused rests as WAITING and is
 * shown as PAUSED, so that WAITING is left for places that wait for a payment or a seat.
 */
export const OFFICE_PLACE_STATES = [...COHORT_USER_STATES, 'PAUSED'] as const;
export const OfficePlaceState = z.enum(OFFICE_PLACE_STATES);
export type OfficePlaceState = z.infer<typeof OfficePlaceState>;

/** Returns the state in which staff see a place. */
export const officePlaceState = ({
  state,
  isPaused,
}: {
  state: CohortUserState;
  isPaused: boolean;
}): OfficePlaceState => (isPaused && state === 'WAITING' ? 'PAUSED' : state);
