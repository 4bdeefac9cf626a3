import { isStep, type ProgressNode } from '@plinth/domain/progress/complete-node';
import { deriveStates } from '@plinth/domain/progress/derive-states';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { listStates } from '../../db/queries/courses/list-states.ts';
import { lateSteps } from '../../db/schema/course-packages.ts';
import type { LiveNode } from './load-live-nodes.ts';

const CHUNK = 5_000;

/** A step that a publication adds under an existing part of the course. */
export type Arrival = { nodeId: string; parentNodeId: string };

type Branch = ProgressNode & { isElective: boolean; children: Branch[] };

function rootsOf(nodes: readonly LiveNode[]): Branch[] {
  const branches = new Map<string, Branch>(
    nodes.map(({ nodeId, type, isElective }) => [nodeId, { nodeId, type, isElective, children: [] }]),
  );
  return nodes.flatMap(({ nodeId, parentNodeId }) => {
    const branch = branches.get(nodeId);
    if (!branch) return [];
    if (parentNodeId === null) return [branch];
    branches.get(parentNodeId)?.children.push(branch);
    return [];
  });
}

/**
 * Records for every learner which of the arriving steps come too late to count: those under a part that the learner had
 * completed before the publication. `before` is the course at that time; the arriving nodes are written already.
 */
export async function recordLateSteps(
  tx: Transaction,
  courseId: string,
  before: readonly LiveNode[],
  arrivals: readonly Arrival[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const learners = await listStates.rows(tx, { courseId });
  const electives = new Set(before.filter(({ isElective }) => isElective).map(({ nodeId }) => nodeId));
  const ofSessions = new Set(
    before.filter(({ type }) => type === 'LIVE_SESSION').map(({ nodeId }) => nodeId),
  );
  const sessions = new Map(
    before.flatMap(({ nodeId, parentNodeId }) =>
      parentNodeId !== null && ofSessions.has(parentNodeId) ? [[nodeId, parentNodeId]] : [],
    ),
  );
  const roots = rootsOf(before);
  const moved = arrivals.map(({ nodeId }) => nodeId);
  await tx.delete(lateSteps).where(inArray(lateSteps.nodeId, moved));
  let late: (typeof lateSteps.$inferInsert)[] = [];
  const flush = async () => {
    if (late.length > 0) await tx.insert(lateSteps).values(late).onConflictDoNothing();
    late = [];
  };
  for (const learner of learners) {
    const chosen = new Set((learner.electives ?? []).map(({ nodeId }) => nodeId));
    const known = new Set(learner.late);
    const calledOff = new Set(learner.calledOff);
    const isSpared = (nodeId: string) => {
      const session = sessions.get(nodeId) ?? '';
      const isWaived = calledOff.has(nodeId) || calledOff.has(session);
      return (isWaived || learner.states[session] === 'COMPLETED') && learner.states[nodeId] !== 'COMPLETED';
    };
    const counts = (nodeId: string) =>
      !known.has(nodeId) && (!electives.has(nodeId) || chosen.has(nodeId)) && !isSpared(nodeId);
    const states = Object.assign({}, ...roots.map((root) => deriveStates(root, learner.states, counts)));
    for (const { nodeId, parentNodeId } of arrivals)
      if (states[parentNodeId] === 'COMPLETED')
        late.push({ cohortId: learner.cohortId, userId: learner.userId, nodeId });
    if (late.length >= CHUNK) await flush();
  }
  await flush();
}

/** The steps among `nodes` that are new in their place, whether added or moved. */
export function arrivalsOf(
  before: readonly LiveNode[],
  nodes: readonly { nodeId: string; parentNodeId: string | null; type: string }[],
): Arrival[] {
  const placed = new Map(before.map(({ nodeId, parentNodeId }) => [nodeId, parentNodeId]));
  return nodes.flatMap(({ nodeId, parentNodeId, type }) =>
    parentNodeId !== null &&
    isStep({ type }) &&
    placed.has(parentNodeId) &&
    placed.get(nodeId) !== parentNodeId
      ? [{ nodeId, parentNodeId }]
      : [],
  );
}
