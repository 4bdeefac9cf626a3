import { sql } from 'drizzle-orm';
import { instant, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Writes a tip; no row if one with the same clientId exists. */
export const add = statement({
  params: {
    tipId: uuid,
    cohortId: uuid,
    liveSessionId: uuid,
    authorId: uuid,
    clientId: nullable(uuid),
    content: text,
    now: instant,
  },
  columns: { tipId: uuid },
  sql: (tip) => sql`
    insert into session_tips (tip_id, cohort_id, live_session_id, author_id, client_id, content, created_at)
    values (${tip.tipId}, ${tip.cohortId}, ${tip.liveSessionId}, ${tip.authorId}, ${tip.clientId}, ${tip.content},
      ${tip.now})
    on conflict (author_id, client_id) do nothing returning tip_id as "tipId"`,
});
