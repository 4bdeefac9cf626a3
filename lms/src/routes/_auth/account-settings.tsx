import { createFileRoute } from '@tanstack/react-router';
import { AccountSettingsPage } from '../../areas/account/settings/AccountSettingsPage.tsx';
import { accountQuery, accountSessionsQuery, notificationPreferencesQuery } from '../../data/account.ts';

export const Route = createFileRoute('/_auth/account-settings')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(accountQuery());
    void context.queryClient.prefetchQuery(accountSessionsQuery(0));
    void context.queryClient.prefetchQuery(notificationPreferencesQuery());
  },
  head: () => ({ meta: [{ title: `Account settings | ${__SCHOOL_NAME__}` }] }),
  component: AccountSettingsPage,
});
