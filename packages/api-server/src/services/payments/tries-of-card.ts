import type { LoadedOrder, PaymentAttempt } from '../orders/load-orders.ts';

/**
 * Returns the attempts to charge an instalment to the selected card. Those of the card before it do not count: whoever
 * changes a declined card expects the new one to be charged.
 */
export const triesOfCard = (
  { attempts, cardSelectedAt }: Pick<LoadedOrder, 'attempts' | 'cardSelectedAt'>,
  seq: number,
): PaymentAttempt[] =>
  attempts.filter(
    (one) =>
      one.seq === seq && one.isAutomatic && (cardSelectedAt === null || one.createdAt >= cardSelectedAt),
  );
