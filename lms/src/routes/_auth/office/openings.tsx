import { createFileRoute } from '@tanstack/react-router';
import { openingFilter } from '../../../areas/office/jobs/job-filters.ts';
import { OpeningsPage } from '../../../areas/office/jobs/OpeningsPage.tsx';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { openingsQuery } from '../../../data/office-jobs.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/openings')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(openingsQuery(openingFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Openings | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="placement.manage">
      <OpeningsPage />
    </OfficePage>
  ),
});
