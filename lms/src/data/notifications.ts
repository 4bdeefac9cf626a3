import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** How long a count is good for; an open page asks again after it. */
const COUNT_MS = 60_000;

/** How many notifications are unread. Asked again while the page is looked at, and when it is looked at again. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => api.notifications.countUnread({}, { signal }),
    staleTime: COUNT_MS,
    refetchInterval: COUNT_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });

type NotificationFilter = {
  /** From 0. */
  pageNo: number;
  category: NotificationCategory | null;
  isUnread: boolean;
};

/** The own notifications, the newest first. */
export const notificationsQuery = ({ pageNo, category, isUnread }: NotificationFilter) =>
  queryOptions({
    queryKey: ['notifications', 'list', pageNo, category, isUnread],
    queryFn: ({ signal }) =>
      api.notifications.list(
        {
          query: {
            pageNo,
            ...(category ? { category } : {}),
            ...(isUnread ? { isUnread: 'true' as const } : {}),
          },
        },
        { signal },
      ),
    staleTime: 0,
  });

/** Takes over a count that came with another answer; lists are asked again. */
export function takeUnread(client: QueryClient, unread: number): void {
  client.setQueryData(unreadQuery().queryKey, { unread });
  void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
}

export const markNotificationRead = (notificationId: string) =>
  api.notifications.markRead({ params: { notificationId } });

/** Marks everything read that had happened by then, ISO 8601 UTC. */
export const markNotificationsRead = (until: string) => api.notifications.markAllRead({ body: { until } });
