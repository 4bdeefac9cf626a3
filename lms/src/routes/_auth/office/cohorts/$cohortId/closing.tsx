import { createFileRoute } from '@tanstack/react-router';
import { ClosingPage } from '../../../../../areas/office/cohorts/closing/ClosingPage.tsx';
import { cohortClosingQuery } from '../../../../../data/office-closing.ts';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/closing')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(cohortClosingQuery(params.cohortId));
  },
  head: () => ({ meta: [{ title: `Closing | Office | ${__SCHOOL_NAME__}` }] }),
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return <ClosingPage key={cohortId} cohortId={cohortId} />;
}
