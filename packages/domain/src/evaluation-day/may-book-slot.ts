import type { InterviewStatus } from './slot-status.ts';

/** How many hours before its start a booked slot can last be changed. */
export const REBOOK_HOURS = 24;

/** How many times a learner can change a booked slot. */
export const REBOOKS_MAX = 2;

/** How many changes an interview can have in all when the last one follows an absence. */
export const ABSENT_REBOOKS_MAX = REBOOKS_MAX + 1;

const HOUR_MS = 3_600_000;

export type BookingPermit = { allowed: true } | { allowed: false; reason: string };

const no = (reason: string): BookingPermit => ({ allowed: false, reason });

/**
 * Whether a learner may book a slot now. The first one always; a replacement up to twice and until a day before the
 * booked one; after an absence one more. A finished or missed interview allows none.
 */
export function mayBookSlot(facts: {
  status: InterviewStatus;
  /** Start of the booked slot. */
  startDate: string | null;
  /** How many times the slot has been changed. */
  changes: number;
  now: string;
}): BookingPermit {
  const { status, startDate, changes, now } = facts;
  if (status === 'SLOT_NOT_BOOKED') return { allowed: true };
  if (status === 'ABSENT')
    return changes < ABSENT_REBOOKS_MAX
      ? { allowed: true }
      : no(`A slot can be changed ${ABSENT_REBOOKS_MAX} times at most, including after an absence.`);
  if (changes >= REBOOKS_MAX) return no(`A slot can be changed ${REBOOKS_MAX} times.`);
  if (status !== 'SLOT_BOOKED' || startDate === null) return no('Your interview is over or has begun.');
  return Date.parse(startDate) - Date.parse(now) < REBOOK_HOURS * HOUR_MS
    ? no(`A slot can be changed until ${REBOOK_HOURS} hours before it begins.`)
    : { allowed: true };
}
