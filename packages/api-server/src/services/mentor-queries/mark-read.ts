import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { type Side, visibleTo } from './query-side.ts';
import { requireOpenQueries } from './require-open-queries.ts';

/**
 * Marks queries read for the caller (API-169, API-170): all of them, or none when one is not the caller's to see. One
 * statement decides and writes. @throws Refusal LOCKED, NOT_FOUND
 */
export async function markRead(
  deps: Deps,
  caller: Member,
  side: Side,
  queryIds: readonly string[],
): Promise<{ updated: number }> {
  await requireOpenQueries(deps, caller.membership.cohortId);
  const ids = [...new Set(queryIds.map((id) => id.toLowerCase()))];
  const list = sql`array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`;
  const { rows } = await deps.db.execute<{ updated: number }>(sql`
    with visible as (
      select q.query_id from mentor_queries q
      where q.query_id = any(${list}) and ${visibleTo(side, caller.membership.cohortId, caller.userId)}
    ), marked as (
      insert into mentor_query_reads (query_id, user_id, read_at)
      select query_id, ${caller.userId}::uuid, ${deps.now()} from visible
      where (select count(*) from visible) = ${ids.length}
      on conflict (query_id, user_id) do update set read_at = greatest(mentor_query_reads.read_at, excluded.read_at)
      returning 1
    )
    select count(*)::int as updated from marked`);
  const updated = rows[0]?.updated ?? 0;
  if (updated < ids.length) throw refuse('NOT_FOUND', 'There is no such query.');
  return { updated };
}
