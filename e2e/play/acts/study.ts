import { ApiError } from '@plinth/api-client/api-error';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { FEEDBACK_OPENS_TEXT } from '@plinth/domain/evaluation-day/may-give-feedback';
import { Breach } from '../breach.ts';
import type { Learner } from './enrol.ts';
import { handIn } from './hand-in.ts';
import { takeQuiz } from './take-quiz.ts';

/** What an open step can wait for other than the learner. */
type Waits = 'REVIEW' | 'SESSION' | 'MISSED' | 'INTERVIEW';
/** The outcome of a step: DONE, or what it waits for. */
export type Outcome = 'DONE' | Waits;

export const PARTS: readonly Namespace[] = ['ONBOARDING', 'LEARNING', 'CAPSTONE', 'CAREER', 'REVIEW_DAY'];
/** A step opens at most one more: more rounds than any part is deep. */
const ROUNDS = 8;

const counts = ({ isElective, isChosen, isRetired, type }: CurriculumNode) =>
  !isRetired && (!isElective || isChosen === true) && type !== 'BREAK';

/**
 * Returns the steps that are open to a learner and not done, with everything under them done; and when the next of the
 * others opens by its date: never if nothing is left, now if something other than a date keeps it closed.
 */
async function openSteps(
  { api, now, cohort: { cohortId } }: Learner,
  namespace: Namespace,
  nodes: readonly CurriculumNode[],
) {
  const { nodes: states } = await api.progress.readStates({ params: { cohortId }, query: { namespace } });
  const isDone = ({ nodeId }: CurriculumNode) => states[nodeId]?.state === 'COMPLETED';
  const isLocked = ({ nodeId }: CurriculumNode) => states[nodeId]?.isLocked === true;
  const reach = (all: readonly CurriculumNode[]): CurriculumNode[] =>
    all.filter(counts).flatMap((node) => [node, ...(isLocked(node) ? [] : reach(node.children))]);
  const reached = reach(nodes);
  const locked = reached.filter((node) => isLocked(node) && !isDone(node));
  const opensAt = locked.map(({ meta: { startDate } }) => Date.parse(startDate ?? now().toISOString()));
  return {
    steps: reached.filter(
      (node) => !isLocked(node) && !isDone(node) && node.children.filter(counts).every(isDone),
    ),
    nextAt: nodes.length === 0 ? 0 : Math.min(...opensAt),
  };
}

async function doStep(learner: Learner, namespace: Namespace, node: CurriculumNode): Promise<Outcome> {
  const { api, cohort } = learner;
  const whyNot = (error: unknown) =>
    error instanceof ApiError && error.status === 409
      ? `${error.message} ${JSON.stringify(error.data)}`
      : null;
  if (node.type === 'QUIZ') {
    try {
      return await takeQuiz(learner, namespace, node.nodeId);
    } catch (error) {
      if (whyNot(error)?.includes(FEEDBACK_OPENS_TEXT)) return 'INTERVIEW';
      throw error;
    }
  }
  if (node.type === 'ASSIGNMENT' || node.type === 'TASK') {
    const outcome = await handIn(learner, namespace, node.nodeId);
    if (outcome) return outcome;
  }
  try {
    await api.progress.completeNode({
      params: { cohortId: cohort.cohortId },
      query: { namespace, nodeId: node.nodeId },
    });
    return 'DONE';
  } catch (error) {
    const why = whyNot(error);
    if (why?.includes('has not taken place')) return 'SESSION';
    if (why?.includes('were not at this session')) return 'MISSED';
    throw new Breach(learner.emailId, `cannot do ${node.type} “${node.meta.title}”: ${why ?? error}`);
  }
}

/**
 * Does everything open in a part of the course, as a diligent learner does who knows from the calendar when more opens
 * and does not look before. The tree of a part is read once per visit, as the screens cache it. Returns what is left
 * and what each step waits for; nothing else may be left.
 */
export async function study(learner: Learner, namespace: Namespace): Promise<Map<string, Waits>> {
  const waiting = new Map<string, Waits>();
  if (learner.now().getTime() < (learner.closedUntil.get(namespace) ?? 0)) return waiting;
  const { cohortId } = learner.cohort;
  const { nodes } = await learner.api.curriculum.index({ params: { cohortId }, query: { namespace } });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { steps, nextAt } = await openSteps(learner, namespace, nodes);
    if (steps.length === 0) learner.closedUntil.set(namespace, nextAt);
    const next = steps.filter(({ nodeId }) => !waiting.has(nodeId));
    if (next.length === 0) return waiting;
    for (const node of next) {
      const outcome = await doStep(learner, namespace, node);
      if (outcome === 'DONE') learner.acknowledged.push({ namespace, nodeId: node.nodeId });
      else waiting.set(node.nodeId, outcome);
    }
  }
  const { steps } = await openSteps(learner, namespace, nodes);
  const stuck = steps.find(({ nodeId }) => !waiting.has(nodeId));
  throw new Breach(learner.emailId, `does “${stuck?.meta.title}” again and again, and it stays open`);
}
