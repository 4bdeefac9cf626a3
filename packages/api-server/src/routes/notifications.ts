import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { countUnread } from '../services/notifications/count-unread.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';
import { markAllRead } from '../services/notifications/mark-all-read.ts';
import { markRead } from '../services/notifications/mark-read.ts';

export const notificationsRoutes: Routes<'notifications'> = {
  list: own(listNotifications, 'query'),
  countUnread: own(countUnread),
  markRead: own(markRead, 'params.notificationId'),
  markAllRead: own(markAllRead, 'body'),
};
