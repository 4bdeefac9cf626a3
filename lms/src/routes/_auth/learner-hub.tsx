import { DEFAULT_FILTER_ID, FILTER_IDS } from '@plinth/domain/hubs/hub-tab';
import { LEARNER_HUB_TITLE } from '@plinth/domain/hubs/hub-texts';
import { createFileRoute } from '@tanstack/react-router';
import { LearnerHubPage } from '../../areas/hubs/LearnerHubPage.tsx';
import { userCohortDataQuery, userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';
import { given, oneOf } from '../../parts/address-values.ts';
import { textOf } from '../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/learner-hub')({
  validateSearch: (search: Record<string, unknown>) =>
    given({ filter: oneOf(FILTER_IDS, textOf(search.filter)) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(userCohortDataQuery('learner-hub'));
    void context.queryClient.prefetchQuery(userCohortsInfoQuery());
  },
  head: () => ({ meta: [{ title: LEARNER_HUB_TITLE }] }),
  component: () => <LearnerHubPage filter={Route.useSearch().filter ?? DEFAULT_FILTER_ID} />,
});
