import { type SQL, sql } from 'drizzle-orm';

/**
 * The ids, as JSON, of the other orders that pay for the place of an order, given by its alias: those of the same person
 * in the same cohort that are being paid or are paid.
 */
export const otherOrders = (order: string): SQL => {
  const o = sql.raw(order);
  return sql`(select coalesce(json_agg(other.order_id), '[]') from orders other
    where other.user_id = ${o}.user_id and other.cohort_id = ${o}.cohort_id and other.order_id <> ${o}.order_id
      and other.status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED'))`;
};
