import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage } from '../../../areas/office/applications/ApplicationsPage.tsx';
import { applicationFilter } from '../../../areas/office/applications/application-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { applicationsQuery, boardQuery } from '../../../data/office-applications.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/applications')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (deps.view === 'board')
      void context.queryClient.prefetchQuery(boardQuery(applicationFilter.filterOf(deps)));
    else void context.queryClient.prefetchQuery(applicationsQuery(applicationFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Applications | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="admissions.manage">
      <ApplicationsPage />
    </OfficePage>
  ),
});
