import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { StoredTip, tipJson } from './tip-json.ts';

/** Lists a page of the tips for the session that a cohort has at a node, with the total; no row without a session. */
export const listOfSession = statement({
  params: { cohortId: uuid, nodeId: uuid, limit: integer, offset: integer },
  columns: { total: integer, tips: json(z.array(StoredTip)) },
  sql: ({ cohortId, nodeId, limit, offset }) => sql`
    select (select count(*)::int from session_tips t where t.live_session_id = s.live_session_id) as total,
      coalesce((select json_agg(${tipJson} order by t.created_at desc, t.tip_id desc)
        from (select * from session_tips where live_session_id = s.live_session_id
          order by created_at desc, tip_id desc limit ${limit} offset ${offset}) t), '[]') as tips
    from live_sessions s where s.cohort_id = ${cohortId} and s.node_id = ${nodeId}`,
});
