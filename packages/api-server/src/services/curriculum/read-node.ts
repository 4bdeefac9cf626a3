import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Deps } from '../../deps.ts';
import { locksOf } from './cohort-view.ts';
import { findNode, type Member, openCurriculum, refuseLock } from './open-curriculum.ts';
import { toCurriculumNode } from './to-curriculum-node.ts';

/**
 * Returns a node with its children to a depth. A locked node is returned too, with title and dates.
 * @throws Refusal LOCKED for a component of a locked step, FORBIDDEN, NOT_FOUND
 */
export async function readNode(
  deps: Deps,
  caller: Member,
  input: { namespace: Namespace; nodeId: string; depth: number; withSessionIds?: boolean },
) {
  const { namespace, nodeId, depth, withSessionIds = false } = input;
  const view = await openCurriculum(deps, caller, { namespace });
  const node = findNode(view, namespace, nodeId);
  const lockOf = locksOf(view, namespace);
  // A component has no title to show while its step is locked.
  if (!isStep(node)) refuseLock(lockOf(node));
  return { node: toCurriculumNode(node, { view, lockOf, depth, withSessionIds }) };
}
