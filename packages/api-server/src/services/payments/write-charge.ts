import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { type Room, room, roomJson } from '../../db/queries/groups/room-json.ts';
import { applications, ledgerEntries, orders, payments } from '../../db/schema/admissions.ts';
import { schoolDetails } from '../../db/schema/first-run.ts';
import type { Deps } from '../../deps.ts';
import type { LoadedOrder, PaymentAttempt } from '../orders/load-orders.ts';
import { type Move, moveLaterDates } from './move-due-dates.ts';
import { nextNumber } from './next-number.ts';

/**
 * Records that a payment of a locked order was charged: ledger, invoice number, payment, order and application in one
 * statement.
 * @param move how the due dates of what is still owed move; null if they stay
 * @returns the number of the invoice, and what is left of the payer's cohort, which a first payment has locked
 */
export async function writeCharge(
  tx: Transaction,
  deps: Deps,
  { orderId, applicationId, billedFirm, currency: paidIn }: LoadedOrder,
  { paymentId, amount, currency }: PaymentAttempt,
  next: Pick<LoadedOrder, 'status' | 'userId' | 'cohortId' | 'madeAccountAt'>,
  move: Move | null,
): Promise<{ invoiceNumber: number; room: Room | null }> {
  const now = deps.now();
  const rates = deps.settings.SCHOOL_TAXES[paidIn] ?? null;
  const saved = tx
    .select({ taxes: schoolDetails.taxes })
    .from(schoolDetails)
    .where(eq(schoolDetails.key, 'school'));
  const number = tx.$with('number').as(nextNumber(tx, 'invoice'));
  const charge = tx
    .$with('charge')
    .as(
      tx
        .insert(ledgerEntries)
        .values({ orderId, paymentId, kind: 'CHARGE', amount, currency, createdAt: now }),
    );
  const moved = tx.$with('moved').as(tx.update(orders).set(next).where(eq(orders.orderId, orderId)));
  const offer = applicationId
    ? [
        tx
          .$with('offer')
          .as(
            tx
              .update(applications)
              .set({ status: next.status })
              .where(eq(applications.applicationId, applicationId)),
          ),
      ]
    : [];
  const dates = move ? [tx.$with('dates').as(moveLaterDates(tx, orderId, move))] : [];
  const [paid] = await tx
    .with(number, charge, moved, ...offer, ...dates)
    .update(payments)
    .set({
      status: 'SUCCEEDED',
      paidAt: now,
      invoiceNumber: sql`(select ${number.value} from ${number})`,
      failureReason: null,
      taxes: sql`coalesce((${saved}), ${JSON.stringify({ [paidIn]: rates ?? undefined })}::jsonb) -> ${paidIn}::text`,
      billedFirm,
    })
    .where(eq(payments.paymentId, paymentId))
    .returning({
      invoiceNumber: payments.invoiceNumber,
      room: roomJson(sql`${next.cohortId}::uuid`, sql`${next.userId}::uuid`).mapWith(room.read),
    });
  if (!paid?.invoiceNumber) throw new Error(`payment ${paymentId} got no invoice number`);
  return { invoiceNumber: paid.invoiceNumber, room: paid.room };
}
