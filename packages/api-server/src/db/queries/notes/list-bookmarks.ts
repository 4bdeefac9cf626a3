import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Found = z.object({ nodeId: z.string(), createdAt: z.string() });

/** Lists a page of a learner's bookmarks in the given parts of a cohort's course, the newest first, with the total. */
export const listOwnBookmarks = statement({
  params: { cohortId: uuid, userId: uuid, namespaces: listOf(text), limit: integer, offset: integer },
  columns: { total: integer, found: json(z.array(Found)) },
  sql: ({ cohortId, userId, namespaces, limit, offset }) => sql`
    with own as (
      select mark.* from lesson_bookmarks mark
        join cohorts c on c.cohort_id = mark.cohort_id
        join course_nodes page on page.node_id = mark.node_id and page.course_id = c.course_id
      where mark.cohort_id = ${cohortId} and mark.user_id = ${userId} and page.namespace = any(${namespaces})
    ), page as (
      select * from own order by created_at desc, node_id desc limit ${limit} offset ${offset}
    )
    select (select count(*)::int from own) as total,
      coalesce((select json_agg(json_build_object('nodeId', node_id, 'createdAt', created_at)
        order by created_at desc, node_id desc) from page), '[]') as found`,
});
