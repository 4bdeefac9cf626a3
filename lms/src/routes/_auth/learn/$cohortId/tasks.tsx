import { REVIEW_STATUSES, type ReviewStatus } from '@plinth/domain/reviews/review-status';
import { createFileRoute } from '@tanstack/react-router';
import { TasksPage } from '../../../../areas/learn/tasks/TasksPage.tsx';
import { tasksQuery } from '../../../../data/assignments.ts';
import { textOf } from '../../../../shell/search-values.ts';

/** status narrows the list, task is the one that is opened. */
type TasksSearch = { status?: ReviewStatus; task?: string };

export const Route = createFileRoute('/_auth/learn/$cohortId/tasks')({
  validateSearch: (search: Record<string, unknown>): TasksSearch => {
    const status = REVIEW_STATUSES.find((one) => one === search.status);
    const task = textOf(search.task);
    return { ...(status ? { status } : {}), ...(task ? { task } : {}) };
  },
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(tasksQuery(cohortId));
  },
  component: Tasks,
});

function Tasks() {
  const { status = null, task = null } = Route.useSearch();
  return <TasksPage cohortId={Route.useParams().cohortId} status={status} taskId={task} />;
}
