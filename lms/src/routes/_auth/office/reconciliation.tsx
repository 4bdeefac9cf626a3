import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { findingFilter } from '../../../areas/office/reconciliation/finding-filter.ts';
import { ReconciliationPage } from '../../../areas/office/reconciliation/ReconciliationPage.tsx';
import { findingsQuery } from '../../../data/office-reconciliation.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/reconciliation')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(findingsQuery(findingFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Reconciliation | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="payments.manage">
      <ReconciliationPage />
    </OfficePage>
  ),
});
