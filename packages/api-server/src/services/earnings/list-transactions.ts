import type {
  EarningTransaction,
  SortDirection,
  TransactionSort,
} from '@plinth/domain/earnings/earning-transaction';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { schoolDay } from './work-done.ts';

type Input = { pageNo: number; sortBy: TransactionSort; sortDirection: SortDirection };

const COLUMNS: Record<TransactionSort, SQL> = {
  date: sql`p.status_at`,
  amount: sql`t.amount`,
  status: sql`p.status`,
};

/** What the school has paid out to the caller, or is paying (API-218, API-219). */
export async function listEarningTransactions(
  { db }: Deps,
  { userId }: Caller,
  { pageNo, sortBy, sortDirection }: Input,
): Promise<{ transactions: EarningTransaction[]; total: number }> {
  const direction = sortDirection === 'ASC' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ transactions: EarningTransaction[]; total: number }>(sql`
    select (select count(*)::int from earning_transactions where user_id = ${userId}) as total,
      coalesce((select json_agg(json_build_object('transactionId', transaction_id, 'date', day,
          'category', category, 'amount', amount, 'currency', currency, 'status', status)) from (
        select t.transaction_id, ${schoolDay(sql`p.status_at`)} as day, t.category, t.amount, p.currency, p.status
        from earning_transactions t join earning_payouts p using (payout_id)
        where t.user_id = ${userId}
        order by ${COLUMNS[sortBy]} ${direction}, p.month desc, t.transaction_id
        limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
      ) page), '[]') as transactions`);
  return rows[0] ?? { transactions: [], total: 0 };
}
