import { Link } from '@plinth/ui/Link';
import { createFileRoute } from '@tanstack/react-router';
import { groupHref } from '../../../../areas/mentor/group-performance/group-search.ts';
import { ownHealthQuery } from '../../../../data/office-health.ts';
import { healthPageOf } from '../../../../parts/cohort-health/health-search.ts';
import { OwnHealthPage } from '../../../../parts/cohort-health/OwnHealthPage.tsx';
import { PageSkeleton } from '../../../../parts/PageSkeleton.tsx';
import { textsOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/mentor/$cohortId/health')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(ownHealthQuery(params.cohortId, healthPageOf(textsOf(deps))));
  },
  pendingComponent: PageSkeleton,
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return (
    <OwnHealthPage
      cohortId={cohortId}
      search={textsOf(Route.useSearch())}
      lead="The learners in your groups, most at risk first. A name opens their progress."
      nameOf={({ userId, name }) => <Link href={groupHref(cohortId, { learner: userId })}>{name}</Link>}
    />
  );
}
