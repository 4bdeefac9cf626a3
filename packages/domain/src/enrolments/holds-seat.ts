import type { CohortUserState } from '../cohorts/cohort-user-state.ts';

/** The states that hold no seat of the cohort: others may take it. */
export const SEATLESS_STATES: CohortUserState[] = ['WAITING', 'TRANSFERRED', 'CANCELLED'];

/** Whether somebody sits in a cohort, by the state of their place; null is no place. */
export const holdsSeat = (state: CohortUserState | null): boolean =>
  state !== null && !SEATLESS_STATES.includes(state);
