import { LEDGER_KINDS } from '@plinth/domain/orders/ledger';
import { TaxRate } from '@plinth/domain/orders/tax-share';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { day, integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Lists every ledger entry between two months of a zone, in the order written, with the tax rates of its payment and
 * how much of that payment had been refunded before.
 */
export const listMovements = statement({
  params: { zone: text, from: text, until: text, productId: nullable(text), currency: nullable(text) },
  columns: {
    entryId: uuid,
    day,
    month: text,
    orderId: uuid,
    paymentId: uuid,
    invoiceNumber: nullable(integer),
    name: text,
    emailId: text,
    productId: text,
    kind: oneOf(LEDGER_KINDS),
    amount: integer,
    currency: text,
    refundedBefore: integer,
    rates: json(z.array(TaxRate)),
  },
  sql: ({ zone, from, until, productId, currency }) => sql`
    with moved as (
      select l.*, (l.created_at at time zone ${zone})::date as day,
        to_char(l.created_at at time zone ${zone}, 'YYYY-MM') as month,
        coalesce(-sum(l.amount) filter (where l.kind <> 'CHARGE') over (
          partition by l.payment_id order by l.created_at, l.entry_id
          rows between unbounded preceding and 1 preceding), 0)::bigint as refunded_before
      from ledger_entries l
    )
    select m.entry_id as "entryId", m.day, m.month, m.order_id as "orderId", m.payment_id as "paymentId",
      p.invoice_number as "invoiceNumber", trim(concat_ws(' ', o.first_name, o.last_name)) as name,
      o.email_id as "emailId", o.product_id as "productId", m.kind, m.amount, m.currency,
      m.refunded_before as "refundedBefore", coalesce(p.taxes, '[]'::jsonb) as rates
    from moved m join orders o on o.order_id = m.order_id join payments p on p.payment_id = m.payment_id
    where m.month between ${from} and ${until}
      and (${productId} is null or o.product_id = ${productId})
      and (${currency} is null or m.currency = ${currency})
    order by m.created_at, m.entry_id`,
});
