import type { CohortUserState } from '../cohorts/cohort-user-state.ts';

/** The states without a seat in the cohort: others may take it. */
export const SEATLESS_STATES: CohortUserState[] = ['WAITING', 'TRANSFERRED', 'CANCELLED'];

/** Whether a person has a seat in a cohort, by the state of their place; null means no place. */
export const holdsSeat = (state: CohortUserState | null): boolean =>
  state !== null && !SEATLESS_STATES.includes(state);
