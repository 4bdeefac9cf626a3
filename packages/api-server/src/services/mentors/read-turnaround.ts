import {
  deriveTurnaround,
  type Turnaround,
  type TurnaroundKind,
  turnaroundWeeks,
} from '@plinth/domain/mentors/turnaround';
import type { RequestFacts } from '../../api/context.ts';
import { measureTurnaround } from '../../db/queries/mentors/measure-turnaround.ts';
import type { Deps } from '../../deps.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/** Returns a guide's turn-around times in a cohort, for queries and for tasks, in one round trip. */
export async function readTurnarounds(
  deps: Deps,
  request: RequestFacts,
  { userId, membership }: Member,
): Promise<Record<'query' | 'task', Turnaround>> {
  const weeks = turnaroundWeeks(deps.now().toISOString(), zoneOf(request));
  const rows = await measureTurnaround.rows(deps.db, {
    cohortId: membership.cohortId,
    userId,
    weeks: weeks.map(({ startsAt }) => new Date(startsAt)),
  });
  const of = (kind: TurnaroundKind) =>
    deriveTurnaround({
      kind,
      weeks: weeks.map(({ week }) => week),
      done: rows.filter((row) => row.kind === kind),
    });
  return { query: of('QUERY'), task: of('TASK') };
}

/** Returns the guide's own turn-around time for queries or for tasks. */
export async function readTurnaround(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  kind: TurnaroundKind,
): Promise<Turnaround> {
  const { query, task } = await readTurnarounds(deps, request, caller);
  return kind === 'QUERY' ? query : task;
}
