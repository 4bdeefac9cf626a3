import { createFileRoute } from '@tanstack/react-router';
import { EnrolmentsPage } from '../../../areas/office/enrolments/EnrolmentsPage.tsx';
import { enrolmentFilter } from '../../../areas/office/enrolments/enrolment-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { enrolmentsQuery } from '../../../data/office-enrolments.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/enrolments')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(enrolmentsQuery(enrolmentFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Enrolments | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="people.manage">
      <EnrolmentsPage />
    </OfficePage>
  ),
});
