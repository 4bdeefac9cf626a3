import { createFileRoute } from '@tanstack/react-router';
import { SessionsPage } from '../../../../../areas/office/cohorts/sessions/SessionsPage.tsx';
import { sessionFilter } from '../../../../../areas/office/cohorts/sessions/session-filter.ts';
import { OfficePage } from '../../../../../areas/office/OfficePage.tsx';
import { cohortSessionsQuery } from '../../../../../data/office-sessions.ts';
import { textsOf } from '../../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/cohorts/$cohortId/sessions')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(
      cohortSessionsQuery(params.cohortId, sessionFilter.listOf(textsOf(deps))),
    );
  },
  head: () => ({ meta: [{ title: `Sessions | Office | ${__SCHOOL_NAME__}` }] }),
  component: Page,
});

function Page() {
  const { cohortId } = Route.useParams();
  return (
    <OfficePage needs="cohorts.manage">
      <SessionsPage key={cohortId} cohortId={cohortId} />
    </OfficePage>
  );
}
