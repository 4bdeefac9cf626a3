import { type SQL, sql } from 'drizzle-orm';
import { holdsSeat } from '../cohorts/holds-seat.ts';
import { startsAt } from '../cohorts/starts-at.ts';

/** Whether a cohort `c` has a seat that is not taken by people with a place, those who wait left out; an open course always has. */
export const HAS_FREE_SEAT = sql`(c.cohort_group = 'FREEMIUM'
  or c.seats > (select count(*) from enrolments e where e.cohort_id = c.cohort_id and ${holdsSeat('e')}))`;

/**
 * The cohort of a product in which a buyer now gets a seat, or no row: active, not over, with a free seat (an open
 * course has no limit); the earliest that has not started, else the one that started last.
 */
export const seatAhead = ({ productId, now }: Record<'productId' | 'now', SQL>): SQL => sql`
  select c.cohort_id, c.starts_at
  from (select c.*, ${startsAt('c')} as starts_at from cohorts c
    where c.product_id = ${productId} and c.status = 'ACTIVE') c
  left join cohort_timelines d on d.cohort_id = c.cohort_id and d.key = 'COURSE_COMPLETION_DATE'
  where (d.time is null or d.time > ${now}) and ${HAS_FREE_SEAT}
  order by c.starts_at is null, c.starts_at <= ${now}, case when c.starts_at > ${now} then c.starts_at end,
    c.starts_at desc
  limit 1`;
