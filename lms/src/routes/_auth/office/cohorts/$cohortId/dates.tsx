import { createFileRoute } from '@tanstack/react-router';
import { DatesPage } from '../../../../../areas/office/cohorts/dates/DatesPage.tsx';
import { OfficePage } from '../../../../../areas/office/OfficePage.tsx';
import { cohortDatesQuery } from '../../../../../data/office-moves.ts';
import { textsOf } from '../../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/dates')({
  validateSearch: textsOf,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(cohortDatesQuery(params.cohortId));
  },
  head: () => ({ meta: [{ title: `Dates | Office | ${__SCHOOL_NAME__}` }] }),
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return (
    <OfficePage needs="cohorts.manage">
      <DatesPage key={cohortId} cohortId={cohortId} />
    </OfficePage>
  );
}
