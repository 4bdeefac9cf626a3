import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Found = z.object({ nodeId: z.string(), text: z.string(), revision: z.int(), updatedAt: z.string() });

/** Lists a page of a learner's notes in a cohort, the last written first, with the total. */
export const listOwnNotes = statement({
  params: { cohortId: uuid, userId: uuid, limit: integer, offset: integer },
  columns: { total: integer, found: json(z.array(Found)) },
  sql: ({ cohortId, userId, limit, offset }) => sql`
    with own as (
      select * from lesson_notes where cohort_id = ${cohortId} and user_id = ${userId} and text <> ''
    ), page as (
      select * from own order by updated_at desc, node_id desc limit ${limit} offset ${offset}
    )
    select (select count(*)::int from own) as total,
      coalesce((select json_agg(json_build_object('nodeId', node_id, 'text', text, 'revision', revision,
        'updatedAt', updated_at) order by updated_at desc, node_id desc) from page), '[]') as found`,
});
