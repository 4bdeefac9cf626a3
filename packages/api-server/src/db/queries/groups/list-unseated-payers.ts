import { sql } from 'drizzle-orm';
import { instant, integer, oneOf, text, uuid } from '../kinds.ts';
import { waitsSince } from '../orders/waits-since.ts';
import { statement } from '../statement.ts';

/**
 * Lists people who have paid and wait for a seat in a cohort, or paid for its product while that had no cohort; the 50
 * who have waited longest. A learner whose place is paused waits for no seat.
 */
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
    with wanted as (
      select o.order_id from orders o join cohorts c on c.cohort_id = ${cohortId} and c.product_id = o.product_id
        where o.cohort_id is null
      union all
      select o.order_id from enrolments e join orders o on o.user_id = e.user_id and o.cohort_id = e.cohort_id
        where e.cohort_id = ${cohortId} and e.state = 'WAITING' and e.paused_at is null
    )
    select o.order_id as "orderId", trim(o.first_name || ' ' || o.last_name) as name, o.email_id as "emailId",
      case when o.cohort_id is null then 'NO_COHORT' else 'FULL' end as reason,
      ${waitsSince('o')} as since, count(*) over ()::int as total
    from wanted join orders o using (order_id)
    where o.status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') and o.user_id is not null
    order by since, o.order_id
    limit 50`,
});
