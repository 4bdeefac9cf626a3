import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { courseDayAt } from '@plinth/domain/cohorts/course-day-at';
import { dueDayOf } from '@plinth/domain/cohorts/list-calendar';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Mission } from '@plinth/domain/open-lms/mission';
import { MISSIONS } from '@plinth/domain/open-lms/missions';
import type { NodeStates } from '@plinth/domain/progress/complete-node';
import { deriveStates } from '@plinth/domain/progress/derive-states';
import type { Progress } from '@plinth/domain/progress/progress';
import type { CourseTree, TreeNode } from './course-tree.ts';
import type { CohortFacts } from './read-cohort-facts.ts';

/** Whether a node is locked, and when it opens: milliseconds since 1970, null if no date is known. */
export type Lock = { isLocked: false } | { isLocked: true; unlocksAt: number | null };

/**
 * A course as one cohort has it at one instant. In a preview everything is open; in a paid open course no mission is
 * locked behind another.
 */
export type CohortView = {
  facts: CohortFacts;
  tree: CourseTree;
  now: number;
  isPreview: boolean;
  isPaid?: boolean;
};

const OPEN: Lock = { isLocked: false };

/** When a node itself opens; null when it opens with its parent, Infinity when the cohort has no start. */
export function releaseOf({ facts }: CohortView, node: TreeNode): number | null {
  if (node.releaseDay === null) return null;
  const own = facts.dates.get(node.nodeId)?.releaseAt;
  if (own) return own;
  return facts.courseStart === null
    ? Number.POSITIVE_INFINITY
    : courseDayAt(facts.courseStart, node.releaseDay);
}

/** When a node is due by the dates of the cohort; null without a due day or before the cohort has a start. */
export function plannedDueOf({ facts }: CohortView, node: TreeNode): number | null {
  if (node.dueDay === null) return null;
  const own = facts.dates.get(node.nodeId)?.dueAt;
  if (own) return own;
  return facts.courseStart === null ? null : courseDayAt(facts.courseStart, dueDayOf(node.dueDay));
}

/** When a node is due for the learner: not before the time ends that staff gave them. */
export function dueOf(view: CohortView, node: TreeNode): number | null {
  if (node.dueDay === null) return null;
  const planned = plannedDueOf(view, node);
  const { moreTimeEnds } = view.facts;
  return planned === null || moreTimeEnds === null
    ? (planned ?? moreTimeEnds)
    : Math.max(planned, moreTimeEnds);
}

/** When a namespace as a whole opens: the capstone and the evaluation day have separate locks. */
function namespaceOpensAt({ facts, now }: CohortView, namespace: Namespace): number {
  const lock =
    namespace === 'CAPSTONE' ? 'openCapstone' : namespace === 'REVIEW_DAY' ? 'openEvaluationDay' : null;
  if (lock === null) return 0;
  const cohort = { ...facts, capstoneInfo: { isCapstonePresent: facts.isCapstonePresent } };
  const permit = cohortCan[lock]({ cohort, now: new Date(now).toISOString() });
  if (permit.allowed) return 0;
  return permit.unlocksAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(permit.unlocksAt);
}

/** The missions of an open course in order. */
export const missionsOf = (view: CohortView): { mission: Mission; node: TreeNode }[] =>
  (view.tree.roots.get('OPEN_LMS')?.children ?? [])
    .filter((node) => node.type === 'MISSION')
    .flatMap((node, index) => {
      const mission = MISSIONS.find((name) => name === node.meta.key) ?? MISSIONS[index];
      return mission ? [{ mission, node }] : [];
    });

/** Whether a step is, or is part of, an elective that the learner has not chosen. */
export function isLeftOut({ facts }: Pick<CohortView, 'facts'>, node: TreeNode): boolean {
  for (let part: TreeNode | null = node; part; part = part.parent)
    if (part.isElective && !facts.electives.has(part.nodeId)) return true;
  return false;
}

/** Whether a step is a session that was called off, or questions under one. */
export function isCalledOff(
  { facts: { sessions } }: Pick<CohortView, 'facts'>,
  { nodeId, parent }: Pick<TreeNode, 'nodeId' | 'parent'>,
): boolean {
  const isOff = (id: string) => sessions.get(id)?.sessionStatus === 'RESCHEDULED';
  return isOff(nodeId) || (parent?.type === 'LIVE_SESSION' && isOff(parent.nodeId));
}

/**
 * Whether a step is waived: a session that was called off with its questions, and the questions of one that the learner
 * attended, as they make up for missing it and concern no one else.
 */
export function isSpared(view: Pick<CohortView, 'facts'>, node: TreeNode): boolean {
  const { states } = view.facts;
  if (states[node.nodeId] === 'COMPLETED') return false;
  const { parent } = node;
  if (parent?.type === 'LIVE_SESSION' && states[parent.nodeId] === 'COMPLETED') return true;
  return isCalledOff(view, node);
}

/**
 * Whether a step must be complete before its parent is: not an elective that was not chosen, not a late step, not a
 * step that is waived.
 */
export const isRequired = (view: CohortView, node: TreeNode): boolean =>
  !view.facts.lateSteps.has(node.nodeId) &&
  (!node.isElective || view.facts.electives.has(node.nodeId)) &&
  !isSpared(view, node);

/** When the questions of a session open: with its recording, once it is over. Zero for any other step. */
function questionsOpenAt({ facts }: CohortView, { parent }: TreeNode): number {
  const session = parent?.type === 'LIVE_SESSION' ? facts.sessions.get(parent.nodeId) : undefined;
  if (!session) return 0;
  return session.recordingLink === null ? Number.POSITIVE_INFINITY : session.endDate;
}

/** The parent of a late step was complete when that step was published: recorded or not, it counts as marked. */
function withLateMarks({ facts, tree }: CohortView, states: NodeStates): NodeStates {
  if (facts.lateSteps.size === 0) return states;
  const above = [...facts.lateSteps].flatMap((nodeId) => tree.nodes.get(nodeId)?.parent?.nodeId ?? []);
  return { ...states, ...Object.fromEntries(above.map((nodeId) => [nodeId, 'COMPLETED' as const])) };
}

/** By view and namespace: the figures of one learner need the same states several times. */
const derivedOf = new WeakMap<CohortView, Map<Namespace, Readonly<Record<string, Progress>>>>();

/** Returns the states of all steps of a namespace, as recorded or as given by `states`. */
export function statesOf(
  view: CohortView,
  namespace: Namespace,
  states?: NodeStates,
): Readonly<Record<string, Progress>> {
  if (states) return deriveStatesOf(view, namespace, states);
  const derived = derivedOf.get(view) ?? new Map<Namespace, Readonly<Record<string, Progress>>>();
  derivedOf.set(view, derived);
  const found = derived.get(namespace) ?? deriveStatesOf(view, namespace, view.facts.states);
  derived.set(namespace, found);
  return found;
}

function deriveStatesOf(
  view: CohortView,
  namespace: Namespace,
  states: NodeStates,
): Record<string, Progress> {
  const root = view.tree.roots.get(namespace);
  if (!root) return {};
  const { nodes } = view.tree;
  return deriveStates(root, withLateMarks(view, states), (nodeId) => {
    const node = nodes.get(nodeId);
    return node === undefined || isRequired(view, node);
  });
}

/**
 * The missions that wait for the previous one, and the final stage, which waits for all of them. The timer is checked
 * when the curriculum is opened.
 */
function lockedMissions(view: CohortView, derived: Record<string, Progress>): Set<string> {
  const locked = new Set<string>();
  let isPreviousDone = true;
  for (const { node } of missionsOf(view)) {
    if (!isPreviousDone) locked.add(node.nodeId);
    isPreviousDone &&= derived[node.nodeId] === 'COMPLETED';
  }
  for (const { nodeId, type } of view.tree.roots.get('OPEN_LMS')?.children ?? [])
    if (type === 'STAGE' && !isPreviousDone) locked.add(nodeId);
  return locked;
}

/**
 * Returns the locks of a namespace: a node opens at the latest of its own release, those of its ancestors and the lock
 * of its namespace. `derived` may be passed if the states are already available.
 */
export function locksOf(
  view: CohortView,
  namespace: Namespace,
  derived: Record<string, Progress> | null = null,
): (node: TreeNode) => Lock {
  if (view.isPreview) return () => OPEN;
  const gate = namespaceOpensAt(view, namespace);
  const waiting =
    namespace === 'OPEN_LMS' && !view.isPaid
      ? lockedMissions(view, derived ?? statesOf(view, namespace))
      : new Set<string>();
  // Nothing opens before the node above it, so each is worked out once, however many of its descendants are asked about.
  const known = new Map<TreeNode, number>();
  const opensAtOf = (node: TreeNode): number => {
    const found = known.get(node);
    if (found !== undefined) return found;
    const own = waiting.has(node.nodeId)
      ? Number.POSITIVE_INFINITY
      : Math.max(releaseOf(view, node) ?? 0, questionsOpenAt(view, node));
    const opensAt = Math.max(node.parent ? opensAtOf(node.parent) : gate, own);
    known.set(node, opensAt);
    return opensAt;
  };
  return (node) => {
    const opensAt = opensAtOf(node);
    if (opensAt <= view.now) return OPEN;
    return { isLocked: true, unlocksAt: Number.isFinite(opensAt) ? opensAt : null };
  };
}
