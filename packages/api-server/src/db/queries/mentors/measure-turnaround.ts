import { sql } from 'drizzle-orm';
import { decimal, instant, integer, listOf, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Measures the hours that a guide took for queries and tasks in a cohort, by week of the answer. `weeks` are the
 * instants at which the weeks start, the oldest first; a verdict counts even if a later hand-in followed.
 */
export const measureTurnaround = statement({
  name: 'turnaround',
  params: { cohortId: uuid, userId: uuid, weeks: listOf(instant) },
  columns: { kind: oneOf(['QUERY', 'TASK']), place: integer, hours: decimal, count: integer },
  sql: ({ cohortId, userId, weeks }) => sql`
    select kind, width_bucket(ended, ${weeks}) - 1 as place,
      sum(extract(epoch from ended - begun) / 3600)::float8 as hours, count(*)::int as count
    from (
      select 'QUERY' as kind, created_at as begun, answered_at as ended
      from mentor_queries where cohort_id = ${cohortId} and answered_by_id = ${userId}
      union all
      select 'TASK', submitted_at, reviewed_at from reports
      where cohort_id = ${cohortId} and reviewed_by_id = ${userId} and review_status in ('REVIEWED', 'REJECTED')
      union all
      select 'TASK', v.submitted_at, v.reviewed_at from report_versions v join reports r using (report_id)
      where r.cohort_id = ${cohortId} and v.reviewed_by_id = ${userId}
    ) done where begun is not null and ended >= (${weeks})[1] group by kind, place`,
});
