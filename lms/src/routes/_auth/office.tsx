import { createFileRoute } from '@tanstack/react-router';
import { OfficeLayout } from '../../areas/office/OfficeLayout.tsx';
import { ownStaffQuery } from '../../data/staff.ts';

// Nothing of the office travels with what learners load: the loaders come with the pages.
export const Route = createFileRoute('/_auth/office')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(ownStaffQuery());
  },
  head: () => ({ meta: [{ title: `Office | ${__SCHOOL_NAME__}` }] }),
  component: OfficeLayout,
});
