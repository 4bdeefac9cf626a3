import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { isStep } from '@plinth/domain/progress/complete-node';
import { and, eq, sum } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../db/database.ts';
import { completeStep } from '../../db/queries/progress/complete-step.ts';
import { creditEntries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { type CohortView, isRequired, locksOf, statesOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { findOpenNode, type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import type { ProgressKey } from './record-progress.ts';

/** Types awarded elsewhere: a quiz when its attempt is closed, an assignment or a task when it is reviewed. */
const PAID_ELSEWHERE: readonly string[] = ['QUIZ', 'ASSIGNMENT', 'TASK'];

const HAND_IN: Record<string, string> = {
  QUIZ: 'Hand in the quiz',
  ASSIGNMENT: 'Hand in the assignment',
  TASK: 'Hand in the task',
};

const called = (node: TreeNode) => `“${node.meta.title ?? 'without a title'}”`;

/** Returns why a node cannot be completed yet; null when it can. */
function obstacle(view: CohortView, node: TreeNode, namespace: Namespace): string | null {
  const states = statesOf(view, namespace);
  const isDone = (step: TreeNode) => states[step.nodeId] === 'COMPLETED';
  const handIn = HAND_IN[node.type];
  if (handIn && !isDone(node)) return `${handIn} ${called(node)} first.`;
  const session = view.facts.sessions.get(node.nodeId);
  if (session?.sessionStatus === 'RESCHEDULED' && !isDone(node)) return 'This session was called off.';
  if (session && session.sessionStatus !== 'COMPLETED' && session.endDate > view.now)
    return 'This session has not taken place yet.';
  if (view.facts.missed.has(node.nodeId) && !node.children.some(({ type }) => type === 'QUIZ'))
    return 'You were not at this session, and it has no questions to make up for that.';
  const missing = node.children.find((child) => isStep(child) && !isDone(child) && isRequired(view, child));
  if (!missing) return null;
  return `${HAND_IN[missing.type] ?? 'Complete'} ${called(missing)} first.`;
}

/** Returns the nodes that are open with this node complete and would be locked without it. */
function unlockedBy(view: CohortView, node: TreeNode, namespace: Namespace): string[] {
  const { [node.nodeId]: _own, ...without } = view.facts.states;
  const lockBefore = locksOf(view, namespace, statesOf(view, namespace, without));
  const lockAfter = locksOf(
    view,
    namespace,
    statesOf(view, namespace, { ...without, [node.nodeId]: 'COMPLETED' }),
  );
  return [...view.tree.nodes.values()]
    .filter((other) => other.namespace === namespace && isStep(other))
    .filter((other) => lockBefore(other).isLocked && !lockAfter(other).isLocked)
    .map((other) => other.nodeId);
}

/** Returns the credits a node has earned a learner in total. */
async function readEarned(db: Queryable, { cohortId, userId, nodeId }: ProgressKey): Promise<number> {
  const [earned] = await db
    .select({ credits: sum(creditEntries.credits).mapWith(Number) })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.cohortId, cohortId),
        eq(creditEntries.userId, userId),
        eq(creditEntries.nodeId, nodeId),
      ),
    );
  return earned?.credits ?? 0;
}

/**
 * Completes a node permanently and awards its credits once. `credits` is the node's total for the learner, so a repeat
 * returns the same. A QUIZ, ASSIGNMENT or TASK is completed by handing it in, a node with steps after its steps, a live
 * session once it is over unless it was called off, and a missed one by the questions under it.
 * @throws Refusal LOCKED, FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function completeNode(
  deps: Deps,
  caller: Member,
  { namespace, nodeId }: { namespace: Namespace; nodeId: string },
) {
  requireLearner(caller, namespace);
  const view = await openCurriculum(deps, caller, { namespace });
  const node = findOpenNode(view, namespace, nodeId);
  const hindrance = obstacle(view, node, namespace);
  if (hindrance) throw refuse('CONFLICT', 'This cannot be completed yet.', { details: hindrance });

  const key = { cohortId: view.facts.cohortId, userId: caller.userId, nodeId };
  const done = await completeStep.first(deps.db, {
    ...key,
    nodeType: node.type,
    credits: PAID_ELSEWHERE.includes(node.type) ? 0 : node.credits,
    creditId: uuidv7(),
    now: deps.now(),
  });
  const credits = done?.isKnown ? done.credits : await readEarned(deps.db, key);
  const unlockedNodeIds = namespace === 'OPEN_LMS' ? unlockedBy(view, node, namespace) : [];
  return { nodeId, state: 'COMPLETED' as const, unlockedNodeIds, credits };
}
