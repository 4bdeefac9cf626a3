import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Terms = z.array(z.number());

/**
 * Finds the course texts that have any term of a search, each with the numbers of its terms and of those in its title
 * or heading, and as `near` those whose title is spelt similarly to the phrase. Terms that are only stop words ("how",
 * "the") are ignored; `kept` has the numbers of the others.
 */
export const findTexts = statement({
  name: 'course-texts',
  params: { courseIds: listOf(uuid), terms: listOf(text), phrase: text },
  columns: {
    kept: listOf(integer),
    texts: json(z.array(z.object({ nodeId: z.string(), words: Terms, heads: Terms }))),
    near: json(z.array(z.object({ nodeId: z.string(), likeness: z.number() }))),
  },
  sql: ({ courseIds, terms, phrase }) => sql`with asked as (
    select (n - 1)::int as n, to_tsquery('english', term) as query
    from unnest(${terms}) with ordinality as t(term, n) where numnode(to_tsquery('english', term)) > 0
  ), wanted as (
    select string_agg('(' || query::text || ')', ' | ')::tsquery as query from asked
  ), hits as (
    select c.node_id, c.search from course_nodes c, wanted
    where c.course_id = any(${courseIds}) and c.retired_at is null and c.type <> 'IMAGE' and c.search @@ wanted.query
  ), texts as (
    select node_id, (select json_agg(a.n) from asked a where h.search @@ a.query) as words,
      coalesce((select json_agg(a.n) from asked a where ts_filter(h.search, '{a}') @@ a.query), '[]') as heads
    from hits h
  ), near as (
    select c.node_id, word_similarity(${phrase}, folded(c.meta ->> 'title')) as likeness from course_nodes c
    where c.course_id = any(${courseIds}) and c.retired_at is null
      and word_similarity(${phrase}, folded(c.meta ->> 'title')) >= 0.5
  )
  select coalesce((select array_agg(n) from asked), '{}') as kept,
    coalesce((select json_agg(json_build_object('nodeId', node_id, 'words', words, 'heads', heads)) from texts), '[]')
      as texts,
    coalesce((select json_agg(json_build_object('nodeId', node_id, 'likeness', likeness)) from near), '[]') as near`,
});
