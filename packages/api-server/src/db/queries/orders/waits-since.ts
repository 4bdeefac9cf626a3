import { type SQL, sql } from 'drizzle-orm';

/**
 * Since when the payer of an order, given by its alias, has waited for a seat: since the payment that was accepted for
 * the cancelled order and continued it, else since the first one. An order keeps no history: only the audit log tells
 * what it was before a payment was accepted.
 */
export const waitsSince = (order: string): SQL => {
  const o = sql.raw(order);
  return sql`coalesce(
    (select max(y.paid_at) from payments y
      where y.order_id = ${o}.order_id and y.status = 'SUCCEEDED' and y.resolved_at is not null
        and exists (select 1 from audit_entries l where l.action = 'accept-flagged'
          and l.details ->> 'paymentId' = y.payment_id::text and l.before ->> 'status' = 'CANCELLED')),
    (select min(y.paid_at) from payments y where y.order_id = ${o}.order_id), ${o}.created_at)`;
};
