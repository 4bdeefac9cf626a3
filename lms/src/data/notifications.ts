import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { unlessLive } from './live-state.ts';

/** How long a count is good for where the school cannot tell of news. */
const COUNT_MS = 60_000;

/** How many notifications are unread. Asked again when there is news, and when the page is looked at again. */
export const unreadQuery = () =>
  callQuery(
    ['notifications', 'unread'],
    api.notifications.countUnread,
    {},
    { staleTime: COUNT_MS, refetchInterval: unlessLive(COUNT_MS), refetchOnWindowFocus: true, retry: false },
  );

type NotificationFilter = {
  /** From 0. */
  pageNo: number;
  category: NotificationCategory | null;
  isUnread: boolean;
};

/** The own notifications, the newest first. */
export const notificationsQuery = ({ pageNo, category, isUnread }: NotificationFilter) =>
  callQuery(
    ['notifications', 'list', pageNo, category, isUnread],
    api.notifications.list,
    {
      query: {
        pageNo,
        ...(category ? { category } : {}),
        ...(isUnread ? { isUnread: 'true' as const } : {}),
      },
    },
    { staleTime: 0 },
  );

/** Takes over a count that came with another answer; lists are asked again. */
export function takeUnread(client: QueryClient, unread: number): void {
  client.setQueryData(unreadQuery().queryKey, { unread });
  void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
}

export const markNotificationRead = (notificationId: string) =>
  api.notifications.markRead({ params: { notificationId } });

/** Marks everything read that had happened by then, ISO 8601 UTC. */
export const markNotificationsRead = (until: string) => api.notifications.markAllRead({ body: { until } });
