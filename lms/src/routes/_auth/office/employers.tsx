import { createFileRoute } from '@tanstack/react-router';
import { EmployersPage } from '../../../areas/office/jobs/EmployersPage.tsx';
import { employerFilter } from '../../../areas/office/jobs/job-filters.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { employersQuery } from '../../../data/office-jobs.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/employers')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(employersQuery(employerFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Employers | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="placement.manage">
      <EmployersPage />
    </OfficePage>
  ),
});
