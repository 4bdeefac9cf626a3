import { sql } from 'drizzle-orm';
import { json, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { messageJson, StoredMessage } from './message-json.ts';

/** Finds one message in its current state. */
export const findMessage = statement({
  params: { messageId: uuid },
  columns: { message: json(StoredMessage) },
  sql: ({ messageId }) => sql`
    select ${messageJson} as message from mentor_query_messages m join mentor_queries q using (query_id)
    where m.message_id = ${messageId}`,
});
