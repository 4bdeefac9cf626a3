import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import {
  acceptFlagged,
  listFlagged,
  returnFlagged,
} from '@plinth/api-server/services/payments/resolve-flagged';
import { formatMoney, MINOR_UNITS } from '@plinth/domain/money/format-money';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readIdIfAny } from './read-id.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';

/** Lists payments that wait for a decision, or decides one. */
export async function flagged(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['return'],
    flags: ['accept'],
    allowPositionals: true,
  });
  const reason = values.return === undefined ? null : readReason('--return', values.return);
  const paymentId = readIdIfAny(positionals, 'A payment is named by its id; `school flagged` lists them.');
  if (paymentId === undefined ? values.accept || reason !== null : values.accept === (reason !== null))
    throw new Fault('Name a payment with either --accept or --return REASON.', 2);
  const { print } = context;
  await withSchool(context, async (deps) => {
    if (paymentId === undefined) {
      const rows = await listFlagged(deps);
      if (rows.length === 0) return print('No payment is waiting for a decision.');
      printTable(print, rows, {
        PAYMENT: (row) => row.paymentId,
        ORDER: (row) => row.orderId,
        STATUS: (row) => row.orderStatus,
        'ASKED FOR': formatMoney,
        RECEIVED: (row) =>
          `${((row.receivedAmount ?? row.amount) / MINOR_UNITS).toFixed(2)} ${row.receivedCurrency ?? row.currency}`,
        ADDRESS: (row) => row.emailId,
        WHY: (row) => row.reason,
      });
      return;
    }
    if (reason !== null) {
      const { emailId, status, failureReason } = await returnFlagged(deps, COMMAND, paymentId, reason);
      if (status === 'FAILED')
        throw new Fault(`Not given back: ${failureReason ?? 'the provider refused it.'}`);
      return print(
        status === 'SUCCEEDED'
          ? `Given back to ${emailId}; the order is as if it had never come.`
          : `On its way back to ${emailId}; \`school refund\` lists it until the provider is done.`,
      );
    }
    const taken = await acceptFlagged(deps, COMMAND, paymentId);
    print(`Taken: ${formatMoney(taken)} of ${taken.emailId}; a receipt is sent.`);
  });
}
