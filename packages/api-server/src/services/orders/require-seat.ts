import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Queryable } from '../../db/database.ts';
import { findSeat } from '../../db/queries/orders/find-seat.ts';
import { refuse } from '../refusal.ts';

type Wanted = { productId: ProductCode; cohortId: string | null; emailId: string };

/** Returns whether a buyer paying now would get a seat. One statement. */
export const hasSeat = async (db: Queryable, wanted: Wanted, now: Date): Promise<boolean> =>
  (await findSeat.first(db, { ...wanted, now })) !== null;

/**
 * Refuses to sell without a free seat, or to a person who is still paying for theirs by another order: the two would
 * close and reopen one place in turn. Two buyers paying for the last seat simultaneously both pass: the one settled
 * second waits for a seat, is told so, and staff see it immediately.
 * @throws Refusal CONFLICT with `reason: 'NO_SEAT'` or `'ALREADY_PAYING'`
 */
export async function requireSeat(db: Queryable, wanted: Wanted, now: Date): Promise<void> {
  const seat = await findSeat.first(db, { ...wanted, now });
  if (!seat) throw noSeat(wanted);
  if (seat.isAlreadyPaying)
    throw refuse(
      'CONFLICT',
      'You are paying for a place in this cohort already, by an order that is not paid in full. Pay it under Billing, or write to us to change it.',
      { reason: 'ALREADY_PAYING' },
    );
}

/** The refusal a buyer reads when no seat is left. */
export const noSeat = ({ cohortId }: Pick<Wanted, 'cohortId'>) =>
  refuse(
    'CONFLICT',
    cohortId === null
      ? 'No cohort of this course has a free seat right now, so you cannot pay for it yet. Write to us, and we will tell you when the next one opens.'
      : 'All seats in this cohort are now taken, so nothing was charged. Write to us, and we will tell you when a seat is free or the next cohort opens.',
    { reason: 'NO_SEAT' },
  );
