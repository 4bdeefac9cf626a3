import { DISCREPANCY_KINDS } from '@plinth/domain/payments/discrepancy';
import { sql } from 'drizzle-orm';
import { instant, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** An amount in minor units, formatted as in a bank statement. */
const units = (amount: string) => sql.raw(`to_char(${amount} / 100.0, 'FM999999999990.00')`);

/** Compares our own books with each other; entries older than `openSince` have been open too long. */
export const compareBooks = statement({
  params: { openSince: instant },
  columns: {
    kind: oneOf(DISCREPANCY_KINDS),
    orderId: nullable(uuid),
    paymentId: nullable(uuid),
    detail: text,
  },
  sql: ({ openSince }) => sql`
    with charges as (
      select order_id, payment_id, sum(amount) filter (where kind = 'CHARGE') as charged, sum(amount) as net
      from ledger_entries group by order_id, payment_id
    ), by_order as (
      select o.order_id, o.status, o.cohort_id, o.user_id,
        (select count(*) from order_instalments i where i.order_id = o.order_id) as planned,
        (select count(*) from payments p join charges c using (payment_id)
          where p.order_id = o.order_id and p.status = 'SUCCEEDED') as paid
      from orders o
    )
    select 'FLAGGED' as kind, order_id as "orderId", payment_id as "paymentId",
      concat(${units('coalesce(received_amount, amount)')}, ' ', coalesce(received_currency, currency), ': ', failure_reason) as detail
    from payments where status = 'FLAGGED' and resolved_at is null
    union all
    select 'NOT_IN_LEDGER', p.order_id, p.payment_id, concat(${units('p.amount')}, ' ', p.currency, ', ledger ', ${units('coalesce(c.charged, 0)')})
    from payments p left join charges c using (payment_id)
    where p.status = 'SUCCEEDED' and c.charged is distinct from p.amount
    union all
    select 'ONLY_IN_LEDGER', c.order_id, c.payment_id, concat(${units('c.charged')}, ', payment ', p.status)
    from charges c join payments p using (payment_id)
    where p.status <> 'SUCCEEDED' and not (p.status = 'FLAGGED' and p.resolved_at is not null)
    union all
    select 'OVER_REFUNDED', order_id, payment_id, ${units('net')} from charges where net < 0
    union all
    select 'WRONG_STATUS', order_id, null, concat(status, ' with ', paid, ' of ', planned, ' paid') from by_order
    where case
      when paid > 0 and paid >= planned then status not in ('PAYMENT_COMPLETED', 'CANCELLED')
      when paid > 0 then status not in ('PAYMENT_ONGOING', 'CANCELLED')
      else planned > 0 and status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') end
    union all
    select 'NO_PLACE', b.order_id, null, b.status from by_order b
    where b.status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') and not exists (
      select 1 from enrolments e where e.user_id = b.user_id and e.cohort_id = b.cohort_id)
    union all
    select 'INVOICE_GAP', null, null, concat(c.value, ' given out, ', p.n, ' in use')
    from counters c, (select count(invoice_number) as n from payments) p where c.name = 'invoice' and c.value <> p.n
    union all
    select 'REFUND_FAILED', r.order_id, r.payment_id, concat(${units('r.amount')}, ' ', r.currency, ': ', r.failure_reason)
    from refunds r where r.status = 'FAILED' and not exists (
      select 1 from refunds later where later.payment_id = r.payment_id and later.created_at > r.created_at)
    union all
    select 'REFUND_OPEN', order_id, payment_id, concat(${units('amount')}, ' ', currency) from refunds
    where status in ('REQUESTED', 'PENDING') and created_at < ${openSince}
    union all
    select 'LONG_OPEN', order_id, payment_id, concat(${units('amount')}, ' ', currency) from payments
    where status = 'PENDING' and created_at < ${openSince}`,
});
