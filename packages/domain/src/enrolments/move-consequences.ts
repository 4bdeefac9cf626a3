import * as z from 'zod/mini';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { LEARNER_PHASES, type LearnerPhase, learnerMay } from '../cohorts/learner-may.ts';
import { Instant } from '../fields/instant.ts';
import { CURRENCIES } from '../money/currency.ts';
import { holdsSeat } from './holds-seat.ts';
import type { JudgedMove } from './judge-move.ts';
import type { StaffMove } from './place-event.ts';

const Amount = z.int().check(z.gte(0));

/** What is owed on the order of a place and what could be refunded, in minor units. */
export const PlaceMoney = z.object({
  currency: z.enum(CURRENCIES),
  /** Unpaid instalments, by date. */
  due: z.array(z.object({ amount: Amount, dueDate: Instant })),
  /** What was paid and not refunded: the maximum refund. */
  refundable: Amount,
});
export type PlaceMoney = z.infer<typeof PlaceMoney>;

/** The consequences of a move for access, money, the group seat and the progress. */
export const MoveConsequences = z.object({
  state: CohortUserState,
  /** The state of the place in the other cohort, for a transfer. */
  stateThere: z.nullable(CohortUserState),
  /** The most a learner may open before and after, in the cohort of the resulting place. */
  access: z.object({ before: z.enum(LEARNER_PHASES), after: z.enum(LEARNER_PHASES) }),
  /** Null if there is no order. END: instalments due are no longer owed. */
  money: z.nullable(z.extend(PlaceMoney, { instalments: z.enum(['STAY_DUE', 'END', 'NONE']) })),
  /** The seat in the cohort of the resulting place: FREED is one that others may take. */
  seat: z.enum(['NONE', 'KEPT', 'TAKEN', 'FREED']),
  group: z.enum(['NONE', 'KEPT', 'FREED']),
  progress: z.enum(['STAYS', 'GOES_ALONG', 'STAYS_BEHIND']),
});
export type MoveConsequences = z.infer<typeof MoveConsequences>;

/** Returns the most that a state opens. */
export const accessOf = (state: CohortUserState): LearnerPhase =>
  LEARNER_PHASES.find((phase) => learnerMay(state, phase)) ?? 'own-documents';

function seatOf(isHeld: boolean, isHeldAfter: boolean): MoveConsequences['seat'] {
  if (isHeld) return isHeldAfter ? 'KEPT' : 'FREED';
  return isHeldAfter ? 'TAKEN' : 'NONE';
}

type Facts = {
  state: CohortUserState;
  isPaused: boolean;
  move: StaffMove;
  judged: Extract<JudgedMove, { isPossible: true }>;
  hasGroup: boolean;
  isSameCourse: boolean;
  money: PlaceMoney | null;
};

/** Returns the consequences of a possible move. */
export function moveConsequences({
  state,
  isPaused,
  move,
  judged,
  hasGroup,
  isSameCourse,
  money,
}: Facts): MoveConsequences {
  const isLeft = judged.state === 'TRANSFERRED' || judged.state === 'CANCELLED';
  const instalments = money?.due.length ? (move === 'CANCEL' ? 'END' : 'STAY_DUE') : 'NONE';
  return {
    state: judged.state,
    stateThere: judged.stateThere,
    access: { before: accessOf(state), after: accessOf(judged.stateThere ?? judged.state) },
    money: money && { ...money, instalments },
    seat: seatOf(
      holdsSeat(state, isPaused),
      holdsSeat(judged.stateThere ?? judged.state, move === 'PAUSE' || (move === 'TRANSFER' && isPaused)),
    ),
    group: hasGroup ? (isLeft ? 'FREED' : 'KEPT') : 'NONE',
    progress: move === 'TRANSFER' ? (isSameCourse ? 'GOES_ALONG' : 'STAYS_BEHIND') : 'STAYS',
  };
}
