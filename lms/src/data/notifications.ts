import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import type { QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import { unlessLive } from './live-state.ts';

/** How long a count is valid if the school cannot push changes. */
const COUNT_MS = 60_000;

/** The number of unread notifications. Reloaded when there is news, and when the page becomes visible again. */
export const unreadQuery = () =>
  callQuery(
    ['notifications', 'unread'],
    api.notifications.countUnread,
    {},
    { staleTime: COUNT_MS, refetchInterval: unlessLive(COUNT_MS), refetchOnWindowFocus: true, retry: false },
  );

type NotificationFilter = {
  /** Counted from 0. */
  pageNo: number;
  category: NotificationCategory | null;
  isUnread: boolean;
};

/** The user's own notifications, newest first. */
export const notificationsQuery = ({ pageNo, category, isUnread }: NotificationFilter) =>
  freshQuery(['notifications', 'list', pageNo, category, isUnread], api.notifications.list, {
    query: {
      pageNo,
      ...(category ? { category } : {}),
      ...(isUnread ? { isUnread: 'true' as const } : {}),
    },
  });

/** Caches a count returned with another answer; lists are reloaded. */
export function takeUnread(client: QueryClient, unread: number): void {
  client.setQueryData(unreadQuery().queryKey, { unread });
  void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
}

export const markNotificationRead = (notificationId: string) =>
  api.notifications.markRead({ params: { notificationId } });

/** Marks read everything of a category, or of all, that had happened by then, ISO 8601 UTC. */
export const markNotificationsRead = ({
  until,
  category,
}: {
  until: string;
  category: NotificationCategory | null;
}) => api.notifications.markAllRead({ body: { until, ...(category ? { category } : {}) } });
