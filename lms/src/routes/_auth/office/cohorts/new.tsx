import { createFileRoute } from '@tanstack/react-router';
import { NewCohortPage } from '../../../../areas/office/cohorts/new/NewCohortPage.tsx';
import { OfficePage } from '../../../../areas/office/OfficePage.tsx';
import { cohortMakingsQuery } from '../../../../data/office-cohorts.ts';

export const Route = createFileRoute('/_auth/office/cohorts/new')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(cohortMakingsQuery());
  },
  head: () => ({ meta: [{ title: `New cohort | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="cohorts.manage">
      <NewCohortPage />
    </OfficePage>
  ),
});
