import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { type PaymentStanding, placeStateAt } from '../orders/payment-standing.ts';
import { placeAfter, type StaffMove } from './place-event.ts';

/** The facts that decide the state of an open place. Learners start an open course in their own time. */
export type CourseStanding = { hasStarted: boolean; isOpenCourse: boolean; hasAccess: boolean };

/** Returns the state of an open place: by the start of its course, then by how late its payer is. */
export function runningState(course: CourseStanding, standing: PaymentStanding): CohortUserState {
  if (course.isOpenCourse) return course.hasAccess ? 'ONGOING' : 'WAITING';
  return course.hasStarted
    ? placeStateAt({ state: 'ONGOING', isBlockedForMoney: false }, standing)
    : 'UPCOMING';
}

/** The cohort a person is to move to. `placeThere` is the state of a place they already have there. */
export type Destination = CourseStanding & {
  isSameCohort: boolean;
  isSameProduct: boolean;
  isActive: boolean;
  placeThere: CohortUserState | null;
};

export type MoveFacts = {
  state: CohortUserState;
  course: CourseStanding;
  standing: PaymentStanding;
  destination: Destination | null;
};

/**
 * The resulting state of the place, and for a transfer that in the destination too; or why the move is not possible, as
 * text for staff.
 */
export type JudgedMove =
  | { isPossible: true; state: CohortUserState; stateThere: CohortUserState | null }
  | { isPossible: false; reason: string };

const no = (reason: string): JudgedMove => ({ isPossible: false, reason });

/** Judges what a staff move does to a place. */
export function judgeMove(move: StaffMove, facts: MoveFacts): JudgedMove {
  const { state, course, standing, destination } = facts;
  const outcome = placeAfter(state, move);
  if (outcome === null) return no(REFUSED[move](state));
  if (course.isOpenCourse && (move === 'PAUSE' || move === 'TRANSFER'))
    return no('Learners of an open course start it in their own time. Block or cancel the place instead.');
  if (outcome === 'TRANSFERRED') return judgeTransfer(facts, destination);
  if (outcome !== 'RUNS') return { isPossible: true, state: outcome, stateThere: null };
  const running = runningState(course, standing);
  if (running === 'BLOCKED')
    return no(
      'An instalment is so long overdue that the place would be blocked again at once. Take the payment or postpone it first.',
    );
  if (running === state) return no('Nothing would change: the learner starts an open course alone.');
  return { isPossible: true, state: running, stateThere: null };
}

function judgeTransfer({ state, standing }: MoveFacts, to: Destination | null): JudgedMove {
  if (!to) return no('Choose the cohort they move to.');
  if (to.isSameCohort) return no('They are already in this cohort.');
  if (!to.isSameProduct) return no('This cohort is of another course. Enrol them there instead.');
  if (to.isOpenCourse || !to.isActive) return no('This cohort takes no new learners.');
  if (to.placeThere !== null && to.placeThere !== 'TRANSFERRED' && to.placeThere !== 'CANCELLED')
    return no('They already have a place in that cohort.');
  const stateThere = state === 'WAITING' || state === 'BLOCKED' ? state : runningState(to, standing);
  return { isPossible: true, state: 'TRANSFERRED', stateThere };
}

const NAMED: Record<CohortUserState, string> = {
  WAITING: 'that is waiting',
  PAYMENT_PENDING: 'with a payment due',
  UPCOMING: 'that is upcoming',
  ONGOING: 'that is open',
  COMPLETED: 'that is completed',
  TRANSFERRED: 'that was transferred',
  CANCELLED: 'that was cancelled',
  BLOCKED: 'that is blocked',
  PAYMENT_DELAYED: 'with a late payment',
};

const REFUSED: Record<StaffMove, (state: CohortUserState) => string> = {
  PAUSE: (state) => `A place ${NAMED[state]} cannot be paused.`,
  BLOCK: (state) => `A place ${NAMED[state]} cannot be blocked.`,
  CANCEL: (state) => `A place ${NAMED[state]} cannot be cancelled.`,
  BRING_BACK: (state) => `A place ${NAMED[state]} cannot be restored.`,
  TRANSFER: (state) => `A place ${NAMED[state]} cannot be moved to another cohort.`,
};
