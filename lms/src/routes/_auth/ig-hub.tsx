import { FILTER_IDS } from '@plinth/domain/hubs/hub-tab';
import { initialFilterId } from '@plinth/domain/hubs/initial-hub-tab';
import { createFileRoute } from '@tanstack/react-router';
import { MentorHubPage } from '../../areas/hubs/MentorHubPage.tsx';
import { userCohortDataQuery } from '../../data/cohorts-of-user.ts';
import { given, oneOf } from '../../parts/address-values.ts';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/ig-hub')({
  validateSearch: (search: Record<string, unknown>) =>
    given({ filter: oneOf(FILTER_IDS, textOf(search.filter)) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(userCohortDataQuery('ig-hub'));
  },
  head: () => ({ meta: [{ title: `IG Hub | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <MentorHubPage
      source="ig-hub"
      filter={Route.useSearch().filter ?? initialFilterId(['INDUSTRIAL_GUIDE'])}
    />
  ),
});
