import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { CohortPerson, QueryItem } from '@plinth/domain/mentor-queries/query-item';
import {
  type QueryState,
  type QueryStateFilter,
  stateOfFilter,
} from '@plinth/domain/mentor-queries/query-state';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { personJson } from './cohort-person.ts';
import { metaOfQuery } from './meta-of-query.ts';
import { type Side, visibleParts } from './query-side.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Filter = {
  state: QueryStateFilter;
  namespace?: Namespace | undefined;
  sorting: 'ASC' | 'DESC';
  search?: string | undefined;
  assigned?: 'me' | 'all';
  pageNo: number;
};

type Row = {
  queryId: string;
  title: string;
  state: QueryState;
  namespace: Namespace;
  nodeId: string | null;
  queryCreatedAt: string;
  askedBy: CohortPerson;
  assignedIg: CohortPerson | null;
  isUnread: boolean;
};

/**
 * Words of a search, the last letters of which may still be missing; null when there is no word in it. Punctuation
 * parts words as it does in the column that is searched; what is left cannot end the quotes.
 */
function toSearch(text: string): string | null {
  const words = text.toLowerCase().match(/[^\s!-/:-@[-`{-~]+/gu);
  return words ? words.map((word) => `'${word}':*`).join(' & ') : null;
}

/** Each part of what the caller sees (visibleParts) under the filters. */
function partsOf(side: Side, { userId, membership }: Member, filter: Filter): SQL[] {
  const { namespace, search = '', assigned = 'all' } = filter;
  const state = stateOfFilter(filter.state);
  const conditions: SQL[] = [];
  if (state !== null) conditions.push(sql`q.state = ${state}`);
  if (namespace !== undefined) conditions.push(sql`q.namespace = ${namespace}`);
  if (assigned === 'me') conditions.push(sql`q.assigned_ig_id = ${userId}`);
  if (search !== '') {
    const words = toSearch(search);
    conditions.push(words === null ? sql`false` : sql`q.search @@ to_tsquery('simple', ${words})`);
  }
  return visibleParts(side, membership.cohortId, userId).map((part) =>
    sql.join([part, ...conditions], sql` and `),
  );
}

/**
 * A page of 20 queries by their filters and the whole count, in one round trip beside the lock (API-167, API-168,
 * ENUM-33). The rows of the page are found by the index of their order alone; names and marks are read for them only.
 * @throws Refusal LOCKED
 */
export async function listQueries(
  deps: Deps,
  caller: Member,
  side: Side,
  filter: Filter,
): Promise<{ queries: QueryItem[]; total: number }> {
  await requireOpenQueries(deps, caller.membership.cohortId);
  const parts = partsOf(side, caller, filter);
  const direction = sql.raw(filter.sorting === 'ASC' ? 'asc' : 'desc');
  const before = filter.pageNo * PAGE_SIZE;
  const found = sql.join(
    parts.map(
      (where) => sql`(select q.query_id, q.created_at from mentor_queries q where ${where}
        order by q.created_at ${direction}, q.query_id ${direction} limit ${before + PAGE_SIZE})`,
    ),
    sql` union all `,
  );
  const counts = parts.map((where) => sql`(select count(*) from mentor_queries q where ${where})`);
  const { rows } = await deps.db.execute<{ total: number; queries: Row[] }>(sql`
    with page as (
      select * from (${found}) f order by created_at ${direction}, query_id ${direction}
      limit ${PAGE_SIZE} offset ${before}
    )
    select (${sql.join(counts, sql` + `)})::int as total,
      coalesce((select json_agg(json_build_object('queryId', q.query_id, 'title', q.title, 'state', q.state,
          'namespace', q.namespace, 'nodeId', q.node_id, 'queryCreatedAt', q.created_at,
          'askedBy', ${personJson('q.asked_by_id')}, 'assignedIg', ${personJson('q.assigned_ig_id')},
          'isUnread', q.last_actor_id is distinct from ${caller.userId}::uuid
            and coalesce(r.read_at < q.last_activity_at, true))
        order by q.created_at ${direction}, q.query_id ${direction})
      from page join mentor_queries q using (query_id)
        left join mentor_query_reads r on r.query_id = q.query_id and r.user_id = ${caller.userId}), '[]') as queries`);
  const [{ total, queries } = { total: 0, queries: [] }] = rows;
  return {
    total,
    queries: queries.map(({ namespace, nodeId, assignedIg, ...query }) => ({
      ...query,
      meta: metaOfQuery(namespace, nodeId),
      queryCreatedAt: new Date(query.queryCreatedAt).toISOString(),
      ...(assignedIg ? { assignedIg } : {}),
    })),
  };
}
