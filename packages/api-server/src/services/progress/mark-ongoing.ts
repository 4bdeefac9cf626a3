import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Progress } from '@plinth/domain/progress/progress';
import type { Deps } from '../../deps.ts';
import { statesOf } from '../curriculum/cohort-view.ts';
import { findOpenNode, type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { recordStarted } from './record-progress.ts';

/**
 * Marks a node as started; a completed one stays completed. A mentor's preview writes nothing.
 * @throws Refusal LOCKED, FORBIDDEN, NOT_FOUND
 */
export async function markOngoing(
  deps: Deps,
  caller: Member,
  { namespace, nodeId, isPreview }: { namespace: Namespace; nodeId: string; isPreview: boolean },
): Promise<{ nodeId: string; state: Progress }> {
  if (!isPreview) requireLearner(caller, namespace);
  const view = await openCurriculum(deps, caller, { namespace, isPreview });
  findOpenNode(view, namespace, nodeId);
  if (isPreview) return { nodeId, state: 'STARTED' };
  if (statesOf(view, namespace)[nodeId] === 'COMPLETED') return { nodeId, state: 'COMPLETED' };
  const state = await recordStarted(
    deps.db,
    { cohortId: view.facts.cohortId, userId: caller.userId, nodeId },
    deps.now(),
  );
  return { nodeId, state };
}
