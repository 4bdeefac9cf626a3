import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

type PaidOrder = { orderId: string; userId: string; cohortId: string | null; productId: string };

/**
 * Gives a payer the place in the order's cohort, or in the next one of the product: the earliest that has not
 * started, else the one that started last. ONGOING once the course has started, UPCOMING before. A place that
 * waited for money, or was cancelled, comes to life again; any other stays as it is.
 * @returns the cohort, null when the product has none yet: the order stays paid and staff place the learner
 */
export async function enrolFromOrder(tx: Transaction, deps: Deps, order: PaidOrder): Promise<string | null> {
  const now = deps.now().toISOString();
  const { rows } = await tx.execute<{ cohort_id: string }>(sql`
    with starts as (
      select c.cohort_id, coalesce(
        max(t.time) filter (where t.key = 'COURSE_UNLOCKED'),
        max(t.time) filter (where t.key = 'START_DATE')) as starts_at
      from cohorts c left join cohort_timelines t using (cohort_id)
      where c.cohort_id = ${order.cohortId}::uuid
        or (${order.cohortId}::uuid is null and c.product_id = ${order.productId} and c.status = 'ACTIVE')
      group by c.cohort_id
    ), chosen as (
      select cohort_id, starts_at from starts
      order by starts_at is null, starts_at <= ${now}::timestamptz,
        case when starts_at > ${now}::timestamptz then starts_at end, starts_at desc
      limit 1
    )
    insert into enrolments (enrolment_id, cohort_id, user_id, state)
    select ${uuidv7()}::uuid, cohort_id, ${order.userId}::uuid,
      case when starts_at <= ${now}::timestamptz then 'ONGOING' else 'UPCOMING' end
    from chosen
    on conflict (cohort_id, user_id) do update set state = case
      when enrolments.state in ('WAITING', 'PAYMENT_PENDING', 'PAYMENT_DELAYED', 'CANCELLED') then excluded.state
      else enrolments.state end
    returning cohort_id`);
  const cohortId = rows[0]?.cohort_id ?? null;
  if (!cohortId)
    deps.log.warn({ orderId: order.orderId, productId: order.productId }, 'paid order without a cohort');
  return cohortId;
}
