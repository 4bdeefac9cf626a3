import { PAYMENT_DAYS_AFTER_ACCEPTANCE } from '@plinth/domain/orders/offer-deadlines';
import { expireUnpaid } from '../../db/queries/orders/expire-unpaid.ts';
import type { Deps } from '../../deps.ts';

const CHECKOUT_DAYS = 14;
/**
 * Providers end their checkouts after a day and report it when queried; after this long none can be queried any more.
 */
const GIVEN_UP_DAYS = 30;

/**
 * Ends orders that were not paid in time: after their payment deadline or, without one, two weeks after they were
 * created. Waits for checkouts that their provider has not ended, for applications the EMI partner has, a week for those
 * that came back, and for what is locked at this moment. Voucher uses are released.
 * @returns how many orders ended
 */
export async function expireOrders(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const now = deps.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const ended = await expireUnpaid.first(deps.db, {
    now,
    longAgo: daysAgo(CHECKOUT_DAYS),
    tooOld: daysAgo(GIVEN_UP_DAYS),
    lately: daysAgo(PAYMENT_DAYS_AFTER_ACCEPTANCE),
  });
  return ended?.expired ?? 0;
}
