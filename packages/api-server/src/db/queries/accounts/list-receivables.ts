import { sql } from 'drizzle-orm';
import { flag, instant, integer, nullable, text, uuid } from '../kinds.ts';
import { isUnseated } from '../orders/is-unseated.ts';
import { statement } from '../statement.ts';

/**
 * Lists every unpaid instalment of a running plan, the longest due first, and whether its payer waits for a seat; of a
 * course or a currency if named.
 */
export const listReceivables = statement({
  params: { productId: nullable(text), currency: nullable(text) },
  columns: {
    orderId: uuid,
    name: text,
    emailId: text,
    productId: text,
    label: text,
    dueDate: instant,
    currency: text,
    amount: integer,
    waitsForSeat: flag,
  },
  sql: ({ productId, currency }) => sql`
    select o.order_id as "orderId", trim(concat_ws(' ', o.first_name, o.last_name)) as name,
      o.email_id as "emailId", o.product_id as "productId", i.label, i.due_date as "dueDate", o.currency, i.amount,
      ${isUnseated('o')} as "waitsForSeat"
    from order_instalments i join orders o using (order_id)
    where o.status = 'PAYMENT_ONGOING'
      and not exists (select 1 from payments p
        where p.order_id = i.order_id and p.seq = i.seq and p.status = 'SUCCEEDED')
      and (${productId} is null or o.product_id = ${productId})
      and (${currency} is null or o.currency = ${currency})
    order by i.due_date, o.order_id, i.seq`,
});
