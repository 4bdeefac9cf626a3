import { NAMESPACES, Namespace } from '@plinth/domain/curriculum/namespace';
import { CohortPerson } from '@plinth/domain/mentor-queries/query-item';
import { QUERY_STATES, QueryState } from '@plinth/domain/mentor-queries/query-state';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';
import { AWAITS_ANSWER } from './awaits-answer.ts';
import { personJson } from './person-json.ts';
import { side, visibleParts } from './visible-to.ts';

/**
 * Lists a page of the queries that a person sees under filters, with the total. The rows of the page are found using
 * only the index of their order; names and marks are read just for them.
 */
export const listPage = statement({
  params: {
    side,
    direction: choice('asc', 'desc'),
    /** A choice, so that each filter that is set has its own plan, and an unset one costs nothing. */
    searched: choice('by words', 'at all'),
    cohortId: uuid,
    userId: uuid,
    state: nullable(oneOf(QUERY_STATES)),
    namespace: nullable(oneOf(NAMESPACES)),
    assignedTo: nullable(uuid),
    /** A guide: theirs and those of nobody. */
    orUnassigned: nullable(uuid),
    words: nullable(text),
    offset: integer,
    limit: integer,
  },
  columns: {
    total: integer,
    queries: json(
      z.array(
        z.object({
          queryId: z.string(),
          title: z.string(),
          state: QueryState,
          namespace: Namespace,
          nodeId: z.nullable(z.string()),
          queryCreatedAt: z.string(),
          askedBy: CohortPerson,
          assignedIg: z.nullable(CohortPerson),
          isUnread: z.boolean(),
        }),
      ),
    ),
  },
  sql: ({
    direction: chosen,
    searched,
    state,
    namespace,
    assignedTo,
    orUnassigned,
    words,
    offset,
    limit,
    ...looker
  }) => {
    const direction = sql.raw(chosen);
    // As many as are counted for a guide.
    const waits =
      looker.side === 'guide' ? sql`and (${state} is distinct from 'UNANSWERED' or ${AWAITS_ANSWER})` : sql``;
    const filters = sql`(${state} is null or q.state = ${state}) ${waits}
      and (${namespace} is null or q.namespace = ${namespace})
      and (${assignedTo} is null or q.assigned_ig_id = ${assignedTo})
      and (${orUnassigned} is null or coalesce(q.assigned_ig_id, ${orUnassigned}) = ${orUnassigned})
      ${searched === 'by words' ? sql`and q.words @@ to_tsquery('simple', ${words})` : sql``}`;
    const parts = visibleParts(looker).map((part) => sql`${part} and ${filters}`);
    const found = parts.map(
      (where) => sql`(select q.query_id, q.created_at from mentor_queries q where ${where}
        order by q.created_at ${direction}, q.query_id ${direction} limit ${offset} + ${limit})`,
    );
    const counts = parts.map((where) => sql`(select count(*) from mentor_queries q where ${where})`);
    return sql`
      with page as (
        select * from (${sql.join(found, sql` union all `)}) f
        order by created_at ${direction}, query_id ${direction} limit ${limit} offset ${offset}
      )
      select (${sql.join(counts, sql` + `)})::int as total,
        coalesce((select json_agg(json_build_object('queryId', q.query_id, 'title', q.title, 'state', q.state,
            'namespace', q.namespace, 'nodeId', q.node_id, 'queryCreatedAt', q.created_at,
            'askedBy', ${personJson('q.asked_by_id')}, 'assignedIg', ${personJson('q.assigned_ig_id')},
            'isUnread', q.last_actor_id is distinct from ${looker.userId}
              and coalesce(r.read_at < q.last_activity_at, true))
          order by q.created_at ${direction}, q.query_id ${direction})
        from page join mentor_queries q using (query_id)
          left join mentor_query_reads r on r.query_id = q.query_id and r.user_id = ${looker.userId}), '[]') as queries`;
  },
});
