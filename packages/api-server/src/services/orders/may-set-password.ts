import type { LoadedOrder } from './load-orders.ts';

/** As long as the link in the mail sent at the same time. */
const HOURS = 72;

/**
 * Until when the payment page may lead to setting the first password of the payer's account; null when it may not.
 * Allowed only if this payment created the account and no one can sign in to it yet: the link of an order does not
 * prove an address.
 */
export function maySetPassword(
  { userId, madeAccountAt, canSignIn }: Pick<LoadedOrder, 'userId' | 'madeAccountAt' | 'canSignIn'>,
  now: Date,
): Date | null {
  if (!userId || !madeAccountAt || canSignIn) return null;
  const until = new Date(madeAccountAt.getTime() + HOURS * 3_600_000);
  return until > now ? until : null;
}
