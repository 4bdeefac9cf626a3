import type {
  EarningTransaction,
  SortDirection,
  TransactionSort,
} from '@plinth/domain/earnings/earning-transaction';
import type { Caller } from '../../api/context.ts';
import { listTransactions } from '../../db/queries/earnings/list-transactions.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';

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
    ...pageOf(pageNo),
  });
  return found ?? { transactions: [], total: 0 };
}
