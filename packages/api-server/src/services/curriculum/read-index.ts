import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Deps } from '../../deps.ts';
import { locksOf } from './cohort-view.ts';
import { type Member, openCurriculum } from './open-curriculum.ts';
import { toCurriculumNode } from './to-curriculum-node.ts';

/** Deeper than any course: the outline is the whole tree of steps. */
const ALL_LEVELS = 50;

/**
 * Returns the outline of a namespace: the steps below its root. Empty if the course has no such part. @throws Refusal
 * FORBIDDEN, NOT_FOUND
 */
export async function readIndex(
  deps: Deps,
  caller: Member,
  input: { namespace: Namespace; isPreview?: boolean },
) {
  const view = await openCurriculum(deps, caller, input);
  const root = view.tree.roots.get(input.namespace);
  const lockOf = locksOf(view, input.namespace);
  const nodes = root
    ? toCurriculumNode(root, { view, lockOf, depth: ALL_LEVELS, isOutline: true }).children
    : [];
  return { nodes };
}
