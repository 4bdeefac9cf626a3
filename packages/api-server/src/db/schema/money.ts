import { index, pgTable } from 'drizzle-orm/pg-core';
import { orders } from './admissions.ts';
import { enrolments } from './cohorts.ts';
import { createdAt, oneFor, refersTo } from './columns.ts';

/**
 * Places that are BLOCKED because an instalment is unpaid; one that staff blocked has no row and is not unblocked by a
 * payment.
 */
export const paymentBlocks = pgTable(
  'payment_blocks',
  {
    enrolmentId: oneFor(() => enrolments.enrolmentId),
    orderId: refersTo(() => orders.orderId),
    blockedAt: createdAt(),
  },
  (t) => [index('payment_blocks_order').on(t.orderId)],
);
