import { sql } from 'drizzle-orm';
import { instant, integer, nullable, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { AWAITS_ANSWER } from './awaits-answer.ts';

/**
 * Measures the minutes within which half, and nine in ten, of a cohort's newest questions were answered by a guide. One
 * without an answer counts once it has been silent for `silentDays`.
 */
export const measureWaiting = statement({
  params: { cohortId: uuid, now: instant, days: integer, silentDays: integer, limit: integer },
  columns: { counted: integer, half: nullable(integer), most: nullable(integer) },
  sql: ({ cohortId, now, days, silentDays, limit }) => sql`
    with waited as (
      select extract(epoch from coalesce(q.answered_at, ${now}) - q.created_at) / 60 as minutes
      from mentor_queries q
      where q.cohort_id = ${cohortId} and q.created_at > ${now} - make_interval(days => ${days}::int)
        and (q.answered_at is not null or (${AWAITS_ANSWER}
          and q.created_at < ${now} - make_interval(days => ${silentDays}::int)))
      order by q.created_at desc limit ${limit}
    )
    select count(*)::int as counted, ceil(percentile_cont(0.5) within group (order by minutes))::int as half,
      ceil(percentile_cont(0.9) within group (order by minutes))::int as most from waited`,
});
