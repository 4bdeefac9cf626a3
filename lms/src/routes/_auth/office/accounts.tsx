import { createFileRoute } from '@tanstack/react-router';
import { AccountsPage } from '../../../areas/office/accounts/AccountsPage.tsx';
import { accountFilterOf } from '../../../areas/office/accounts/account-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { accountsQuery } from '../../../data/office-accounts.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/accounts')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(accountsQuery(accountFilterOf(deps)));
  },
  head: () => ({ meta: [{ title: `Accounts | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="accounts.read">
      <AccountsPage />
    </OfficePage>
  ),
});
