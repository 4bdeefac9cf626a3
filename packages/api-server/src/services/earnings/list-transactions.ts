import type {
  EarningTransaction,
  SortDirection,
  TransactionSort,
} from '@plinth/domain/earnings/earning-transaction';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Caller } from '../../api/context.ts';
import { listTransactions } from '../../db/queries/earnings/list-transactions.ts';
import type { Deps } from '../../deps.ts';

type Input = { pageNo: number; sortBy: TransactionSort; sortDirection: SortDirection };

/** Lists what the school has paid out to the caller, or is paying. */
export async function listEarningTransactions(
  { db }: Deps,
  { userId }: Caller,
  { pageNo, sortBy, sortDirection }: Input,
): Promise<{ transactions: EarningTransaction[]; total: number }> {
  const found = await listTransactions.first(db, {
    userId,
    sortBy,
    direction: sortDirection,
    limit: PAGE_SIZE,
    offset: pageNo * PAGE_SIZE,
  });
  return found ?? { transactions: [], total: 0 };
}
