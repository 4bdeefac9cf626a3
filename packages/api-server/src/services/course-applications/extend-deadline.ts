import type { DeadlineType } from '@plinth/domain/orders/deadline-type';
import { extendedDate, isExtendable } from '@plinth/domain/orders/offer-deadlines';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { deadlines, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { withholdOfferMails } from '../notifications/withhold-offer-mails.ts';
import { findDeal, refuseStep } from './find-deal.ts';
import { keepTimeToPay } from './keep-time-to-pay.ts';

/**
 * Extends one deadline of an application that the caller has locked: once per type, by the number of days the school
 * sets. An order made from the offer is updated to match. A repeat returns the existing date.
 * @throws Refusal CONFLICT when there is nothing to extend
 */
export async function extendDeadlineOf(
  tx: Transaction,
  { application, status }: Pick<Awaited<ReturnType<typeof findDeal>>, 'application' | 'status'>,
  deadlineType: DeadlineType,
  now: Date,
) {
  const which = and(
    eq(deadlines.applicationId, application.applicationId),
    eq(deadlines.deadlineType, deadlineType),
  );
  const [row] = await tx.select().from(deadlines).where(which).for('update');
  if (!row) throw refuseStep(status, 'Deadline not found.');
  const date = row.date.toISOString();
  if (row.extendedAt) return { deadlineType, deadline: date };
  if (!isExtendable({ deadlineType, date, extendedAt: null }, status, now.toISOString()))
    throw refuseStep(status, 'This deadline can no longer be extended.');
  const deadline = extendedDate({ deadlineType, date });
  await tx
    .update(deadlines)
    .set({ date: new Date(deadline), extendedAt: now })
    .where(which);
  if (deadlineType === 'OFFER_ACCEPTANCE') {
    await keepTimeToPay(tx, application.applicationId, deadline);
    await withholdOfferMails(tx, application);
  }
  if (deadlineType === 'PLAN_DISCOUNT')
    await tx
      .update(orders)
      .set({ planDiscountDeadLine: new Date(deadline) })
      .where(eq(orders.applicationId, application.applicationId));
  return { deadlineType, deadline };
}

/** Extends a deadline of the application with this token. @throws Refusal NOT_FOUND, CONFLICT */
export async function extendDeadline(
  deps: Deps,
  { dealId, deadlineType }: { dealId: string; deadlineType: DeadlineType },
) {
  const now = deps.now();
  return deps.db.transaction(async (tx) =>
    extendDeadlineOf(tx, await findDeal(tx, dealId, now, { lock: true }), deadlineType, now),
  );
}
