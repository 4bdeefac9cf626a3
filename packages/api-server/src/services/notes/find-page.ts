import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Deps } from '../../deps.ts';
import { findOpenNode, type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';

/**
 * Finds a page that the caller learns from, or learned from before the course dropped it: what they saved on it stays
 * theirs to read, change and remove. @throws Refusal FORBIDDEN for mentors, LOCKED, NOT_FOUND
 */
export async function findPage(
  deps: Deps,
  caller: Member,
  { nodeId, namespace }: { nodeId: string; namespace: Namespace },
): Promise<{ cohortId: string; userId: string; nodeId: string }> {
  requireLearner(caller, namespace);
  const view = await openCurriculum(deps, caller, { namespace });
  const retired = view.tree.retired.get(nodeId);
  const node = retired?.namespace === namespace ? retired : findOpenNode(view, namespace, nodeId);
  if (!isStep(node)) throw refuse('NOT_FOUND', 'Page not found in this course.');
  return { cohortId: view.facts.cohortId, userId: caller.userId, nodeId: node.nodeId };
}
