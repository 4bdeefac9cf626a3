import { sql } from 'drizzle-orm';
import { instant, integer, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Who has paid and waits for a seat in a cohort, or has paid for its product while that had no cohort; the 50 who wait longest. */
export const listUnseatedPayers = statement({
  params: { cohortId: uuid },
  columns: {
    orderId: uuid,
    name: text,
    emailId: text,
    reason: oneOf(['FULL', 'NO_COHORT']),
    since: instant,
    total: integer,
  },
  sql: ({ cohortId }) => sql`
    select o.order_id as "orderId", trim(o.first_name || ' ' || o.last_name) as name, o.email_id as "emailId",
      case when o.cohort_id is null then 'NO_COHORT' else 'FULL' end as reason,
      coalesce((select min(p.paid_at) from payments p where p.order_id = o.order_id), o.created_at) as since, count(*) over ()::int as total
    from orders o join cohorts c on c.cohort_id = ${cohortId}
    where o.status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') and o.user_id is not null and (
      (o.cohort_id is null and o.product_id = c.product_id)
      or (o.cohort_id = c.cohort_id and exists (select 1 from enrolments e
        where e.cohort_id = c.cohort_id and e.user_id = o.user_id and e.state = 'WAITING')))
    order by since, o.order_id
    limit 50`,
});
