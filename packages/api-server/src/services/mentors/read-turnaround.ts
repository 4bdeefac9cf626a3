import {
  deriveTurnaround,
  type Turnaround,
  type TurnaroundKind,
  turnaroundWeeks,
} from '@plinth/domain/mentors/turnaround';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

type Row = { kind: TurnaroundKind; place: number; hours: number; count: number };

/** $3 are the instants at which the weeks begin, the oldest first; a verdict counts also when a later hand-in followed. */
const TIMES = `select kind, width_bucket(ended, $3::timestamptz[]) - 1 as place,
    sum(extract(epoch from ended - begun) / 3600)::float8 as hours, count(*)::int as count
  from (
    select 'QUERY' as kind, created_at as begun, answered_at as ended
    from mentor_queries where cohort_id = $1 and answered_by_id = $2
    union all
    select 'TASK', submitted_at, reviewed_at from reports
    where cohort_id = $1 and reviewed_by_id = $2 and review_status in ('REVIEWED', 'REJECTED')
    union all
    select 'TASK', v.submitted_at, v.reviewed_at from report_versions v join reports r using (report_id)
    where r.cohort_id = $1 and v.reviewed_by_id = $2
  ) done where begun is not null and ended >= ($3::timestamptz[])[1] group by kind, place`;

/** The turn-around times of a guide in a cohort, of queries and of tasks, in one round trip. */
export async function readTurnarounds(
  deps: Deps,
  request: RequestFacts,
  { userId, membership }: Member,
): Promise<Record<'query' | 'task', Turnaround>> {
  const weeks = turnaroundWeeks(deps.now().toISOString(), zoneOf(request));
  const { rows } = await deps.pool.query<Row>({
    name: 'turnaround',
    text: TIMES,
    values: [membership.cohortId, userId, weeks.map(({ beginsAt }) => beginsAt)],
  });
  const of = (kind: TurnaroundKind) =>
    deriveTurnaround({
      kind,
      weeks: weeks.map(({ week }) => week),
      done: rows.filter((row) => row.kind === kind),
    });
  return { query: of('QUERY'), task: of('TASK') };
}

/** The own turn-around time of queries or of tasks (API-208, API-209). */
export async function readTurnaround(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  kind: TurnaroundKind,
): Promise<Turnaround> {
  const { query, task } = await readTurnarounds(deps, request, caller);
  return kind === 'QUERY' ? query : task;
}
