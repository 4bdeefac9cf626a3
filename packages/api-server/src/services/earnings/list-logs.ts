import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { EarningLog } from '@plinth/domain/earnings/earnings';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

type Input = {
  month?: string | undefined;
  transactionId?: string | undefined;
  category?: EarningCategory | undefined;
  pageNo: number;
};

/**
 * The caller's single pieces of work, the latest first, of a month, a transaction or a kind (API-220, API-221).
 * @throws Refusal NOT_FOUND for a transaction of somebody else
 */
export async function listEarningLogs(
  { db }: Deps,
  { userId }: Caller,
  { month, transactionId, category, pageNo }: Input,
): Promise<{ logs: EarningLog[]; total: number }> {
  const ofMonth = month === undefined ? sql`` : sql`and i.month = ${month}`;
  const ofKind = category === undefined ? sql`` : sql`and i.category = ${category}`;
  const ofTransaction =
    transactionId === undefined
      ? sql``
      : sql`and exists (select from earning_settlements s where s.item_id = i.item_id
          and s.transaction_id = ${transactionId})`;
  const chosen = sql`from earning_items i where i.user_id = ${userId} ${ofMonth} ${ofKind} ${ofTransaction}`;
  const { rows } = await db.execute<{ is_own: boolean; total: number; logs: EarningLog[] }>(sql`
    select ${transactionId ?? null}::uuid is null or exists (select from earning_transactions t
        where t.transaction_id = ${transactionId ?? null}::uuid and t.user_id = ${userId}) as is_own,
      (select count(*)::int ${chosen}) as total,
      coalesce((select json_agg(json_build_object('date', day, 'cohortId', cohort_id, 'category', category,
          'description', description, 'quantity', quantity, 'amount', amount, 'reason', reason)) from (
        select i.day, i.cohort_id, i.category, i.description, i.quantity, i.amount, i.reason ${chosen}
        order by i.earned_at desc, i.created_at, i.item_id limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
      ) page), '[]') as logs`);
  const [row] = rows;
  if (!row?.is_own) throw refuse('NOT_FOUND', 'There is no such transaction of yours.');
  return { logs: row.logs, total: row.total };
}
