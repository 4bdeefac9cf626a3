import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { searched } from '../../searched.ts';
import { integer, json, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { allTerms } from './all-terms.ts';

const Found = z.object({ cohortId: z.string(), nodeId: z.string(), text: z.string(), updatedAt: z.string() });

/**
 * Finds a page of a person's own notes that have all terms, else of those with a similar spelling; the last written
 * first.
 */
export const findNotes = statement({
  name: 'search-notes',
  params: {
    userId: uuid,
    nodeIds: listOf(uuid),
    cohortIds: listOf(uuid),
    terms: listOf(text),
    phrase: text,
    limit: integer,
    offset: integer,
  },
  columns: { total: integer, found: json(z.array(Found)) },
  sql: ({ userId, nodeIds, cohortIds, terms, phrase, limit, offset }) => sql`with own as (
    select n.*, ${sql.raw(searched('n.text'))} @@ (${allTerms(terms)}) as is_exact,
      word_similarity(${phrase}, folded(n.text)) >= 0.6 as is_near
    from lesson_notes n where n.cohort_id = any(${cohortIds}) and n.user_id = ${userId}
      and n.node_id = any(${nodeIds}) and n.text <> ''
  ), found as (
    select * from own where is_exact or is_near and not exists (select from own where is_exact)
  ), page as (
    select * from found order by updated_at desc, node_id desc limit ${limit} offset ${offset}
  )
  select (select count(*)::int from found) as total,
    coalesce((select json_agg(json_build_object('cohortId', cohort_id, 'nodeId', node_id, 'text', text,
      'updatedAt', updated_at) order by updated_at desc, node_id desc) from page), '[]') as found`,
});
