import { expireUnpaid } from '../../db/queries/orders/expire-unpaid.ts';
import type { Deps } from '../../deps.ts';

const CHECKOUT_DAYS = 14;
/** Providers end their checkouts after a day and say so when asked; after this long nobody can be asked any more. */
const GIVEN_UP_DAYS = 30;

/**
 * Ends orders that nothing was paid on in time: after their payment deadline, or two weeks after they were made
 * where they have none. A checkout that its provider has not ended is waited for, and so are an application that the
 * EMI partner has and one that someone holds at this moment. Voucher uses come free again.
 * @returns how many orders ended
 */
export async function expireOrders(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const now = deps.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const ended = await expireUnpaid.first(deps.db, {
    now,
    longAgo: daysAgo(CHECKOUT_DAYS),
    tooOld: daysAgo(GIVEN_UP_DAYS),
  });
  return ended?.expired ?? 0;
}
