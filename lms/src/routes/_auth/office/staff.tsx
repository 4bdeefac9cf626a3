import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { StaffPage } from '../../../areas/office/staff/StaffPage.tsx';
import { staffFilter } from '../../../areas/office/staff/staff-filter.ts';
import { staffQuery } from '../../../data/staff.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/staff')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(staffQuery(staffFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Staff | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="staff.manage">
      <StaffPage />
    </OfficePage>
  ),
});
