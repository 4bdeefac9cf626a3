import type { Currency } from '@plinth/domain/money/currency';
import { eq, ne, notExists, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { earningItems, earningSettlements } from '../../db/schema/earnings.ts';

export type Owed = { month: string; emailId: string; amount: number; currency: Currency };

/** Lists what is earned and not in any transfer yet, by month and person, for staff; negative for overpayments. */
export async function listOwed(db: Queryable): Promise<Owed[]> {
  return db
    .select({
      month: earningItems.month,
      emailId: users.emailId,
      amount: sum(earningItems.amount).mapWith(Number),
      currency: earningItems.currency,
    })
    .from(earningItems)
    .innerJoin(users, eq(users.userId, earningItems.userId))
    .where(
      notExists(
        db
          .select({ itemId: earningSettlements.itemId })
          .from(earningSettlements)
          .where(eq(earningSettlements.itemId, earningItems.itemId)),
      ),
    )
    .groupBy(earningItems.month, users.emailId, earningItems.currency)
    .having(ne(sum(earningItems.amount), sql`0`))
    .orderBy(earningItems.month, users.emailId);
}
