import { type SQL, sql } from 'drizzle-orm';

/** Whether staff have to decide about a payment, given by its alias: it does not fit, and is not on its way back. */
export const awaitsDecision = (payment: string): SQL => {
  const p = sql.raw(payment);
  return sql`(${p}.status = 'FLAGGED' and ${p}.resolved_at is null and not exists (select 1 from refunds back
    where back.payment_id = ${p}.payment_id and back.status in ('REQUESTED', 'PENDING')))`;
};
