import { createFileRoute } from '@tanstack/react-router';
import { ownHealthQuery } from '../../../../data/office-health.ts';
import { healthPageOf } from '../../../../parts/cohort-health/health-search.ts';
import { OwnHealthPage } from '../../../../parts/cohort-health/OwnHealthPage.tsx';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';
import { textsOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/lm/$cohortId/health')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(ownHealthQuery(params.cohortId, healthPageOf(textsOf(deps))));
  },
  pendingComponent: PageSkeleton,
  component: Page,
});

function Page() {
  return (
    <OwnHealthPage
      cohortId={Route.useParams().cohortId}
      search={textsOf(Route.useSearch())}
      lead="All learners in the cohort, most at risk first."
      nameOf={({ name }) => <strong>{name}</strong>}
    />
  );
}
