import {
  WAITING_DAYS,
  WAITING_MAX_COUNT,
  WAITING_MIN_COUNT,
  WAITING_SILENT_DAYS,
  type WaitingTime,
} from '@plinth/domain/mentor-queries/waiting-time';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Row = { counted: number; half: number | null; most: number | null };

/** How long the newest questions of the cohort waited for a guide; null when too few say something. @throws Refusal LOCKED */
export async function readWaitingTime(
  deps: Deps,
  { membership: { cohortId } }: Member,
): Promise<{ waiting: WaitingTime | null }> {
  await requireOpenQueries(deps, cohortId);
  const now = deps.now().toISOString();
  const { rows } = await deps.db.execute<Row>(sql`
    with waited as (
      select extract(epoch from coalesce(q.answered_at, ${now}::timestamptz) - q.created_at) / 60 as minutes
      from mentor_queries q
      where q.cohort_id = ${cohortId} and q.created_at > ${now}::timestamptz - make_interval(days => ${WAITING_DAYS})
        and (q.answered_at is not null or (q.state = 'UNANSWERED'
          and q.created_at < ${now}::timestamptz - make_interval(days => ${WAITING_SILENT_DAYS})))
      order by q.created_at desc limit ${WAITING_MAX_COUNT}
    )
    select count(*)::int as counted, ceil(percentile_cont(0.5) within group (order by minutes))::int as half,
      ceil(percentile_cont(0.9) within group (order by minutes))::int as most from waited`);
  const { counted = 0, half = null, most = null } = rows[0] ?? {};
  if (counted < WAITING_MIN_COUNT || half === null || most === null) return { waiting: null };
  return { waiting: { halfMinutes: half, mostMinutes: most, counted, days: WAITING_DAYS } };
}
