import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { searched } from '../../searched.ts';
import { integer, json, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Terms = json(z.array(z.number()));

/**
 * Finds the sentences of texts in order, each with the numbers of the terms in it, in its heading and in its
 * neighbours.
 */
export const findSentences = statement({
  name: 'course-sentences',
  params: { nodeIds: listOf(uuid), headings: listOf(text), terms: listOf(text), beside: listOf(text) },
  columns: { nodeId: uuid, sentence: text, place: integer, own: Terms, headed: Terms, beside: Terms },
  sql: ({ nodeIds, headings, terms, beside }) => {
    const among = (list: typeof terms, words: string) => sql`coalesce((select json_agg(n - 1)
      from unnest(${list}) with ordinality as t(term, n)
      where ${sql.raw(searched(words))} @@ to_tsquery('english', term)), '[]')`;
    return sql`select o.node_id as "nodeId", s.sentence, s.place, ${among(terms, 's.sentence')} as own,
        ${among(terms, 'o.heading')} as headed, ${among(beside, 's.sentence')} as beside
      from unnest(${nodeIds}, ${headings}) with ordinality as o(node_id, heading, n)
      join course_nodes c using (node_id)
      cross join lateral regexp_split_to_table(c.meta ->> 'content', '(?<=[.!?])\\s+') with ordinality as s(sentence, place)
      where c.type <> 'IMAGE' and c.meta ->> 'content' <> ''
      order by o.n, s.place`;
  },
});
