import type { EarningRate } from '@plinth/domain/earnings/earning-rate';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { earningRates } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';

/** Lists all rates that were ever set, the general ones first, for staff. */
export const listEarningRates = ({ db }: Pick<Deps, 'db'>): Promise<EarningRate[]> =>
  db
    .select({
      category: earningRates.category,
      currency: earningRates.currency,
      amount: earningRates.amount,
      fromDay: earningRates.fromDay,
      emailId: users.emailId,
    })
    .from(earningRates)
    .leftJoin(users, eq(users.userId, earningRates.userId))
    .orderBy(
      sql`${users.emailId} nulls first`,
      earningRates.category,
      earningRates.currency,
      earningRates.fromDay,
    );
