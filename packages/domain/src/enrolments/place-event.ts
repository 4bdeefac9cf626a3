import { COHORT_USER_STATES, type CohortUserState } from '../cohorts/cohort-user-state.ts';

/** What staff may do with a learner's place. */
export const STAFF_MOVES = ['PAUSE', 'BLOCK', 'CANCEL', 'BRING_BACK', 'TRANSFER'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/**
 * What can happen to a place: a staff move, the start of the course, the first payment, the end of its order or
 * account, staff closing the cohort for learners with nothing outstanding, and what the learner of an open course does.
 * How late instalments move a place is defined by `placeStateAt`.
 */
export const PLACE_EVENTS = [
  ...STAFF_MOVES,
  'COURSE_STARTS',
  'FIRST_PAYMENT',
  'ORDER_ENDS',
  'ACCOUNT_ENDS',
  'COHORT_CLOSES',
  'LEARNER_STARTS',
  'LEARNER_FINISHES',
] as const;
export type PlaceEvent = (typeof PLACE_EVENTS)[number];

/** RUNS is the state of an open place, derived from the start of the course and the payments. */
export type PlaceOutcome =
  | 'RUNS'
  | 'WAITING'
  | 'ONGOING'
  | 'COMPLETED'
  | 'TRANSFERRED'
  | 'CANCELLED'
  | 'BLOCKED';

const ENDS = { ORDER_ENDS: 'CANCELLED', ACCOUNT_ENDS: 'CANCELLED' } as const;
const OPEN = {
  PAUSE: 'WAITING',
  BLOCK: 'BLOCKED',
  CANCEL: 'CANCELLED',
  TRANSFER: 'TRANSFERRED',
  ...ENDS,
} as const;
const OWING = { ...OPEN, FIRST_PAYMENT: 'RUNS' } as const;

/** The transition table of a place: what each event does in each state. Without an entry the state is unchanged. */
const TABLE: Record<CohortUserState, Partial<Record<PlaceEvent, PlaceOutcome>>> = {
  WAITING: {
    BLOCK: 'BLOCKED',
    CANCEL: 'CANCELLED',
    BRING_BACK: 'RUNS',
    TRANSFER: 'TRANSFERRED',
    FIRST_PAYMENT: 'RUNS',
    LEARNER_STARTS: 'ONGOING',
    ...ENDS,
  },
  PAYMENT_PENDING: OWING,
  PAYMENT_DELAYED: OWING,
  UPCOMING: { ...OPEN, COURSE_STARTS: 'ONGOING', LEARNER_STARTS: 'ONGOING' },
  ONGOING: { ...OPEN, COHORT_CLOSES: 'COMPLETED', LEARNER_FINISHES: 'COMPLETED' },
  BLOCKED: { CANCEL: 'CANCELLED', BRING_BACK: 'RUNS', TRANSFER: 'TRANSFERRED', ...ENDS },
  CANCELLED: { BRING_BACK: 'RUNS', FIRST_PAYMENT: 'RUNS' },
  COMPLETED: {},
  TRANSFERRED: {},
};

/** Returns what an event does to a place; null if it changes nothing, in which case staff are not offered it. */
export const placeAfter = (state: CohortUserState, event: PlaceEvent): PlaceOutcome | null =>
  TABLE[state][event] ?? null;

/** Lists the states that an event changes, for the condition of a statement. */
export const statesBefore = (event: PlaceEvent): CohortUserState[] =>
  COHORT_USER_STATES.filter((state) => placeAfter(state, event) !== null);
