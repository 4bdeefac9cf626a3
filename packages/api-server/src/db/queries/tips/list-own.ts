import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, nullable, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { StoredTip, tipJson } from './tip-json.ts';

/** Lists a page of the tips that a lead mentor has written in a cohort, or for one of its sessions, with the total. */
export const listOwn = statement({
  params: { cohortId: uuid, userId: uuid, liveSessionId: nullable(uuid), limit: integer, offset: integer },
  columns: { total: integer, tips: json(z.array(StoredTip)) },
  sql: ({ cohortId, userId, liveSessionId, limit, offset }) => {
    const own = sql`from session_tips t where t.cohort_id = ${cohortId} and t.author_id = ${userId}
      and (${liveSessionId} is null or t.live_session_id = ${liveSessionId})`;
    return sql`
      select (select count(*)::int ${own}) as total,
        coalesce((select json_agg(${tipJson} order by t.created_at desc, t.tip_id desc)
          from (select t.* ${own} order by t.created_at desc, t.tip_id desc
            limit ${limit} offset ${offset}) t), '[]') as tips`;
  },
});
