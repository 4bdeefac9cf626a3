import { mayJoin } from '@plinth/domain/calendar/may-join';
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { isStep } from '@plinth/domain/progress/complete-node';
import { type CohortView, dueOf, type Lock, releaseOf } from './cohort-view.ts';
import type { TreeNode } from './course-tree.ts';
import type { SessionFacts } from './read-cohort-facts.ts';

type Options = {
  view: CohortView;
  lockOf: (node: TreeNode) => Lock;
  /** How many levels below the node are included. */
  depth: number;
  /** Whether live sessions include their id, for the people who run them. */
  withSessionIds?: boolean;
  /** Steps with titles and dates only. */
  isOutline?: boolean;
};

const toInstant = (time: number | null) =>
  time === null || !Number.isFinite(time) ? null : new Date(time).toISOString();

function datesOf(view: CohortView, node: TreeNode) {
  const session = view.facts.sessions.get(node.nodeId);
  if (session) return { startDate: toInstant(session.startDate), endDate: toInstant(session.endDate) };
  return { startDate: toInstant(releaseOf(view, node)), endDate: toInstant(dueOf(view, node)) };
}

const factsOf = ({
  sessionStatus,
  movedFrom,
  isCalledOff,
  materialLink,
  recordingLink,
}: SessionFacts): Partial<CurriculumNode> => ({
  sessionStatus,
  ...(movedFrom === null ? {} : { movedFrom: new Date(movedFrom).toISOString() }),
  ...(isCalledOff ? { isCalledOff } : {}),
  ...(materialLink === null ? {} : { materialLink }),
  ...(recordingLink === null ? {} : { recordingLink }),
});

/** The way into a session, while it can be joined. */
function joinReference(session: SessionFacts, now: number) {
  const dates = {
    startDate: new Date(session.startDate).toISOString(),
    endDate: new Date(session.endDate).toISOString(),
  };
  const isOpen =
    session.joinLink &&
    session.sessionStatus !== 'RESCHEDULED' &&
    mayJoin(dates, new Date(now).toISOString());
  return isOpen && session.joinLink
    ? { referenceLabel: 'Join the session', referenceLink: session.joinLink }
    : {};
}

/**
 * Converts a node to the shape that leaves the server. Of a locked node and everything below it, only titles, positions
 * and dates are included. Only steps say whether and until when they are locked; components follow their step.
 */
export function toCurriculumNode(node: TreeNode, options: Options): CurriculumNode {
  const { view, lockOf, depth, withSessionIds = false, isOutline = false } = options;
  const own = { nodeId: node.nodeId, parentNodeId: node.parent?.nodeId ?? null, type: node.type };
  const below = (children: TreeNode[]) =>
    depth === 0 ? [] : children.map((child) => toCurriculumNode(child, { ...options, depth: depth - 1 }));
  if (!isStep(node))
    return { ...own, meta: { ...node.meta, rank: node.rank }, children: below(node.children) };

  const elective = node.isElective
    ? { isElective: true, isChosen: view.facts.electives.has(node.nodeId) }
    : {};
  const { isLocked } = lockOf(node);
  const dates = datesOf(view, node);
  const title = {
    ...(node.meta.title === undefined ? {} : { title: node.meta.title }),
    ...(node.meta.topicCategory === undefined ? {} : { topicCategory: node.meta.topicCategory }),
    rank: node.rank,
    ...dates,
  };
  if (isLocked || isOutline)
    return { ...own, ...elective, meta: title, isLocked, children: below(node.children.filter(isStep)) };

  const session = view.facts.sessions.get(node.nodeId);
  return {
    ...own,
    ...elective,
    meta: {
      ...node.meta,
      ...title,
      ...(session ? joinReference(session, view.now) : {}),
    },
    isLocked,
    ...(node.isRetired ? { isRetired: true } : {}),
    ...(session ? factsOf(session) : {}),
    ...(session && withSessionIds ? { liveSessionId: session.liveSessionId } : {}),
    children: below(node.children),
  };
}
