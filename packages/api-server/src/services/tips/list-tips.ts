import type { WrittenTip } from '@plinth/domain/tips/tip';
import { listOwn } from '../../db/queries/tips/list-own.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { toWrittenTip } from './tip-rows.ts';

type Input = { pageNo: number; liveSessionId?: string | undefined };

/** Lists the caller's tips for a cohort, or for one of its sessions, newest first. One statement. */
export async function listTips(
  { db }: Deps,
  { userId, membership: { cohortId } }: Member,
  { pageNo, liveSessionId }: Input,
): Promise<{ tips: WrittenTip[]; total: number }> {
  const found = await listOwn.first(db, {
    cohortId,
    userId,
    liveSessionId: liveSessionId ?? null,
    ...pageOf(pageNo),
  });
  return { tips: (found?.tips ?? []).map(toWrittenTip), total: found?.total ?? 0 };
}
