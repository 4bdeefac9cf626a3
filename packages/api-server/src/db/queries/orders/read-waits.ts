import { sql } from 'drizzle-orm';
import { instant, listOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { waitsSince } from './waits-since.ts';

/** Reads since when the payers of these orders wait for a seat, if they do. */
export const readWaits = statement({
  params: { orderIds: listOf(uuid) },
  columns: { orderId: uuid, since: instant },
  sql: ({ orderIds }) => sql`
    select o.order_id as "orderId", ${waitsSince('o')} as since from orders o where o.order_id = any(${orderIds})`,
});
