import { QUERY_STATES } from '@plinth/domain/mentor-queries/query-state';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { allStems } from './all-terms.ts';

const Found = z.object({
  queryId: z.string(),
  cohortId: z.string(),
  title: z.string(),
  description: z.string(),
  state: z.enum(QUERY_STATES),
  lastActivityAt: z.string(),
});

/**
 * Finds a page of the queries that have all terms, else of those whose titles are spelt similarly, among those that the
 * person may read: all of the cohorts that they guide, their own and the shared ones of those they learn in. Among
 * equal matches, the one last written in comes first.
 */
export const findQueries = statement({
  name: 'search-queries',
  params: {
    userId: uuid,
    guides: listOf(uuid),
    learns: listOf(uuid),
    terms: listOf(text),
    phrase: text,
    limit: integer,
    offset: integer,
  },
  columns: { total: integer, found: json(z.array(Found)) },
  sql: ({ userId, guides, learns, terms, phrase, limit, offset }) => sql`with wanted as materialized (
    ${allStems(terms)}
  ), exact as (
    select q.query_id, q.last_activity_at, 1.0 as likeness from mentor_queries q
    where q.words @@ (select * from wanted) and q.cohort_id = any(${guides} || ${learns})
      and (q.cohort_id = any(${guides}) or q.is_shared or q.asked_by_id = ${userId})
  ), near as (
    select q.query_id, q.last_activity_at, word_similarity(${phrase}, folded(q.title)) as likeness from mentor_queries q
    where not exists (select from exact) and q.cohort_id = any(${guides} || ${learns})
      and (q.cohort_id = any(${guides}) or q.is_shared or q.asked_by_id = ${userId})
      and word_similarity(${phrase}, folded(q.title)) >= 0.6
  ), found as (
    select * from exact union all select * from near
  ), page as (
    select * from found order by likeness desc, last_activity_at desc, query_id desc limit ${limit} offset ${offset}
  )
  select (select count(*)::int from found) as total,
    coalesce((select json_agg(json_build_object('queryId', q.query_id, 'cohortId', q.cohort_id, 'title', q.title,
        'description', left(q.description, 2000), 'state', q.state, 'lastActivityAt', q.last_activity_at)
      order by page.likeness desc, q.last_activity_at desc, q.query_id desc)
      from page join mentor_queries q using (query_id)), '[]') as found`,
});
