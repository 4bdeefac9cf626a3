import { REVIEW_STATUSES } from '@plinth/domain/reviews/review-status';
import { createFileRoute } from '@tanstack/react-router';
import { TasksPage } from '../../../../areas/learn/tasks/TasksPage.tsx';
import { tasksQuery } from '../../../../data/assignments.ts';
import { textsOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/learn/$cohortId/tasks')({
  validateSearch: textsOf,
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(tasksQuery(cohortId));
  },
  component: Tasks,
});

/** `status` filters the list, `task` is the opened one. */
function Tasks() {
  const { status: asked, task = null } = Route.useSearch();
  const status = REVIEW_STATUSES.find((one) => one === asked) ?? null;
  return <TasksPage cohortId={Route.useParams().cohortId} status={status} taskId={task} />;
}
