import type { SessionTip } from '@plinth/domain/tips/tip';
import { listOfSession } from '../../db/queries/tips/list-of-session.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';
import { toSessionTip } from './tip-rows.ts';

/**
 * Lists the tips for the session that the caller's cohort has at a node, newest first. One statement.
 * @throws Refusal NOT_FOUND no session of this cohort there
 */
export async function listTipsOfSession(
  deps: Deps,
  { membership: { cohortId } }: Member,
  { nodeId, pageNo }: { nodeId: string; pageNo: number },
): Promise<{ tips: SessionTip[]; total: number }> {
  const found = await listOfSession.first(deps.db, {
    cohortId,
    nodeId,
    ...pageOf(pageNo),
  });
  if (!found) throw refuse('NOT_FOUND', 'There is no session here.');
  return { tips: found.tips.map(toSessionTip), total: found.total };
}
