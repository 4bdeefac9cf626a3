import { createFileRoute } from '@tanstack/react-router';
import { EvaluationDayPage } from '../../../../areas/learn/evaluation-day/EvaluationDayPage.tsx';
import { cohortQuery } from '../../../../data/cohorts.ts';

export const Route = createFileRoute('/_auth/learn/$cohortId/evaluation-day')({
  loader: ({ context: { queryClient }, params: { cohortId } }) => {
    void queryClient.prefetchQuery(cohortQuery(cohortId));
  },
  component: () => <EvaluationDayPage cohortId={Route.useParams().cohortId} />,
});
