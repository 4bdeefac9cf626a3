import { type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Deps } from '../../deps.ts';

type PaidOrder = { orderId: string; cohortId: string | null; productId: string };

/**
 * The parts of a statement that give a payer the place in the order's cohort, or in the next one of the product: the
 * earliest that has not started, else the one that started last. ONGOING once the course has started, UPCOMING
 * before. A place that waited for money, or was cancelled, comes to life again; any other stays as it is. The last
 * part, `placed`, has the cohort_id, or no row when the product has no cohort yet.
 */
export function placing({ cohortId, productId }: Omit<PaidOrder, 'orderId'>, userId: SQL, now: Date): SQL {
  const moment = now.toISOString();
  return sql`starts as (
      select c.cohort_id, coalesce(
        max(t.time) filter (where t.key = 'COURSE_UNLOCKED'),
        max(t.time) filter (where t.key = 'START_DATE')) as starts_at
      from cohorts c left join cohort_timelines t using (cohort_id)
      where c.cohort_id = ${cohortId}::uuid
        or (${cohortId}::uuid is null and c.product_id = ${productId} and c.status = 'ACTIVE')
      group by c.cohort_id
    ), chosen as (
      select cohort_id, starts_at from starts
      order by starts_at is null, starts_at <= ${moment}::timestamptz,
        case when starts_at > ${moment}::timestamptz then starts_at end, starts_at desc
      limit 1
    ), placed as (
      insert into enrolments (enrolment_id, cohort_id, user_id, state)
      select ${uuidv7()}::uuid, cohort_id, ${userId},
        case when starts_at <= ${moment}::timestamptz then 'ONGOING' else 'UPCOMING' end
      from chosen
      on conflict (cohort_id, user_id) do update set state = case
        when enrolments.state in ('WAITING', 'PAYMENT_PENDING', 'PAYMENT_DELAYED', 'CANCELLED') then excluded.state
        else enrolments.state end
      returning cohort_id
    )`;
}

/** A paid order without a cohort is a task for staff: it is logged, and `school reconcile` lists it. */
export function noteMissingCohort(
  { log }: Pick<Deps, 'log'>,
  { orderId, productId }: PaidOrder,
  cohortId: string | null,
): string | null {
  if (!cohortId) log.warn({ orderId, productId }, 'paid order without a cohort');
  return cohortId;
}
