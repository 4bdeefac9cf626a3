import { sql } from 'drizzle-orm';
import { instant, integer, listOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { side, visibleTo } from './visible-to.ts';

/** Marks queries read, each named once, and their notifications; all of them, or none if one may not be seen. */
export const markVisibleRead = statement({
  params: { side, cohortId: uuid, userId: uuid, queryIds: listOf(uuid), now: instant },
  columns: { updated: integer },
  sql: ({ queryIds, now, ...looker }) => sql`
    with visible as (
      select q.query_id from mentor_queries q where q.query_id = any(${queryIds}) and ${visibleTo(looker)}
    ), marked as (
      insert into mentor_query_reads (query_id, user_id, read_at)
      select query_id, ${looker.userId}, ${now} from visible
      where (select count(*) from visible) = cardinality(${queryIds})
      on conflict (query_id, user_id) do update set read_at = greatest(mentor_query_reads.read_at, excluded.read_at)
      returning query_id
    ), told as (
      update notifications n set read_at = ${now} from marked
      where n.user_id = ${looker.userId} and n.category = 'REPLY' and n.read_at is null
        and split_part(n.href, 'queryId=', 2) = marked.query_id::text
    )
    select count(*)::int as updated from marked`,
});
