import { createFileRoute } from '@tanstack/react-router';
import { SchoolPage } from '../../../areas/office/first-run/SchoolPage.tsx';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { schoolFactsQuery } from '../../../data/office-guide.ts';

export const Route = createFileRoute('/_auth/office/school')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(schoolFactsQuery());
  },
  head: () => ({ meta: [{ title: `School facts | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="staff.manage">
      <SchoolPage />
    </OfficePage>
  ),
});
