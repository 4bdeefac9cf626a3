import { createFileRoute } from '@tanstack/react-router';
import { OfficeLayout } from '../../areas/office/OfficeLayout.tsx';
import { ownStaffQuery } from '../../data/staff.ts';

// No part of the office is in what learners load: the loaders are split off with the pages.
export const Route = createFileRoute('/_auth/office')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(ownStaffQuery());
  },
  head: () => ({ meta: [{ title: `Office | ${__SCHOOL_NAME__}` }] }),
  component: OfficeLayout,
});
