import { createFileRoute } from '@tanstack/react-router';
import { CohortsPage } from '../../../../areas/office/cohorts/CohortsPage.tsx';
import { cohortFilter } from '../../../../areas/office/cohorts/cohort-filter.ts';
import { OfficePage } from '../../../../areas/office/OfficePage.tsx';
import { officeCohortsQuery } from '../../../../data/office-cohorts.ts';
import { textsOf } from '../../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/cohorts/')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(officeCohortsQuery(cohortFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Cohorts | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="cohorts.manage">
      <CohortsPage />
    </OfficePage>
  ),
});
