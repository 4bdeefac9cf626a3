import { sql } from 'drizzle-orm';
import { flag, instant, integer, nullable, text, uuid } from '../kinds.ts';
import { seatFor } from '../orders/seat-for.ts';
import { statement } from '../statement.ts';

/**
 * Writes a payment attempt if the person who pays now gets a seat; if all are taken, returns no row and writes nothing.
 */
export const insertSeatedPayment = statement({
  params: {
    paymentId: uuid,
    orderId: uuid,
    seq: integer,
    paymentType: text,
    method: text,
    provider: text,
    amount: integer,
    currency: text,
    status: text,
    isAutomatic: flag,
    keepsCard: flag,
    createdAt: instant,
    productId: text,
    cohortId: nullable(uuid),
    emailId: text,
  },
  columns: { paymentId: uuid },
  sql: (one) => sql`
    insert into payments (payment_id, order_id, seq, payment_type, method, provider, amount, currency, status,
      is_automatic, keeps_card, created_at)
    select ${one.paymentId}, ${one.orderId}, ${one.seq}, ${one.paymentType}, ${one.method}, ${one.provider},
      ${one.amount}, ${one.currency}, ${one.status}, ${one.isAutomatic}, ${one.keepsCard}, ${one.createdAt}
    where exists (${seatFor({ ...one, now: one.createdAt })})
    returning payment_id as "paymentId"`,
});
