import { TOPIC_CONTENT_DEPTH } from '@plinth/domain/constants/limits';
import { contentSections } from '@plinth/domain/curriculum/content-entry';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Role } from '@plinth/domain/roles/role';
import type { Deps } from '../../deps.ts';
import { locksOf, statesOf } from '../curriculum/cohort-view.ts';
import {
  findReadableNode,
  type Member,
  mayLearn,
  openCurriculum,
  refuseLock,
} from '../curriculum/open-curriculum.ts';
import { toCurriculumNode } from '../curriculum/to-curriculum-node.ts';
import { refuse } from '../refusal.ts';
import { readEvaluationDay } from './read-evaluation-day.ts';

/** The role for which the evaluation day is shown: one that the caller has in this cohort. @throws Refusal FORBIDDEN */
function chooseRole({ membership }: Member, wanted: Role | undefined): Role {
  const held: Role[] = [
    ...membership.mentorRoles,
    ...(mayLearn(membership, 'REVIEW_DAY') ? (['LEARNER'] as const) : []),
  ];
  const role = wanted ?? (held.includes('LEARNER') ? 'LEARNER' : held[0]);
  if (!role || !held.includes(role)) throw refuse('FORBIDDEN', 'You do not hold this role in the cohort.');
  return role;
}

/**
 * Returns a node with all its content and the caller's own state. Locked steps below it show only their titles. The
 * preview shows everything and, like every read, writes nothing.
 * @throws Refusal LOCKED, FORBIDDEN, NOT_FOUND
 */
export async function readContent(
  deps: Deps,
  caller: Member,
  input: { namespace: Namespace; nodeId: string; role?: Role | undefined; isPreview?: boolean },
) {
  const { namespace, nodeId, isPreview = false } = input;
  const role = input.role === undefined && namespace !== 'REVIEW_DAY' ? null : chooseRole(caller, input.role);
  const view = await openCurriculum(deps, caller, { namespace, isPreview });
  const treeNode = findReadableNode(view, namespace, nodeId);
  const states = statesOf(view, namespace);
  const lockOf = locksOf(view, namespace, states);
  refuseLock(lockOf(treeNode));
  const node = toCurriculumNode(treeNode, { view, lockOf, depth: TOPIC_CONTENT_DEPTH });
  return {
    node,
    sections: contentSections(node),
    state: states[treeNode.nodeId] ?? view.facts.states[treeNode.nodeId] ?? 'NOT_STARTED',
    ...(namespace === 'REVIEW_DAY' && role
      ? { evaluationDay: await readEvaluationDay(deps, caller, view, role) }
      : {}),
  };
}
