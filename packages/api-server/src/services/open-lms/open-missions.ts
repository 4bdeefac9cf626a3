import type { Mission } from '@plinth/domain/open-lms/mission';
import { areMissionsDone, missionStates } from '@plinth/domain/open-lms/missions-of-course';
import type { MissionStop } from '@plinth/domain/open-lms/open-dashboard';
import { openStatus } from '@plinth/domain/open-lms/open-status';
import { type StageAccess, stageAccess } from '@plinth/domain/open-lms/stage-access';
import { hasOwnContent, isStep } from '@plinth/domain/progress/complete-node';
import type { Progress } from '@plinth/domain/progress/progress';
import { type CohortView, missionsOf, statesOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import type { OpenPlace } from './find-open-place.ts';

export type OpenMissions = {
  nodes: ReadonlyMap<Mission, TreeNode>;
  states: Record<string, Progress>;
  areDone: boolean;
  accessTo: (mission: Mission) => StageAccess;
};

/** A learner's progress in the missions of an open course, and which are open. */
export function openMissions(
  view: CohortView,
  place: Pick<OpenPlace, 'cohortStatus' | 'isPaid' | 'timer'>,
): OpenMissions {
  const nodes = new Map(missionsOf(view).map(({ mission, node }) => [mission, node]));
  const states = statesOf(view, 'OPEN_LMS');
  const own = Object.fromEntries(
    [...nodes].map(([mission, node]) => [mission, states[node.nodeId] ?? ('NOT_STARTED' as const)]),
  );
  const progress = missionStates(own);
  const status = openStatus({ cohortStatus: place.cohortStatus, isPaid: place.isPaid });
  return {
    nodes,
    states,
    areDone: areMissionsDone(own),
    accessTo: (mission) =>
      stageAccess({
        mission,
        cohortStatus: place.cohortStatus,
        paymentStatus: status,
        isTimerRunning: place.timer.running,
        progress,
      }),
  };
}

/** The steps below a node that require an action. */
const stepsBelow = (node: TreeNode): TreeNode[] =>
  node.children
    .filter(isStep)
    .flatMap((child) =>
      child.children.some(isStep)
        ? [...(hasOwnContent(child) ? [child] : []), ...stepsBelow(child)]
        : [child],
    );

/** The stop of a mission as the dashboard draws it. */
export function toMissionStop(mission: Mission, node: TreeNode, missions: OpenMissions): MissionStop {
  const { states, accessTo } = missions;
  const steps = stepsBelow(node);
  const { title = 'Mission', content, time } = node.meta;
  return {
    mission,
    state: states[node.nodeId] ?? 'NOT_STARTED',
    isOpen: accessTo(mission) === 'open',
    title,
    ...(content === undefined ? {} : { summary: content }),
    minutes: time ?? steps.reduce((sum, step) => sum + (step.meta.time ?? 0), 0),
    steps: steps.length,
    stepsDone: steps.filter(({ nodeId }) => states[nodeId] === 'COMPLETED').length,
  };
}
