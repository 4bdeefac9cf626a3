import type { Account } from '@plinth/domain/account/account';
import type { NotificationPreference } from '@plinth/domain/account/notification-preference';
import type { MailList } from '@plinth/domain/mails/mail-list';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';
import { keepTimeZone } from './time-zone.ts';

/** The user's own account. Its time zone is used on this device from then on. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async ({ signal }) => {
      const account = await api.account.readAccount({}, { signal });
      keepTimeZone(account.timeZone);
      return account;
    },
  });

/** Caches the answer of a saving call, so that no other read is needed. */
function take(account: Account): Account {
  keepTimeZone(account.timeZone);
  queryClient.setQueryData(accountQuery().queryKey, account);
  return account;
}

const change = (part: Partial<Account>) =>
  queryClient.setQueryData(accountQuery().queryKey, (before) => before && { ...before, ...part });

/** Saves the name; the form of the profile, which has it too, must not be opened with the one before. */
export async function saveName(body: { firstName: string; lastName: string }): Promise<Account> {
  const account = take(await api.account.saveName({ body }));
  void queryClient.invalidateQueries({ queryKey: ['profiles', 'full-profile'], refetchType: 'all' });
  return account;
}

export async function savePhone(phone: string): Promise<void> {
  const { userData } = await api.profiles.savePhone({ body: { phone } });
  change({ phone: userData.phone });
}

export const saveTimeZone = async (timeZone: string | null) =>
  take(await api.account.saveTimeZone({ body: { timeZone } }));

/** The caller's sessions; pages count from 0. */
export const accountSessionsQuery = (pageNo: number) =>
  freshQuery(['account', 'sessions', pageNo], api.account.listSessions, { query: { pageNo } });

/** Reloads the list of sessions, every page of it. */
export const sessionsChanged = () => queryClient.invalidateQueries({ queryKey: ['account', 'sessions'] });

/** A new password ends the other sessions and the addresses for calendar apps. */
export const passwordChanged = () =>
  Promise.all([sessionsChanged(), queryClient.invalidateQueries({ queryKey: ['calendar', 'feed'] })]);

export const notificationPreferencesQuery = () =>
  callQuery(['account', 'notification-preferences'], api.account.readNotificationPreferences, {});

/** Saves one row; others may be in flight from another press. */
export async function saveNotificationPreference(row: NotificationPreference): Promise<void> {
  const saved = await api.account.saveNotificationPreferences({ body: { preferences: [row] } });
  queryClient.setQueryData(notificationPreferencesQuery().queryKey, saved);
}

/** Has the emails of a list sent again that a link in one of them stopped. */
export async function acceptMails(list: MailList): Promise<void> {
  const saved = await api.account.acceptMails({ params: { list } });
  queryClient.setQueryData(notificationPreferencesQuery().queryKey, saved);
}

export async function requestDeletion(password: string): Promise<void> {
  change(await api.account.requestDeletion({ body: { password } }));
}

export async function cancelDeletion(): Promise<void> {
  change(await api.account.cancelDeletion({}));
}

/** Everything the school stores about the caller, as a file. */
export const exportedData = () => api.account.exportData({});
