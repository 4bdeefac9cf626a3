import { createFileRoute } from '@tanstack/react-router';
import { EarningsPage } from '../../../areas/office/earnings/EarningsPage.tsx';
import { earningFilter } from '../../../areas/office/earnings/earning-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { earningsQuery } from '../../../data/office-earnings.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/earnings')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(earningsQuery(earningFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Mentors' earnings | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="payments.manage">
      <EarningsPage />
    </OfficePage>
  ),
});
