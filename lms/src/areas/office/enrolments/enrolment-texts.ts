import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { LearnerPhase } from '@plinth/domain/cohorts/learner-may';
import { schoolDay } from '@plinth/domain/dates/school-day';
import type { MoveConsequences } from '@plinth/domain/enrolments/move-consequences';
import type { EnrolmentCohort, OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { type OfficePlaceState, officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import type { StaffMove } from '@plinth/domain/enrolments/place-event';
import { formatMoney } from '@plinth/domain/money/format-money';
import { countText } from '../cohorts/groups/load-text.ts';

/** The state of an enrolment, where it is not known whether one that waits is paused. */
export const STATE_TEXTS: Record<CohortUserState, string> = {
  WAITING: 'Waiting or paused',
  PAYMENT_PENDING: 'Payment pending',
  UPCOMING: 'Upcoming',
  ONGOING: 'Ongoing',
  COMPLETED: 'Completed',
  TRANSFERRED: 'Transferred',
  CANCELLED: 'Cancelled',
  BLOCKED: 'Blocked',
  PAYMENT_DELAYED: 'Payment late',
};

export const STATE_TONES: Record<CohortUserState, 'neutral' | 'info' | 'success' | 'warning' | 'error'> = {
  WAITING: 'neutral',
  PAYMENT_PENDING: 'warning',
  UPCOMING: 'info',
  ONGOING: 'success',
  COMPLETED: 'success',
  TRANSFERRED: 'neutral',
  CANCELLED: 'neutral',
  BLOCKED: 'error',
  PAYMENT_DELAYED: 'warning',
};

/** The state in which staff see an enrolment, and by which they find it. */
export const PLACE_TEXTS: Record<OfficePlaceState, string> = {
  ...STATE_TEXTS,
  WAITING: 'Waiting',
  PAUSED: 'Paused',
};

/** The state of an enrolment, as a chip shows it. */
export const placeStateText = (place: Pick<OfficeEnrolment, 'state' | 'isPaused'>): string =>
  PLACE_TEXTS[officePlaceState(place)];

/** What staff can do: as an option, as a button, and when it is done. */
export const MOVE_TEXTS: Record<StaffMove, { label: string; verb: string; done: string }> = {
  PAUSE: { label: 'Pause', verb: 'Pause', done: 'paused' },
  BLOCK: { label: 'Block', verb: 'Block', done: 'blocked' },
  CANCEL: { label: 'Cancel the place', verb: 'Cancel', done: 'cancelled' },
  BRING_BACK: { label: 'Restore', verb: 'Restore', done: 'restored' },
  TRANSFER: { label: 'Move to another cohort', verb: 'Move', done: 'moved' },
};

const ACCESS_TEXTS: Record<LearnerPhase, string> = {
  everything: 'the whole course',
  early: 'dashboard, calendar and onboarding, no lessons',
  'blocked-view': 'the dashboard alone',
  'own-documents': 'their own documents alone',
};

export const placesText = (count: number): string => countText(count, 'place');

type NamedCohort = { courseTitle: string; productId: string; batchNumber: string };

/** Which cohort it is: two products, of two regions say, may have the same course and number. */
export const cohortCode = ({ productId, batchNumber }: Omit<NamedCohort, 'courseTitle'>): string =>
  `${productId}-${batchNumber}`;

/** Returns a cohort as the office names it, such as `BIM for Architects, BIM_A-12`. */
export const cohortText = ({ courseTitle, ...cohort }: NamedCohort): string =>
  `${courseTitle}, ${cohortCode(cohort)}`;

export const seatsText = ({ seats, taken }: Pick<EnrolmentCohort, 'seats' | 'taken'>): string =>
  `${taken} of ${seats} seats taken`;

const moneyLine = ({ money }: MoveConsequences): string => {
  if (!money) return 'Nothing was ordered; no money is due.';
  const { currency, due, refundable, instalments } = money;
  const total = formatMoney({ amount: due.reduce((sum, { amount }) => sum + amount, 0), currency });
  const next = due[0] ? `, the next on ${schoolDay(due[0].dueDate)}` : '';
  const owed = {
    STAY_DUE: `${total} in ${countText(due.length, 'instalment')} stays due${next}.`,
    END: `${total} in ${countText(due.length, 'instalment')} is no longer due; the order ends.`,
    NONE: 'Nothing is due.',
  }[instalments];
  const back =
    refundable > 0
      ? ` Up to ${formatMoney({ amount: refundable, currency })} could be refunded; nothing goes back by itself.`
      : '';
  return owed + back;
};

const SEATS: Record<MoveConsequences['seat'], string> = {
  NONE: 'No seat is taken.',
  KEPT: 'They keep a seat.',
  TAKEN: 'They take a seat, also where the cohort is full.',
  FREED: 'Their seat is free for others.',
};

const GROUPS: Record<MoveConsequences['group'], string> = {
  NONE: '',
  KEPT: ' They stay in their group.',
  FREED: ' They leave their group.',
};

const PROGRESS: Record<MoveConsequences['progress'], string> = {
  STAYS: 'Kept as it is.',
  GOES_ALONG: 'Goes along, with hand-ins, notes and credits. Questions to mentors stay in the old cohort.',
  STAYS_BEHIND: 'Stays in the old cohort: the new one is taught from another version of the course.',
};

/** Returns the consequences of a move as text, each with its subject. */
export const consequenceLines = (consequences: MoveConsequences): [string, string][] => {
  const { state, stateThere, access, seat, group, progress } = consequences;
  // Only a paused place keeps a seat while it waits.
  const isPaused = seat === 'KEPT';
  const there = stateThere ? `${placeStateText({ state: stateThere, isPaused })} in the new cohort, ` : '';
  return [
    ['State', `${there}${placeStateText({ state, isPaused })}${stateThere ? ' in the old one' : ''}`],
    [
      'Access',
      access.before === access.after
        ? `Unchanged: ${ACCESS_TEXTS[access.after]}.`
        : `From ${ACCESS_TEXTS[access.before]} to ${ACCESS_TEXTS[access.after]}.`,
    ],
    ['Money', moneyLine(consequences)],
    ['Seat', SEATS[seat] + GROUPS[group]],
    ['Progress', PROGRESS[progress]],
  ];
};
