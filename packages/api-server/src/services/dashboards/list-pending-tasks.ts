import type { Deps } from '../../deps.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { pendingTasksOf } from './pending-tasks-of.ts';

const LISTED = 100;

/** Lists open tasks that are not done; none for mentors, who have nothing to hand in. */
export async function listPendingTasks(deps: Deps, caller: Member) {
  const view = await readCohortView(deps, caller.membership.cohortId, caller.userId);
  const pendingTasks = pendingTasksOf(view, caller.membership);
  return { pendingTasks: pendingTasks.slice(0, LISTED), count: pendingTasks.length };
}
