import { daysLater } from '@plinth/domain/dates/days-later';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { extendedDueDate } from '@plinth/domain/orders/instalment-extension';
import { hasPassed } from '@plinth/domain/orders/offer-deadlines';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orderInstalments, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type LoadedOrder, lockOrder } from '../orders/load-orders.ts';
import { isNextWithPartner, nextInstalment } from '../orders/order-facts.ts';
import { refuse } from '../refusal.ts';
import { extensionKey } from './due-reminder.ts';
import { movePlace, nextPlaceState, paidOf, standingOfOthers } from './follow-payment.ts';
import { isOfErased } from './is-of-erased.ts';
import { moveLaterDates, withLaterDates } from './move-due-dates.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** The most days staff may grant in one extension; more needs a new plan. */
const STAFF_DAYS = 90;

/** Returns the date the payer may move the next instalment's due date to; null when they may not. */
export const instalmentExtendsTo = (order: LoadedOrder, now: Date): string | null => {
  const paid = paidOf(order);
  return extendedDueDate(
    order.instalments.map(({ seq, dueDate, extendedAt }) => ({ dueDate, extendedAt, isPaid: paid.has(seq) })),
    { status: order.status, isWithPartner: isNextWithPartner(order), now: now.toISOString() },
  );
};

/**
 * Moves the due date of the next instalment of a locked order for its payer, once per plan; the place follows the new
 * date immediately. A repeat returns the date already set.
 * @returns the due date, ISO 8601 UTC
 * @throws Refusal CONFLICT when there is nothing to extend
 */
export async function extendInstalment(tx: Transaction, deps: Needs, order: LoadedOrder): Promise<string> {
  const now = deps.now();
  const next = nextInstalment(order);
  if (next?.extendedAt) return next.dueDate;
  const dueDate = instalmentExtendsTo(order, now);
  if (!next || dueDate === null)
    throw refuse('CONFLICT', 'This due date can no longer be moved. Write to us if you cannot meet it.', {
      status: order.status,
    });
  await moveDueDate(tx, deps, order, { seq: next.seq, dueDate, extendedAt: now });
  return dueDate;
}

/**
 * Returns by how many milliseconds the later instalments move along with one that gets a new due date: 0, unless the
 * next of them would be due no later than it, since instalments are paid in order. What is paid already is not moved.
 */
function delayOfLater(order: LoadedOrder, { seq, dueDate }: { seq: number; dueDate: string }) {
  const paid = paidOf(order);
  const [moved, following] = order.instalments.filter((one) => one.seq >= seq && !paid.has(one.seq));
  if (!moved || !following || Date.parse(following.dueDate) > Date.parse(dueDate)) return 0;
  return Date.parse(dueDate) - Date.parse(moved.dueDate);
}

/**
 * Writes a due date of a locked order, with those that move along, and moves the payer's place to the resulting state.
 * @returns the later instalments that moved along
 */
async function moveDueDate(
  tx: Transaction,
  { now }: Needs,
  order: LoadedOrder,
  { seq, dueDate, extendedAt }: { seq: number; dueDate: string; extendedAt: Date | null },
) {
  await tx
    .update(orderInstalments)
    .set({ dueDate: new Date(dueDate), ...(extendedAt ? { extendedAt } : {}) })
    .where(and(eq(orderInstalments.orderId, order.orderId), eq(orderInstalments.seq, seq)));
  const along = { afterSeq: seq, byMs: delayOfLater(order, { seq, dueDate }) };
  if (along.byMs > 0) await moveLaterDates(tx, order.orderId, along);
  const instalments = withLaterDates(order.instalments, along).map((one) =>
    one.seq === seq ? { ...one, dueDate } : one,
  );
  const others = await standingOfOthers(tx, order, now());
  const state = nextPlaceState({ ...order, instalments }, paidOf(order), others, now());
  await movePlace(tx, order, state, now());
  return along.byMs > 0 ? instalments.filter((one) => one.seq > seq) : [];
}

/**
 * Gives the payer of a running plan until a later day for the next instalment, as often as staff see fit; the payer is
 * notified, unless they were erased. If another instalment would be due by then, all later ones move by as many days.
 * The payer's own extension is not used up. The same day again changes nothing.
 * @param until the new due date, ISO 8601 UTC
 * @param seen the due date that the sender was shown; undefined moves whichever is next
 * @throws Refusal NOT_FOUND, CONFLICT not being paid or due on another day, BAD_REQUEST no later day, or too far away
 */
export async function extendInstalmentByStaff(
  deps: Needs,
  act: StaffAct,
  { orderId, until, reason, seen }: { orderId: string; until: string; reason: string; seen?: string },
) {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.orderId, orderId));
    if (!order) throw refuse('NOT_FOUND', 'Order not found.');
    const { status, emailId } = order;
    const next = nextInstalment(order);
    if (status !== 'PAYMENT_ONGOING' || !next)
      throw refuse('CONFLICT', `An order that is ${status} has no running instalment.`, { status });
    if (next.dueDate === until) return { emailId, dueDate: until };
    if (seen !== undefined && seen !== next.dueDate)
      throw refuse(
        'CONFLICT',
        `Meanwhile this has changed: the next instalment is due on ${schoolDay(next.dueDate)}. Check it again.`,
      );
    const now = deps.now().toISOString();
    if (hasPassed(until, now) || Date.parse(until) <= Date.parse(next.dueDate))
      throw refuse('BAD_REQUEST', `Choose a day after ${schoolDay(next.dueDate)} that is still to come.`);
    if (hasPassed(daysLater(now, STAFF_DAYS), until))
      throw refuse('BAD_REQUEST', `At most ${STAFF_DAYS} days from today are possible.`);
    const along = await moveDueDate(tx, deps, order, { seq: next.seq, dueDate: until, extendedAt: null });
    const dates = along.map(({ label, dueDate }) => `${label} to ${schoolDay(dueDate)}`);
    await recordAudit(tx, deps.now(), act, {
      action: 'extend-instalment',
      subjectId: order.userId,
      details: { orderId, seq: next.seq, reason },
      before: { dueDate: next.dueDate },
      after: { dueDate: until },
    });
    if (await isOfErased(tx, orderId)) return { emailId, dueDate: until };
    await queueMail(tx, deps.now(), {
      to: emailId,
      template: 'instalment-extended',
      subject: `You have until ${schoolDay(until)}`,
      greeting: `Hello ${order.firstName || 'there'},`,
      paragraphs: [
        `The next instalment for ${order.courseTitle} is now due on ${schoolDay(until)}.`,
        ...(dates.length > 0 ? [`The later due dates move as well: ${dates.join(', ')}.`] : []),
      ],
      onceKey: extensionKey(order, { seq: next.seq, dueDate: new Date(until).toISOString() }),
    });
    return { emailId, dueDate: until };
  });
}
