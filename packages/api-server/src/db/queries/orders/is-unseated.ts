import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether the payer of an order has paid and has no seat: no cohort to join was there, or that of the order was full. By
 * the alias of the order. A place in an open course that waits is one that its learner has not begun.
 */
export const isUnseated = (order: string): SQL => {
  const o = sql.raw(order);
  return sql`(${o}.status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') and ${o}.user_id is not null
    and (${o}.cohort_id is null or exists (select 1 from enrolments e join cohorts ec using (cohort_id)
      where e.cohort_id = ${o}.cohort_id and e.user_id = ${o}.user_id and e.state = 'WAITING'
        and ec.cohort_group <> 'FREEMIUM')))`;
};
