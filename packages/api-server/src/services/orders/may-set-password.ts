import type { LoadedOrder } from './load-orders.ts';

/** As long as the link of the mail that is sent at the same time. */
const HOURS = 72;

/**
 * Until when the payment page may lead to the first password of the payer's account; null when it may not. Only whose
 * payment made the account, and only while nobody can sign in to it: the link of an order is no proof of an address.
 */
export function maySetPassword(
  { userId, madeAccountAt, canSignIn }: Pick<LoadedOrder, 'userId' | 'madeAccountAt' | 'canSignIn'>,
  now: Date,
): Date | null {
  if (!userId || !madeAccountAt || canSignIn) return null;
  const until = new Date(madeAccountAt.getTime() + HOURS * 3_600_000);
  return until > now ? until : null;
}
