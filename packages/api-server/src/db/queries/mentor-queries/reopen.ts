import { sql } from 'drizzle-orm';
import { instant, listOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { guidesToNotify } from './guides-to-notify.ts';

/** Reopens a query for the mentors and returns the guides to notify. */
export const reopen = statement({
  params: { queryId: uuid, actorId: uuid, now: instant },
  columns: { guideIds: listOf(uuid) },
  sql: ({ queryId, actorId, now }) => sql`
    with reopened as (
      update mentor_queries set state = 'UNANSWERED', resolved_at = null, last_activity_at = ${now},
        last_actor_id = ${actorId} where query_id = ${queryId} returning *
    )
    select array(${guidesToNotify('reopened')}) as "guideIds" from reopened`,
});
