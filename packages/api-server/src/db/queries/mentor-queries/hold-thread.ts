import { QUERY_STATES } from '@plinth/domain/mentor-queries/query-state';
import { sql } from 'drizzle-orm';
import { nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { side, visibleTo } from './visible-to.ts';

/**
 * Locks a query that a person may see, and finds which of its messages are theirs: by its id, and by their clientId.
 */
export const holdThread = statement({
  params: {
    side,
    queryId: uuid,
    cohortId: uuid,
    userId: uuid,
    messageId: nullable(uuid),
    clientId: nullable(uuid),
  },
  columns: { state: oneOf(QUERY_STATES), title: text, ownId: nullable(uuid), sentId: nullable(uuid) },
  sql: ({ queryId, messageId, clientId, ...looker }) => sql`
    select q.state, q.title,
      (select m.message_id from mentor_query_messages m where m.query_id = q.query_id
        and m.message_id = ${messageId} and m.author_id = ${looker.userId}) as "ownId",
      (select m.message_id from mentor_query_messages m where m.query_id = q.query_id
        and m.author_id = ${looker.userId} and m.client_id = ${clientId}) as "sentId"
    from mentor_queries q where q.query_id = ${queryId} and ${visibleTo(looker)}
    for update of q`,
});
