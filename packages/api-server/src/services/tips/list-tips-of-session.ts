import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { SessionTip } from '@plinth/domain/tips/tip';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { type StoredTip, tipJson, toSessionTip } from './tip-rows.ts';

/**
 * What was written for the session that the caller's cohort has at a node, the newest first. One statement.
 * @throws Refusal NOT_FOUND no session of this cohort there
 */
export async function listTipsOfSession(
  deps: Deps,
  { membership: { cohortId } }: Member,
  { nodeId, pageNo }: { nodeId: string; pageNo: number },
): Promise<{ tips: SessionTip[]; total: number }> {
  const { rows } = await deps.db.execute<{ total: number; tips: StoredTip[] }>(sql`
    select (select count(*)::int from session_tips t where t.live_session_id = s.live_session_id) as total,
      coalesce((select json_agg(${tipJson} order by t.created_at desc, t.tip_id desc)
        from (select * from session_tips where live_session_id = s.live_session_id
          order by created_at desc, tip_id desc limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}) t), '[]') as tips
    from live_sessions s where s.cohort_id = ${cohortId} and s.node_id = ${nodeId}`);
  const [found] = rows;
  if (!found) throw refuse('NOT_FOUND', 'There is no session here.');
  return { tips: found.tips.map(toSessionTip), total: found.total };
}
