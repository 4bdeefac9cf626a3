import { and, eq } from 'drizzle-orm';
import { earningPayouts } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { csvFile } from '../csv-file.ts';
import { listPayouts } from '../earnings/list-payouts.ts';
import { TRANSFER_COLUMNS } from '../earnings/transfer-columns.ts';

/**
 * Exports the transfers of a month, YYYY-MM, that are on their way, as a CSV file for the bank: what is to be sent,
 * less what is withheld.
 */
export const downloadTransfers = async (
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { month }: { month: string },
) =>
  csvFile(deps, act, {
    about: 'earning-transfers',
    filter: { month },
    batches: [
      await listPayouts(
        deps.db,
        and(eq(earningPayouts.month, month), eq(earningPayouts.status, 'PROCESSING')),
      ),
    ],
    columns: TRANSFER_COLUMNS,
  });
