import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether the payer of an order, given by its alias, has paid and has no seat: there was no cohort to join, or that of
 * the order was full. A waiting place in an open course is one that its learner has not started, and a paused one is
 * kept for its learner.
 */
export const isUnseated = (order: string): SQL => {
  const o = sql.raw(order);
  return sql`(${o}.status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') and ${o}.user_id is not null
    and (${o}.cohort_id is null or exists (select 1 from enrolments e join cohorts ec using (cohort_id)
      where e.cohort_id = ${o}.cohort_id and e.user_id = ${o}.user_id and e.state = 'WAITING' and e.paused_at is null
        and ec.cohort_group <> 'FREEMIUM')))`;
};
