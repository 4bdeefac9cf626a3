import { statesBefore } from '@plinth/domain/enrolments/place-event';
import { type SQL, sql } from 'drizzle-orm';
import { holdsSeat } from '../cohorts/holds-seat.ts';
import { startsAt } from '../cohorts/starts-at.ts';
import { HAS_FREE_SEAT } from '../products/seat-ahead.ts';

type Place = Record<'enrolmentId' | 'cohortId' | 'productId' | 'userId' | 'now', SQL>;

/**
 * The parts of a statement that give a payer the place in the order's cohort, or in the next one of the product: one
 * that is not over and has a seat, if there is any; of these the earliest that has not started, else the one that
 * started last. ONGOING once the course has started, UPCOMING before. A place that waited for money, or was cancelled,
 * is reactivated; any other stays unchanged. The cohort remains locked, so that its seats and groups are allotted one
 * after another; without a cohort, those of the product are locked before. The last part, `placed`, has the cohort_id
 * and the previous state, or no row if the product has no cohort yet.
 */
export const placing = ({ enrolmentId, cohortId, productId, userId, now }: Place): SQL => sql`starts as (
      select c.cohort_id, ${startsAt('c')} as starts_at,
        (${HAS_FREE_SEAT} or exists (select 1 from enrolments own where own.cohort_id = c.cohort_id
          and own.user_id = ${userId} and ${holdsSeat('own')}))
        and not exists (select 1 from cohort_timelines d where d.cohort_id = c.cohort_id
          and d.key = 'COURSE_COMPLETION_DATE' and d.time <= ${now}) as has_seat
      from cohorts c
      where c.cohort_id = ${cohortId}
        or (${cohortId} is null and c.product_id = ${productId} and c.status = 'ACTIVE')
    ), chosen as (
      select cohort_id, starts_at from starts
      order by has_seat desc, starts_at is null, starts_at <= ${now},
        case when starts_at > ${now} then starts_at end, starts_at desc
      limit 1
    ), held as (
      select c.cohort_id, chosen.starts_at from cohorts c join chosen using (cohort_id) for no key update of c
    ), placed as (
      insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
      select ${enrolmentId}, cohort_id, ${userId},
        case when starts_at <= ${now} then 'ONGOING' else 'UPCOMING' end, ${now}
      from held
      on conflict (cohort_id, user_id) do update set paused_at = null, state = case
        when enrolments.state in ${statesBefore('FIRST_PAYMENT')} then excluded.state
        else enrolments.state end
      returning cohort_id, (select b.state from enrolments b
        where b.cohort_id = enrolments.cohort_id and b.user_id = enrolments.user_id) as state_before
    )`;
