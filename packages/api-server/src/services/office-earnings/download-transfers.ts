import { and, eq } from 'drizzle-orm';
import { earningPayouts } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { listPayouts } from '../earnings/list-payouts.ts';
import { transferColumns } from '../earnings/transfer-columns.ts';

/**
 * Exports the transfers of a month, YYYY-MM, that are on their way, as a CSV file for the bank: what is to be sent,
 * less what is withheld.
 */
export async function downloadTransfers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { month }: { month: string },
) {
  async function* batches() {
    const transfers = await listPayouts(
      db,
      and(eq(earningPayouts.month, month), eq(earningPayouts.status, 'PROCESSING')),
    );
    yield transfers.map(transferColumns.cellsOf);
  }
  return csvFile(db, act, {
    about: 'earning-transfers',
    titles: transferColumns.titles,
    filter: { month },
    now: now(),
    batches: batches(),
  });
}
