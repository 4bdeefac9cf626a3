import { earningPayouts } from '@plinth/api-server/db/schema/earnings';
import { listOwed } from '@plinth/api-server/services/earnings/list-owed';
import { listPayouts } from '@plinth/api-server/services/earnings/list-payouts';
import { recordDueEarnings } from '@plinth/api-server/services/earnings/record-earnings';
import { TRANSACTION_TEXTS } from '@plinth/domain/earnings/earning-texts';
import { formatMoney } from '@plinth/domain/money/format-money';
import { eq } from 'drizzle-orm';
import { withSchool } from '../../with-school.ts';
import { table } from '../table.ts';
import type { VerbContext } from '../verbs.ts';

/** Lists what is owed and not yet part of a transfer or came back, and the transfers that are on their way. */
export async function listOpenEarnings(context: VerbContext): Promise<void> {
  const { print } = context;
  const { owed, open } = await withSchool(context, async (deps) => {
    await recordDueEarnings(deps);
    return {
      owed: await listOwed(deps.db),
      open: await listPayouts(deps.db, eq(earningPayouts.status, 'PROCESSING')),
    };
  });
  if (owed.length === 0 && open.length === 0) return print('Nothing is owed.');
  const rows = [
    ...owed.map((one) => [
      one.month,
      one.emailId,
      formatMoney(one),
      one.returnedId === null ? 'owed' : TRANSACTION_TEXTS.FAILED.toLowerCase(),
      one.returnedId ?? '',
    ]),
    ...open.map((one) => [
      one.month,
      one.emailId,
      formatMoney(one),
      TRANSACTION_TEXTS[one.status].toLowerCase(),
      one.payoutId,
    ]),
  ];
  for (const line of table(['MONTH', 'MENTOR', 'AMOUNT', 'STANDS', 'TRANSFER'], rows)) print(line);
}
