import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { WrittenTip } from '@plinth/domain/tips/tip';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { type StoredTip, tipJson, toWrittenTip } from './tip-rows.ts';

type Input = { pageNo: number; liveSessionId?: string | undefined };

/** The own tips of a cohort, or of one of its sessions, the newest first (API-198). One statement. */
export async function listTips(
  deps: Deps,
  { userId, membership: { cohortId } }: Member,
  { pageNo, liveSessionId }: Input,
): Promise<{ tips: WrittenTip[]; total: number }> {
  const own = sql`from session_tips t where t.cohort_id = ${cohortId} and t.author_id = ${userId}
    and (${liveSessionId ?? null}::uuid is null or t.live_session_id = ${liveSessionId ?? null}::uuid)`;
  const { rows } = await deps.db.execute<{ total: number; tips: StoredTip[] }>(sql`
    select (select count(*)::int ${own}) as total,
      coalesce((select json_agg(${tipJson} order by t.created_at desc, t.tip_id desc)
        from (select t.* ${own} order by t.created_at desc, t.tip_id desc
          limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}) t), '[]') as tips`);
  return { tips: (rows[0]?.tips ?? []).map(toWrittenTip), total: rows[0]?.total ?? 0 };
}
