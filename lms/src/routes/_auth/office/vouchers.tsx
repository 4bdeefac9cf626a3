import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { VouchersPage } from '../../../areas/office/vouchers/VouchersPage.tsx';
import { voucherFilter } from '../../../areas/office/vouchers/voucher-filter.ts';
import { vouchersQuery } from '../../../data/office-vouchers.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/vouchers')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(vouchersQuery(voucherFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Vouchers | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="money.read">
      <VouchersPage />
    </OfficePage>
  ),
});
