import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Found = z.object({ nodeId: z.string(), text: z.string(), revision: z.int(), updatedAt: z.string() });

/**
 * Lists a page of a learner's notes in the given parts of a cohort's course, the last written first, with the total.
 */
export const listOwnNotes = statement({
  params: { cohortId: uuid, userId: uuid, namespaces: listOf(text), limit: integer, offset: integer },
  columns: { total: integer, found: json(z.array(Found)) },
  sql: ({ cohortId, userId, namespaces, limit, offset }) => sql`
    with own as (
      select note.* from lesson_notes note
        join cohorts c on c.cohort_id = note.cohort_id
        join course_nodes page on page.node_id = note.node_id and page.course_id = c.course_id
      where note.cohort_id = ${cohortId} and note.user_id = ${userId} and note.text <> ''
        and page.namespace = any(${namespaces})
    ), page as (
      select * from own order by updated_at desc, node_id desc limit ${limit} offset ${offset}
    )
    select (select count(*)::int from own) as total,
      coalesce((select json_agg(json_build_object('nodeId', node_id, 'text', text, 'revision', revision,
        'updatedAt', updated_at) order by updated_at desc, node_id desc) from page), '[]') as found`,
});
