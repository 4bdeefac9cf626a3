import { eq, isNull, ne, or, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import {
  earningItems,
  earningPayouts,
  earningSettlements,
  earningTransactions,
} from '../../db/schema/earnings.ts';

const MONTH = sql`coalesce(${earningPayouts.month}, ${earningItems.month})`.mapWith(String);

/**
 * Lists what is earned and in no transfer that is on its way or has arrived, by the month that pays it, person and
 * transfer that came back, for staff; negative for overpayments.
 */
export async function listOwed(db: Queryable) {
  return db
    .select({
      month: MONTH,
      emailId: users.emailId,
      amount: sum(earningItems.amount).mapWith(Number),
      currency: earningItems.currency,
      returnedId: earningPayouts.payoutId,
    })
    .from(earningItems)
    .innerJoin(users, eq(users.userId, earningItems.userId))
    .leftJoin(earningSettlements, eq(earningSettlements.itemId, earningItems.itemId))
    .leftJoin(earningTransactions, eq(earningTransactions.transactionId, earningSettlements.transactionId))
    .leftJoin(earningPayouts, eq(earningPayouts.payoutId, earningTransactions.payoutId))
    .where(or(isNull(earningSettlements.itemId), eq(earningPayouts.status, 'FAILED')))
    .groupBy(MONTH, users.emailId, earningItems.currency, earningPayouts.payoutId)
    .having(ne(sum(earningItems.amount), sql`0`))
    .orderBy(MONTH, users.emailId, sql`${earningPayouts.payoutId} nulls first`);
}

/** `returnedId` is the transfer that came back with this amount, which its month pays again. */
export type Owed = Awaited<ReturnType<typeof listOwed>>[number];
