import { NODE_TYPES } from '../curriculum/node-type.ts';
import type { Progress } from './progress.ts';

/** A node of a curriculum, as far as progress goes. */
export type ProgressNode = { nodeId: string; type: string; children: readonly ProgressNode[] };

/** The recorded state of nodes by their id; a node without one has not been started. */
export type NodeStates = Readonly<Record<string, Progress>>;

const ORDER: readonly Progress[] = ['NOT_STARTED', 'ONBOARDING_STARTED', 'STARTED', 'COMPLETED'];
const STEP_TYPES: ReadonlySet<string> = new Set(NODE_TYPES);

/** Whether a node is a step of the course; content components are none. */
export const isStep = (node: { type: string }): boolean => STEP_TYPES.has(node.type);

/** Whether a node holds content of its own, such as the lesson of a topic, which is marked on the node itself. */
export const hasOwnContent = (node: ProgressNode): boolean => node.children.some((child) => !isStep(child));

/** The later of two states: progress never goes back (CURR-03, CURR-04). */
export function laterProgress(a: Progress, b: Progress): Progress {
  return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}

const stepsOf = (node: ProgressNode) => node.children.filter(isStep);

/** The state of a node from its own record and the states of its steps; the rule is told at progressOf. */
export function combineProgress(node: ProgressNode, own: Progress, steps: readonly Progress[]): Progress {
  if (steps.length === 0) return own;
  const isMarked = own === 'COMPLETED' || !hasOwnContent(node);
  if (isMarked && steps.every((progress) => progress === 'COMPLETED')) return 'COMPLETED';
  const isBegun = own !== 'NOT_STARTED' || steps.some((progress) => progress !== 'NOT_STARTED');
  return isBegun ? 'STARTED' : 'NOT_STARTED';
}

/**
 * The state of a node: of one that has steps it follows from them, complete when all are and started when any is;
 * of any other it is the recorded one. A node with both steps and content of its own, a topic with a lesson and a
 * quiz, is complete when its steps are and it was itself marked complete. Content components are no steps.
 */
export function progressOf(node: ProgressNode, states: NodeStates): Progress {
  const steps = stepsOf(node).map((step) => progressOf(step, states));
  return combineProgress(node, states[node.nodeId] ?? 'NOT_STARTED', steps);
}

function pathTo(node: ProgressNode, nodeId: string): ProgressNode[] | null {
  if (node.nodeId === nodeId) return [node];
  for (const child of node.children) {
    const path = pathTo(child, nodeId);
    if (path) return [node, ...path];
  }
  return null;
}

const stepsAreDone = (node: ProgressNode, states: NodeStates) =>
  stepsOf(node).every((step) => progressOf(step, states) === 'COMPLETED');

/**
 * The states after a node was marked: the node moves forward only, and every node above it takes the state that
 * follows from its steps. Marking a node whose steps are not all done cannot complete it. An unknown node changes
 * nothing.
 */
export function markNode(
  root: ProgressNode,
  states: NodeStates,
  nodeId: string,
  progress: 'STARTED' | 'COMPLETED',
): NodeStates {
  const path = pathTo(root, nodeId);
  const target = path?.at(-1);
  if (!path || !target) return states;
  const next: Record<string, Progress> = { ...states };
  const wanted = stepsAreDone(target, states) ? progress : 'STARTED';
  next[nodeId] = laterProgress(states[nodeId] ?? 'NOT_STARTED', wanted);
  for (const node of path.toReversed()) {
    next[node.nodeId] = laterProgress(states[node.nodeId] ?? 'NOT_STARTED', progressOf(node, next));
  }
  return next;
}

/** How much of a tree is done, in whole per cent of what is marked by itself; 100 only when all is. */
export function progressPercentage(root: ProgressNode, states: NodeStates): number {
  const steps = markedSteps(root);
  const done = steps.filter((step) => states[step.nodeId] === 'COMPLETED').length;
  return steps.length === 0 ? 0 : Math.floor((done / steps.length) * 100);
}

function markedSteps(node: ProgressNode): ProgressNode[] {
  return stepsOf(node).flatMap((step) => {
    const isMarked = stepsOf(step).length === 0 || hasOwnContent(step);
    return isMarked ? [step, ...markedSteps(step)] : markedSteps(step);
  });
}
