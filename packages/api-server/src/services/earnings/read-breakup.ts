import type { EarningBreakup } from '@plinth/domain/earnings/earnings';
import type { Caller } from '../../api/context.ts';
import { breakUpMonth } from '../../db/queries/earnings/break-up-month.ts';
import type { Deps } from '../../deps.ts';

/** Returns what makes up a month of the caller's earnings. */
export async function readEarningBreakup(
  { db }: Deps,
  { userId }: Caller,
  month: string,
): Promise<EarningBreakup> {
  const row = await breakUpMonth.first(db, { userId, month });
  if (!row) throw new Error('a select without rows');
  return { month, ...row, total: row.items.reduce((sum, { amount }) => sum + amount, 0) };
}
