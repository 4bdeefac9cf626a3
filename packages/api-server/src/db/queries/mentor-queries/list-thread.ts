import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { messageJson, StoredMessage } from './message-json.ts';
import { side, visibleTo } from './visible-to.ts';

/** Lists a page of the messages under a query that a person may see, oldest first, with the total. */
export const listThread = statement({
  params: { side, queryId: uuid, cohortId: uuid, userId: uuid, limit: integer, offset: integer },
  columns: { total: integer, thread: json(z.array(StoredMessage)) },
  sql: ({ queryId, limit, offset, ...looker }) => sql`
    select (select count(*)::int from mentor_query_messages m where m.query_id = q.query_id) as total,
      coalesce((select json_agg(${messageJson} order by m.created_at, m.message_id)
        from (select * from mentor_query_messages where query_id = q.query_id
          order by created_at, message_id limit ${limit} offset ${offset}) m), '[]') as thread
    from mentor_queries q where q.query_id = ${queryId} and ${visibleTo(looker)}`,
});
