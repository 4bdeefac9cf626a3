import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { countUnread } from '../services/notifications/count-unread.ts';
import { listNotifications } from '../services/notifications/list-notifications.ts';
import { markAllRead } from '../services/notifications/mark-all-read.ts';
import { markRead } from '../services/notifications/mark-read.ts';

const { notifications } = api;

export const notificationsRoutes = notifications.router({
  list: notifications.list.handler(own(listNotifications, 'query')),
  countUnread: notifications.countUnread.handler(own(countUnread)),
  markRead: notifications.markRead.handler(own(markRead, 'params.notificationId')),
  markAllRead: notifications.markAllRead.handler(own(markAllRead, 'body')),
});
