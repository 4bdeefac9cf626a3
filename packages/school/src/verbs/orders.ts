import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { cancelOrder } from '@plinth/api-server/services/orders/cancel-order';
import {
  listOrdersForStaff,
  readOrderForStaff,
} from '@plinth/api-server/services/orders/list-orders-for-staff';
import type { LoadedOrder } from '@plinth/api-server/services/orders/load-orders';
import { extendInstalmentByStaff } from '@plinth/api-server/services/payments/extend-instalment';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import { officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { Email } from '@plinth/domain/fields/email';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { formatMoney } from '@plinth/domain/money/format-money';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import * as z from 'zod/mini';
import { withSchool } from '../with-school.ts';
import { pageLine, readPage } from './pages.ts';
import { payerText } from './payer-text.ts';
import { printTable } from './print-table.ts';
import { readAs } from './read-as.ts';
import { readChoice } from './read-choice.ts';
import { readIdIfAny } from './read-id.ts';
import { readOptions } from './read-options.ts';
import { readReason } from './read-reason.ts';
import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';

type Print = VerbContext['print'];
type Wanted = Parameters<typeof listOrdersForStaff>[1];

/** Formats the day in the school's time zone, as mails show it. */
const day = (date: Date | string) => calendarDateIn(DEFAULT_TIMEZONE, new Date(date).toISOString());

async function printList(deps: Deps, wanted: Wanted, print: Print) {
  const { orders: found, total } = await listOrdersForStaff(deps, wanted);
  if (found.length === 0) return print('No orders found.');
  printTable(print, found, {
    ORDER: (row) => row.orderId,
    MADE: (row) => day(row.createdAt),
    STATUS: (row) => row.status,
    PRODUCT: (row) => row.productId,
    PLAN: (row) => row.planType,
    ADDRESS: (row) => row.emailId,
  });
  print(pageLine(total, wanted.pageNo + 1));
}

const placeOf = ({ place }: Pick<LoadedOrder, 'place'>): string =>
  place ? officePlaceState({ state: place.state, isPaused: place.pausedAt !== null }) : 'none';

async function printOne(deps: Deps, orderId: string, print: Print) {
  const { order, ledger, balance } = await readOrderForStaff(deps, orderId);
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const facts: [string, string][] = [
    ['order', `${orderId}, ${order.courseTitle}`],
    ['status', order.status],
    ['payer', payerText(order)],
    ['plan', order.planType ?? 'none yet'],
    ['place', placeOf(order)],
    [
      'charged',
      `${money(balance.charged)}, given back ${money(balance.refunded)}, left ${money(balance.net)}`,
    ],
  ];
  for (const line of table(['WHAT', 'IS'], facts)) print(line);
  if (order.instalments.length > 0)
    printTable(print, order.instalments, {
      NO: (one) => one.seq,
      INSTALMENT: (one) => one.label,
      AMOUNT: (one) => money(one.amount),
      DUE: (one) => day(one.dueDate),
      'LAST TRY': (one) => order.attempts.findLast(({ seq }) => seq === one.seq)?.status,
    });
  if (order.attempts.length > 0)
    printTable(print, order.attempts, {
      PAYMENT: (one) => one.paymentId,
      NO: (one) => one.seq,
      STATUS: (one) => one.status,
      AMOUNT: (one) => money(one.amount),
      BY: (one) => one.provider,
      WHY: (one) => one.failureReason,
    });
  if (ledger.length > 0)
    printTable(print, ledger, {
      DAY: (one) => day(one.createdAt),
      LEDGER: (one) => one.kind,
      'MINOR UNITS': (one) => one.amount,
      IN: (one) => one.currency,
      WHY: (one) => one.reason,
    });
}

/** Reads the last instant of a day in the school's time zone, and the reason staff give for it. */
function readExtension(text: string | undefined, why: string | undefined) {
  if (text === undefined) {
    if (why !== undefined) throw new Fault('--reason goes with --extend.', 2);
    return null;
  }
  if (!isIsoDate(text)) throw new Fault('--extend is a day such as 2027-01-31.', 2);
  if (why === undefined) throw new Fault('Say why with --reason.', 2);
  return { until: endOfDay(text), reason: readReason('--reason', why) };
}

/**
 * Lists orders a page at a time, prints one with all its payments, cancels it, or moves the due date of its next
 * instalment.
 */
export async function orders(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['status', 'email', 'page', 'cancel', 'extend', 'reason'],
    allowPositionals: true,
  });
  const wanted = {
    status: readChoice('--status', ORDER_STATUSES, values.status),
    emailId: readAs(z.optional(Email), values.email, '--email is an email address.'),
    pageNo: readPage(values.page) - 1,
  };
  const reason = values.cancel === undefined ? null : readReason('--cancel', values.cancel);
  const extension = readExtension(values.extend, values.reason);
  if (reason !== null && extension) throw new Fault('Choose one of --cancel and --extend.', 2);
  const orderId = readIdIfAny(positionals, 'An order is named by its id; `school orders` lists them.');
  if ((reason !== null || extension) && !orderId)
    throw new Fault('Name the order; `school orders` lists them.', 2);
  const { print } = context;
  await withSchool(context, async (deps) => {
    if (!orderId) return printList(deps, wanted, print);
    if (extension) {
      const { emailId, dueDate } = await extendInstalmentByStaff(deps, COMMAND, { orderId, ...extension });
      return print(`The next instalment is due on ${day(dueDate)}; an email to ${emailId} says so.`);
    }
    if (reason === null) return printOne(deps, orderId, print);
    const { emailId } = await cancelOrder(deps, COMMAND, orderId, reason);
    print(`Cancelled; an email to ${emailId} says so.`);
  });
}
