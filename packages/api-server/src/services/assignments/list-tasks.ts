import type { Task } from '@plinth/domain/assignments/report';
import { taskStatus } from '@plinth/domain/assignments/task-status';
import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { isJudged } from '@plinth/domain/reviews/is-judged';
import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { and, eq } from 'drizzle-orm';
import { reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { type CohortView, type Lock, locksOf } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { type Member, mayLearn, readCohortView } from '../curriculum/open-curriculum.ts';
import { tasksOf } from '../dashboards/tasks-of.ts';
import { dueOfTask } from './due-of-task.ts';
import { HANDED_IN } from './find-task.ts';

/**
 * The tasks that no longer concern a learner who has handed them in, or that the course has dropped since the learner
 * began them.
 */
function formerTasks(view: CohortView, own: readonly { nodeId: string; submittedAt: Date | null }[]) {
  const { tree, facts } = view;
  const present = new Set(tasksOf(view));
  const capstone = { ...facts, capstoneInfo: { isCapstonePresent: facts.isCapstonePresent } };
  return own.flatMap(({ nodeId, submittedAt }): TreeNode[] => {
    const node = tree.nodes.get(nodeId) ?? tree.retired.get(nodeId);
    if (!node || present.has(node) || (submittedAt === null && !node.isRetired)) return [];
    return node.namespace === 'CAPSTONE' && !hasCapstone(capstone) ? [] : [node];
  });
}

/**
 * Lists the caller's tasks that are open or begun, also those that the course has dropped since, the most urgent first;
 * score and remark are shown once the guide has decided. None for mentors, who have nothing to hand in. Two round trips, however many tasks there are.
 */
export async function listTasks(
  deps: Deps,
  caller: Member,
  { namespace, reviewStatus }: { namespace?: Namespace | undefined; reviewStatus?: ReviewStatus | undefined },
): Promise<{ tasks: Task[] }> {
  const { cohortId } = caller.membership;
  const [view, own] = await Promise.all([
    readCohortView(deps, cohortId, caller.userId),
    deps.db
      .select({
        nodeId: reports.nodeId,
        reportId: reports.reportId,
        reviewStatus: reports.reviewStatus,
        remark: reports.remark,
        score: reports.score,
        submittedAt: reports.submittedAt,
      })
      .from(reports)
      .where(and(eq(reports.cohortId, cohortId), eq(reports.userId, caller.userId))),
  ]);
  const reportOf = new Map(own.map((report) => [report.nodeId, report]));
  const now = deps.now().toISOString();
  const locks = new Map<Namespace, (node: TreeNode) => Lock>();
  const lockOf = (node: TreeNode) => {
    const known = locks.get(node.namespace) ?? locksOf(view, node.namespace);
    locks.set(node.namespace, known);
    return known(node);
  };
  const toTask = (node: TreeNode): Task => {
    const report = reportOf.get(node.nodeId);
    const verdict = report && isJudged(report.reviewStatus) ? report : null;
    const dueAt = dueOfTask(view, node, report);
    return {
      nodeId: node.nodeId,
      title: node.meta.title ?? 'Task',
      namespace: node.namespace,
      endDate: dueAt,
      reviewStatus: taskStatus({ status: report?.reviewStatus ?? null, dueAt, now }),
      credits: node.credits,
      submittedAt: report?.submittedAt?.toISOString() ?? null,
      ...(report ? { reportId: report.reportId } : {}),
      ...(verdict?.remark ? { remark: verdict.remark } : {}),
      ...(verdict?.score == null ? {} : { score: verdict.score }),
    };
  };
  const soonest = ({ endDate }: Task) => (endDate === null ? Number.MAX_SAFE_INTEGER : Date.parse(endDate));
  const tasks = [...tasksOf(view), ...formerTasks(view, own)]
    .filter((node) => HANDED_IN.includes(node.type) && mayLearn(caller.membership, node.namespace))
    .filter((node) => namespace === undefined || node.namespace === namespace)
    .filter((node) => reportOf.has(node.nodeId) || !lockOf(node).isLocked)
    .map(toTask)
    .filter((task) => reviewStatus === undefined || task.reviewStatus === reviewStatus)
    .sort((a, b) => soonest(a) - soonest(b));
  return { tasks };
}
