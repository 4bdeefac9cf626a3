import type { CohortUserState } from '../cohorts/cohort-user-state.ts';

/** The states without a seat in the cohort, unless the place is paused: others may take it. */
export const SEATLESS_STATES: CohortUserState[] = ['WAITING', 'TRANSFERRED', 'CANCELLED'];

/**
 * Whether a person has a seat in a cohort, by the state of their place; null means no place. A paused place rests as
 * WAITING and keeps its seat.
 */
export const holdsSeat = (state: CohortUserState | null, isPaused = false): boolean =>
  state !== null && (!SEATLESS_STATES.includes(state) || (isPaused && state === 'WAITING'));
