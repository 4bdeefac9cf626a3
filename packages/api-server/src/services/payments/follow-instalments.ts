import { daysLater } from '@plinth/domain/dates/days-later';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { type InstalmentReminder, REMINDER_DAYS } from '@plinth/domain/orders/instalment-reminder';
import { lastInstantOfAccess } from '@plinth/domain/orders/payment-standing';
import { and, asc, eq, gt, inArray, not } from 'drizzle-orm';
import { derivedToken } from '../../api/token-hash.ts';
import { allOrEach } from '../../db/all-or-each.ts';
import type { Queryable } from '../../db/database.ts';
import { pagesOf } from '../../db/pages-of.ts';
import { isPayerErased } from '../../db/queries/orders/is-payer-erased.ts';
import { isUnseated } from '../../db/queries/orders/is-unseated.ts';
import { orders } from '../../db/schema/admissions.ts';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type News, notify } from '../notifications/notify.ts';
import { type LoadedOrder, loadOrders, lockOrder } from '../orders/load-orders.ts';
import { isCourseOver } from '../orders/order-facts.ts';
import { type DueReminder, dueReminder, reminderKey } from './due-reminder.ts';
import { movePlace, nextPlaceState, paidOf, standingOfOthers } from './follow-payment.ts';
import { isOfErased } from './is-of-erased.ts';
import { owesBy } from './owes-by.ts';
import { payerOf } from './payer-of.ts';

const BATCH = 100;

type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;

function reminderMail({ settings }: Needs, due: DueReminder): Mail {
  const { order, instalment, kind } = due;
  const money = formatMoney({ amount: instalment.amount, currency: order.currency });
  const day = schoolDay(instalment.dueDate);
  const closes = schoolDay(lastInstantOfAccess(instalment.dueDate));
  const isAutomatic = order.paysAutomatically && order.cards.length > 0;
  const subjects: Record<InstalmentReminder, string> = {
    WEEK_BEFORE: `Your next instalment is due on ${day}`,
    DAY_BEFORE: `Your next instalment is due on ${day}`,
    OVERDUE: `An instalment was due on ${day}`,
    DELAYED: `An instalment is late: ${order.courseTitle}`,
    BLOCKED: `Your access is blocked: ${order.courseTitle}`,
  };
  const paragraphs: Record<InstalmentReminder, string> = {
    WEEK_BEFORE: isAutomatic
      ? 'It will be charged to your saved card on that day; there is nothing to do.'
      : 'You can pay it now or on that day.',
    DAY_BEFORE: isAutomatic
      ? 'It will be charged to your saved card; there is nothing to do.'
      : 'You can pay it now.',
    OVERDUE: 'It has not reached us. If you have just paid, this email crossed with your payment.',
    // The course may not have begun, so nothing is said to be open; one that is over for them is never blocked.
    DELAYED: isCourseOver(order)
      ? 'It has not reached us. You can pay it now.'
      : `It has not reached us. After ${closes} you have no access to the course until you have paid.`,
    BLOCKED:
      'It has not reached us, so your access to the course is blocked. It opens again as soon as you have paid.',
  };
  return {
    to: order.emailId,
    template: REMINDER_DAYS[kind] < 0 ? 'instalment-due' : 'instalment-late',
    subject: subjects[kind],
    greeting: `Hello ${order.firstName || 'there'},`,
    paragraphs: [
      `${money} for ${order.courseTitle} (${instalment.label}) ${REMINDER_DAYS[kind] < 0 ? 'is' : 'was'} due on ${day}.`,
      paragraphs[kind],
    ],
    action: {
      label: 'Open the payment plan',
      url:
        settings.PLINTH_ORIGIN +
        paymentPlanPath(derivedToken(settings.PLINTH_SECRET, 'order', order.orderId)),
    },
    closing: 'Anyone with this link can see and pay this order. Keep this email to yourself.',
    onceKey: reminderKey(due),
  };
}

/** The same in the payer's notification centre. */
function reminderNews(due: DueReminder, at: Date): News {
  const { order, instalment, kind } = due;
  const money = formatMoney({ amount: instalment.amount, currency: order.currency });
  const day = schoolDay(instalment.dueDate);
  return {
    category: 'PAYMENT',
    key: reminderKey(due),
    title: REMINDER_DAYS[kind] < 0 ? `An instalment is due on ${day}` : `An instalment was due on ${day}`,
    text: `${money} for ${order.courseTitle}.${kind === 'BLOCKED' ? ' Your access is blocked until it is paid.' : ''}`,
    href: '/billing',
    at,
    hasOwnMail: true,
  };
}

/**
 * Lists orders with a payment overdue or due within the lead time of the first reminder, a page at a time; not those of
 * payers for whom the school is still looking for a seat, or who were erased: they owe it, and nobody writes to them.
 */
const awaited = (db: Queryable, now: Date, after: string) =>
  db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'PAYMENT_ONGOING'),
        gt(orders.orderId, after),
        not(isUnseated('orders')),
        not(isPayerErased('orders')),
        owesBy(db, new Date(daysLater(now.toISOString(), -REMINDER_DAYS.WEEK_BEFORE))),
      ),
    )
    .orderBy(asc(orders.orderId))
    .limit(BATCH);

/** Returns whether there is work to do for an order that was read without a lock. */
async function isDue(db: Queryable, order: LoadedOrder, sent: ReadonlySet<string | null>, now: Date) {
  const next = nextPlaceState(order, paidOf(order), await standingOfOthers(db, order, now), now);
  const reminder = dueReminder(order, now);
  return (
    (next !== null && next !== order.place?.state) || (reminder !== null && !sent.has(reminderKey(reminder)))
  );
}

/**
 * Does what the due dates of one order require now, under its lock: moves the payer's place, for which other orders may
 * pay too, and queues the one appropriate mail.
 */
export async function followOrder(deps: Needs, tx: Parameters<typeof lockOrder>[0], orderId: string) {
  const order = await lockOrder(tx, eq(orders.orderId, orderId));
  if (order?.status !== 'PAYMENT_ONGOING') return;
  const now = deps.now();
  const due = dueReminder(order, now);
  const others = await standingOfOthers(tx, order, now);
  await movePlace(tx, order, nextPlaceState(order, paidOf(order), others, now), now);
  if (!due || (await isOfErased(tx, orderId))) return;
  await notify(tx, { ...reminderNews(due, now), userIds: payerOf(tx, order) });
  await queueMail(tx, now, reminderMail(deps, due));
}

/**
 * Follows the instalments of every order being paid: reminders before and after a due date, each once, and the places
 * of late payers. Access changes at the learner's next request. Concurrent processes, or one killed halfway, produce
 * the same result. An order that cannot be followed is logged and never blocks the others.
 * @returns how many orders it did something for
 * @throws after all had their turn if one of them failed, so that the job is retried
 */
export async function followInstalments(deps: Needs & Pick<Deps, 'log'>): Promise<number> {
  let done = 0;
  let failed = 0;
  const pages = pagesOf(
    (after) => awaited(deps.db, deps.now(), after),
    ({ orderId }) => orderId,
  );
  for await (const page of pages) {
    const now = deps.now();
    const ids = page.map(({ orderId }) => orderId);
    const loaded = await loadOrders(deps.db, inArray(orders.orderId, ids), BATCH);
    const keys = loaded
      .map((order) => dueReminder(order, now))
      .flatMap((due) => (due ? [reminderKey(due)] : []));
    const sent = await deps.db
      .select({ onceKey: mails.onceKey })
      .from(mails)
      .where(inArray(mails.onceKey, keys));
    const known = new Set(sent.map(({ onceKey }) => onceKey));
    for (const order of loaded) {
      if (!(await isDue(deps.db, order, known, now))) continue;
      const { orderId } = order;
      const work = async () => {
        await deps.db.transaction((tx) => followOrder(deps, tx, orderId));
        return 1;
      };
      const followed = await allOrEach(deps, [orderId], work, () => ({ orderId }));
      done += followed;
      failed += 1 - followed;
    }
  }
  if (failed > 0) throw new Error(`orders whose instalments were not followed: ${failed}`);
  return done;
}
