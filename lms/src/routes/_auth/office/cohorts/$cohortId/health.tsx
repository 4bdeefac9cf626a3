import { createFileRoute } from '@tanstack/react-router';
import { HealthPage } from '../../../../../areas/office/cohorts/health/HealthPage.tsx';
import { OfficePage } from '../../../../../areas/office/OfficePage.tsx';
import { cohortHealthQuery } from '../../../../../data/office-health.ts';
import { healthPageOf } from '../../../../../parts/cohort-health/health-search.ts';
import { textsOf } from '../../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/health')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(cohortHealthQuery(params.cohortId, healthPageOf(textsOf(deps))));
  },
  head: () => ({ meta: [{ title: `Health | Office | ${__SCHOOL_NAME__}` }] }),
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return (
    <OfficePage needs="cohorts.manage">
      <HealthPage key={cohortId} cohortId={cohortId} />
    </OfficePage>
  );
}
