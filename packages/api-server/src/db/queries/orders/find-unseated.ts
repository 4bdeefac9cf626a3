import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { isUnseated } from './is-unseated.ts';

/** Finds the order, if its payer has paid and has no seat. */
export const findUnseated = statement({
  params: { orderId: uuid },
  columns: { orderId: uuid },
  sql: ({ orderId }) =>
    sql`select o.order_id as "orderId" from orders o where o.order_id = ${orderId} and ${isUnseated('o')}`,
});
