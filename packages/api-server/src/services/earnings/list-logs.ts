import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { EarningLog } from '@plinth/domain/earnings/earnings';
import type { Caller } from '../../api/context.ts';
import { listLogs } from '../../db/queries/earnings/list-logs.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';

type Input = {
  month?: string | undefined;
  transactionId?: string | undefined;
  category?: EarningCategory | undefined;
  pageNo: number;
};

/**
 * Lists the caller's single pieces of work, the latest first, of a month, a transaction or a kind.
 * @throws Refusal NOT_FOUND for a transaction of someone else
 */
export async function listEarningLogs(
  { db }: Deps,
  { userId }: Caller,
  { month, transactionId, category, pageNo }: Input,
): Promise<{ logs: EarningLog[]; total: number }> {
  const row = await listLogs.first(db, {
    userId,
    month: month ?? null,
    category: category ?? null,
    transactionId: transactionId ?? null,
    ...pageOf(pageNo),
  });
  if (!row?.isOwn) throw refuse('NOT_FOUND', 'Transaction not found.');
  return { logs: row.logs, total: row.total };
}
