import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { listOpenRefunds, refundPayment } from '@plinth/api-server/services/payments/refund-payment';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { displayDate } from '@plinth/domain/dates/display-date';
import { formatMoney, MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { RefundStatus } from '@plinth/domain/orders/refund-status';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readAmount } from './read-amount.ts';
import { readId } from './read-id.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';

type Given = Awaited<ReturnType<typeof refundPayment>>;

/** Formats an amount in a currency that a provider reported, which may not be one of the school's. */
const money = (amount: number, currency: string) =>
  currency === 'INR' || currency === 'USD'
    ? formatMoney({ amount, currency })
    : `${(amount / MINOR_UNITS).toFixed(2)} ${currency}`;

async function printList(deps: Deps, print: VerbContext['print']) {
  const rows = await listOpenRefunds(deps);
  if (rows.length === 0) return print('No refund is on its way, and none has failed.');
  printTable(print, rows, {
    PAYMENT: (row) => row.paymentId,
    MADE: (row) => displayDate(row.createdAt.toISOString(), DEFAULT_TIMEZONE),
    STATUS: (row) => row.status,
    AMOUNT: (row) => money(row.amount, row.currency),
    ADDRESS: (row) => row.emailId,
    WHY: (row) => row.failureReason,
  });
}

function inWords({ status, amount, currency, left, emailId, isByHand, failureReason }: Given): string {
  const sum = money(amount, currency);
  const words: Record<RefundStatus, string> = {
    SUCCEEDED: `${isByHand ? 'Recorded' : 'Given back'}: ${sum} to ${emailId}, ${money(left, currency)} left of this payment.`,
    PENDING: `Asked for: the provider is giving ${sum} back to ${emailId}. An email tells them once it went.`,
    REQUESTED: `Recorded: ${sum} to ${emailId}. The provider does not answer; the school asks again by itself.`,
    FAILED: `Not given back: ${failureReason ?? 'the provider refused it.'} To try again name another --key, or give it back yourself and record it with --by-hand.`,
  };
  return words[status];
}

/**
 * Refunds a payment through the provider that received it, or records that staff did; without a payment lists the
 * refunds that are in progress or have failed. The full remainder of a payment can be refunded only once and so needs
 * no key; a part needs one, or a command sent twice would make two refunds.
 */
export async function refund(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['amount', 'reason', 'key'],
    flags: ['by-hand'],
    allowPositionals: true,
  });
  const { print } = context;
  if (positionals.length === 0 && Object.keys(values).length === 1)
    return withSchool(context, (deps) => printList(deps, print));
  const paymentId = readId(positionals, 'Name one payment by its id; `school orders <order>` lists them.');
  if (values.reason === undefined) throw new Fault('Say why with --reason.', 2);
  const reason = readReason('--reason', values.reason);
  const amount = readAmount('--amount', values.amount);
  if (amount !== undefined && !values.key)
    throw new Fault(
      'A part needs a --key of your choice, such as a ticket number: sent again it is the same refund.',
      2,
    );
  const idempotencyKey = values.key ? `${paymentId}:${values.key}` : `rest:${paymentId}`;
  const byHand = values['by-hand'];
  const given = await withSchool(context, (deps) =>
    refundPayment(deps, COMMAND, { paymentId, amount, reason, idempotencyKey, byHand }),
  );
  if (given.status === 'FAILED') throw new Fault(inWords(given));
  print(inWords(given));
}
