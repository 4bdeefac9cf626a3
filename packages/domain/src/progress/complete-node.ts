import { NODE_TYPES } from '../curriculum/node-type.ts';
import type { Progress } from './progress.ts';

/** A node of a curriculum, as far as progress is concerned. */
export type ProgressNode = { nodeId: string; type: string; children: readonly ProgressNode[] };

/** The recorded state of nodes by their id; a node without one has not been started. */
export type NodeStates = Readonly<Record<string, Progress>>;

const STEP_TYPES: ReadonlySet<string> = new Set(NODE_TYPES);

/** Whether a node is a step of the course; content components are not. */
export const isStep = (node: { type: string }): boolean => STEP_TYPES.has(node.type);

/**
 * Whether a node has content of its own, such as the lesson of a topic, whose progress is recorded on the node itself.
 */
export const hasOwnContent = (node: ProgressNode): boolean => node.children.some((child) => !isStep(child));

const stepsOf = (node: ProgressNode) => node.children.filter(isStep);

/** Returns the state of a node from its own record and the states of its steps; progressOf explains the rule. */
export function combineProgress(node: ProgressNode, own: Progress, steps: readonly Progress[]): Progress {
  if (steps.length === 0) return own;
  const isMarked = own === 'COMPLETED' || !hasOwnContent(node);
  if (isMarked && steps.every((progress) => progress === 'COMPLETED')) return 'COMPLETED';
  const isStarted = own !== 'NOT_STARTED' || steps.some((progress) => progress !== 'NOT_STARTED');
  return isStarted ? 'STARTED' : 'NOT_STARTED';
}

/**
 * Returns the state of a node: if it has steps it follows from them, complete when all are and started when any is;
 * otherwise it is the recorded one. A node with both steps and its own content, such as a topic with a lesson and a
 * quiz, is complete when its steps are and it was itself marked complete. Content components are not steps.
 */
export function progressOf(node: ProgressNode, states: NodeStates): Progress {
  const steps = stepsOf(node).map((step) => progressOf(step, states));
  return combineProgress(node, states[node.nodeId] ?? 'NOT_STARTED', steps);
}
