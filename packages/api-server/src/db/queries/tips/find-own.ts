import { sql } from 'drizzle-orm';
import { json, nullable, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { StoredTip, tipJson } from './tip-json.ts';

/** Finds an author's tip for a session, by its id or by the clientId from the author's app. */
export const findOwn = statement({
  params: { authorId: uuid, liveSessionId: uuid, tipId: nullable(uuid), clientId: nullable(uuid) },
  columns: { tip: json(StoredTip) },
  sql: ({ authorId, liveSessionId, tipId, clientId }) => sql`
    select ${tipJson} as tip from session_tips t
    where t.author_id = ${authorId} and t.live_session_id = ${liveSessionId}
      and (t.tip_id = ${tipId} or t.client_id = ${clientId})`,
});
