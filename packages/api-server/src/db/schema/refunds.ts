import type { RefundStatus } from '@plinth/domain/orders/refund-status';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders, payments } from './admissions.ts';
import { createdAt, instant, primaryId, refersTo } from './columns.ts';

/**
 * Refunds by staff, from the request to the provider's confirmation. The movement itself is entered in the ledger once
 * the provider confirms it: this row tracks its progress.
 */
export const refunds = pgTable(
  'refunds',
  {
    refundId: primaryId(),
    orderId: refersTo(() => orders.orderId),
    paymentId: refersTo(() => payments.paymentId),
    /** Minor units, above zero. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    /** Identifies the refund for staff: sent again it is the same one. */
    idempotencyKey: text().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    /** The gateway that refunds it, by name; `by-hand` if staff do. */
    provider: text().notNull(),
    providerRef: text(),
    failureReason: text(),
    /** The number of its credit note, assigned with the movement. */
    creditNumber: integer(),
    createdAt: createdAt(),
    /** When the provider was last asked. */
    checkedAt: instant(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('refunds_key').on(t.idempotencyKey),
    uniqueIndex('refunds_credit_note').on(t.creditNumber),
    index('refunds_order').on(t.orderId, t.createdAt),
    index('refunds_payment').on(t.paymentId),
    index('refunds_open').on(t.checkedAt).where(sql`status in ('REQUESTED', 'PENDING')`),
    check('refunds_positive', sql`${t.amount} > 0`),
  ],
);

/** Refunds by the sandbox, in its own books. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundId: uuid().primaryKey(),
  checkoutId: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  createdAt: createdAt(),
});
