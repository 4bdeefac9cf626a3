import { createFileRoute } from '@tanstack/react-router';
import { EmiPage } from '../../../areas/office/emi/EmiPage.tsx';
import { emiFilter } from '../../../areas/office/emi/emi-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { emiApplicationsQuery } from '../../../data/office-emi.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/emi')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(emiApplicationsQuery(emiFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `EMI applications | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="payments.manage">
      <EmiPage />
    </OfficePage>
  ),
});
