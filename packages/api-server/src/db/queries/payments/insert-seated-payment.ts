import { sql } from 'drizzle-orm';
import { flag, instant, integer, nullable, text, uuid } from '../kinds.ts';
import { isAlreadyPaying } from '../orders/is-already-paying.ts';
import { seatFor } from '../orders/seat-for.ts';
import { statement } from '../statement.ts';

/**
 * Writes a payment attempt if the person who pays now gets a seat for which no other order of theirs is being paid; else
 * returns no row and writes nothing.
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
    where exists (select 1 from (${seatFor({ ...one, now: one.createdAt })}) seat
      where not ${isAlreadyPaying({ ...one, cohortId: sql`seat."cohortId"` })})
    returning payment_id as "paymentId"`,
});
