import { LOCKED_TEXT } from '@plinth/domain/cohorts/cohort-can';
import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { NAMESPACES } from '@plinth/domain/curriculum/namespaces';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import type { Caller, Membership } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { requireOpenTime } from '../open-lms/require-open-time.ts';
import { refuse } from '../refusal.ts';
import { type CohortView, type Lock, locksOf } from './cohort-view.ts';
import { courseTree, type TreeNode } from './course-tree.ts';
import type { CohortFacts } from './read-cohort-facts.ts';

export type Member = Caller & { membership: Membership };

const isMentor = (membership: Membership) => membership.mentorRoles.length > 0;

/** Whether a learner's state opens a namespace: WAITING and UPCOMING open only ONBOARDING. */
export const mayLearn = ({ state }: Membership, namespace: Namespace): boolean =>
  state !== null && learnerMay(state, namespace === 'ONBOARDING' ? 'early' : 'everything');

/** The namespaces that a learner's state opens; none for mentors. */
export const learnedNamespaces = (membership: Membership): Namespace[] =>
  NAMESPACES.filter((namespace) => mayLearn(membership, namespace));

/**
 * Requires a learner, since progress and answers belong to learners; mentors only look on. @throws Refusal FORBIDDEN
 */
export function requireLearner({ membership }: Member, namespace: Namespace) {
  if (mayLearn(membership, namespace)) return;
  throw refuse(
    'FORBIDDEN',
    isMentor(membership)
      ? 'Mentors look at the course in preview; progress is the learners’.'
      : 'Your place in this cohort does not open this.',
  );
}

/** Restricts a preview to mentors of the cohort. @throws Refusal FORBIDDEN */
export function requireMentorForPreview({ membership }: Member, isPreview: boolean) {
  if (isPreview && !isMentor(membership)) throw refuse('FORBIDDEN', 'The preview is for mentors.');
}

/**
 * Returns the curriculum of the caller's cohort, with the caller's own progress.
 * @throws Refusal FORBIDDEN for a namespace that the learner's state does not open and for a learner's preview,
 * NOT_FOUND for the capstone of a cohort without one, USER_ACCESS_TIME_EXPIRY and FORBIDDEN for an open course whose
 * time is up or that is not active
 */
export async function openCurriculum(
  deps: Deps,
  caller: Member,
  {
    namespace,
    isPreview = false,
    userId = caller.userId,
  }: { namespace: Namespace; isPreview?: boolean; userId?: string },
): Promise<CohortView> {
  requireMentorForPreview(caller, isPreview);
  if (!isMentor(caller.membership)) requireLearner(caller, namespace);
  const { cohortId } = caller.membership;
  const [read, isPaid] = await Promise.all([
    readCohortView(deps, cohortId, userId, isPreview),
    namespace === 'OPEN_LMS' &&
      !isMentor(caller.membership) &&
      requireOpenTime(deps, caller.userId, cohortId),
  ]);
  const view = isPaid ? { ...read, isPaid } : read;
  const { facts } = view;
  if (
    namespace === 'CAPSTONE' &&
    !hasCapstone({ ...facts, capstoneInfo: { isCapstonePresent: facts.isCapstonePresent } })
  )
    throw refuse('NOT_FOUND', 'This course has no capstone.');
  return view;
}

/** Returns a cohort's curriculum with the progress of one person; the caller decides who may see it. */
export async function readCohortView(
  deps: Deps,
  cohortId: string,
  userId: string,
  isPreview = false,
): Promise<CohortView> {
  const facts = await deps.findCohortFacts({ cohortId, userId });
  if (!facts) throw refuse('NOT_FOUND', 'Cohort not found.');
  return viewOf(deps, facts, isPreview);
}

/** Returns the curriculum that facts belong to. */
export async function viewOf(deps: Deps, facts: CohortFacts, isPreview = false): Promise<CohortView> {
  const tree = await courseTree(deps.db, facts.courseId, facts.version);
  return { facts, tree, now: deps.now().getTime(), isPreview };
}

/** Finds a node of a namespace by its id or as ROOT. @throws Refusal NOT_FOUND */
export function findNode({ tree }: CohortView, namespace: Namespace, nodeId: string): TreeNode {
  const node = nodeId === 'ROOT' ? tree.roots.get(namespace) : tree.nodes.get(nodeId);
  if (node?.namespace !== namespace) throw refuse('NOT_FOUND', 'This part of the course was not found.');
  return node;
}

/** Whether the person has started a part that is no longer taught, or a step below it. */
const hasHistory = (view: CohortView, node: TreeNode): boolean =>
  view.facts.states[node.nodeId] !== undefined || node.children.some((child) => hasHistory(view, child));

/**
 * Like findNode, but also finds a part that is no longer taught if the person has worked on it. @throws Refusal
 * NOT_FOUND
 */
export function findReadableNode(view: CohortView, namespace: Namespace, nodeId: string): TreeNode {
  const retired = view.tree.retired.get(nodeId);
  return retired?.namespace === namespace && hasHistory(view, retired)
    ? retired
    : findNode(view, namespace, nodeId);
}

/**
 * Refuses a locked node and says when it opens: in `details` with the school's zone named, and in `unlocksAt` for the
 * app, which knows the reader's zone. @throws Refusal LOCKED
 */
export function refuseLock(lock: Lock) {
  if (!lock.isLocked) return;
  if (lock.unlocksAt === null) throw refuse('LOCKED', 'This is not open yet.', { details: LOCKED_TEXT });
  const unlocksAt = new Date(lock.unlocksAt).toISOString();
  throw refuse('LOCKED', 'This is not open yet.', {
    details: `This opens on ${exactTime(unlocksAt, DEFAULT_TIMEZONE)}.`,
    unlocksAt,
  });
}

/** Finds a node that is open to the caller. @throws Refusal NOT_FOUND, LOCKED */
export function findOpenNode(view: CohortView, namespace: Namespace, nodeId: string): TreeNode {
  const node = findNode(view, namespace, nodeId);
  refuseLock(locksOf(view, namespace)(node));
  return node;
}
