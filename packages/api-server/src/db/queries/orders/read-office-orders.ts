import { CURRENCIES } from '@plinth/domain/money/currency';
import { OrderNeed } from '@plinth/domain/orders/office-order';
import { ORDER_STATUSES } from '@plinth/domain/orders/order-status';
import { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { instant, integer, json, listOf, nullable, oneOf, text, textOf, uuid } from '../kinds.ts';
import { awaitsDecision } from '../payments/awaits-decision.ts';
import { statement } from '../statement.ts';
import { isUnseated } from './is-unseated.ts';

/** The due date of the next unpaid instalment of an order `o`. */
const NEXT_DUE = sql.raw(`(select min(i.due_date) from order_instalments i
    where i.order_id = o.order_id and o.status in ('PLAN_CREATED', 'PAYMENT_ONGOING')
      and not exists (select 1 from payments p
        where p.order_id = o.order_id and p.seq = i.seq and p.status = 'SUCCEEDED'))`);
const NAME = sql.raw(`trim(concat_ws(' ', o.first_name, o.last_name))`);

/** Reads the rows of these orders, in the order of the ids. */
export const readOfficeOrders = statement({
  params: {
    orderIds: listOf(uuid),
    now: instant,
  },
  columns: {
    orderId: uuid,
    createdAt: instant,
    status: oneOf(ORDER_STATUSES),
    courseTitle: text,
    productId: text,
    name: text,
    emailId: text,
    currency: oneOf(CURRENCIES),
    planType: nullable(textOf(PaymentPlan)),
    planned: integer,
    listPrice: integer,
    paid: integer,
    nextDueOn: nullable(instant),
    needs: json(z.array(OrderNeed)),
  },
  sql: ({ orderIds, now }) => sql`
    select o.order_id as "orderId", o.created_at as "createdAt", o.status, c.course_title as "courseTitle",
      o.product_id as "productId", ${NAME} as name, o.email_id as "emailId", o.currency,
      o.plan_type as "planType",
      coalesce((select sum(i.amount) from order_instalments i where i.order_id = o.order_id), 0)::bigint as planned,
      greatest(o.list_price - o.scholarship - o.voucher_discount, 0) as "listPrice",
      coalesce((select sum(l.amount) from ledger_entries l where l.order_id = o.order_id), 0)::bigint as paid,
      ${NEXT_DUE} as "nextDueOn",
      to_jsonb(array_remove(array[
        case when ${isUnseated('o')} then 'UNSEATED' end,
        case when o.status = 'PAYMENT_ONGOING' and ${NEXT_DUE} < ${now} and not ${isUnseated('o')} then 'LATE' end,
        case when exists (select 1 from payments p where p.order_id = o.order_id and ${awaitsDecision('p')})
          then 'FLAGGED' end], null)) as needs
    from unnest(${orderIds}) with ordinality as wanted (order_id, place)
    join orders o using (order_id)
    join products c using (product_id)
    order by wanted.place`,
});
