import { createFileRoute } from '@tanstack/react-router';
import { JobFeedbackPage } from '../../../areas/office/jobs/JobFeedbackPage.tsx';
import { jobFeedbackFilter } from '../../../areas/office/jobs/job-filters.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { jobFeedbackQuery } from '../../../data/office-jobs.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/interview-feedback')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(jobFeedbackQuery(jobFeedbackFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Interview feedback | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="placement.manage">
      <JobFeedbackPage />
    </OfficePage>
  ),
});
