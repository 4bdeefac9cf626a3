import { createFileRoute } from '@tanstack/react-router';
import { JobApplicationsPage } from '../../../areas/office/jobs/JobApplicationsPage.tsx';
import { jobApplicationFilter } from '../../../areas/office/jobs/job-filters.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { jobApplicationsQuery } from '../../../data/office-jobs.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/job-applications')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(jobApplicationsQuery(jobApplicationFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Job applications | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="placement.manage">
      <JobApplicationsPage />
    </OfficePage>
  ),
});
