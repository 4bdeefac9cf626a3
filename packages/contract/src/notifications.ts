import { NotificationCategory } from '@plinth/domain/account/notification-category';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { Notification, UNREAD_SHOWN } from '@plinth/domain/notifications/notification';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { queryBoolean } from './query-values.ts';

const { get, put } = callsOf('notifications');

/** The number of unread notifications, counted up to one more than a bell shows. */
const Unread = z.int().check(z.gte(0), z.lte(UNREAD_SHOWN + 1));

/** The caller's notifications, in addition to the calls of the decided table. */
export const notifications = {
  list: get('/v1/client/user/notifications', {
    access: 'signed-in',
    summary:
      "Lists the caller's notifications, newest first, 20 per page; optionally of one category, or only unread ones.",
    input: z.object({
      query: z.object({
        pageNo: PageNo,
        category: z.optional(NotificationCategory),
        isUnread: z.optional(queryBoolean),
      }),
    }),
    output: z.object({
      notifications: z.array(Notification),
      total: z.int().check(z.gte(0)),
      unread: Unread,
      /** The time of the list by the school's clock, for marking as read everything it could show. */
      asOf: Instant,
    }),
  }),

  countUnread: get('/v1/client/user/notifications/unread', {
    access: 'signed-in',
    summary: "Returns the number of the caller's unread notifications, for a bell icon.",
    output: z.object({ unread: Unread }),
  }),

  markRead: put('/v1/client/user/notifications/{notificationId}/read', {
    access: 'signed-in',
    summary:
      "Marks one of the caller's notifications as read; repeating the call returns the same answer. 403 when acting as another user, 404.",
    input: z.object({ params: z.object({ notificationId: Id }) }),
    output: z.object({ unread: Unread }),
  }),

  markAllRead: put('/v1/client/user/notifications/read', {
    access: 'signed-in',
    summary:
      "Marks the caller's notifications up to the given moment as read, optionally only those of one category; later ones stay unread. 403 when acting as another user.",
    input: z.object({ body: z.object({ until: Instant, category: z.optional(NotificationCategory) }) }),
    output: z.object({ unread: Unread }),
  }),
};
