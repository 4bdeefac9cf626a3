import * as z from 'zod/mini';
import { NotificationCategory } from '../account/notification-category.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/** One notification of a person in the app's notification centre. `href` is a path of this school. */
export const Notification = z.object({
  notificationId: Id,
  category: NotificationCategory,
  title: z.string(),
  text: z.string(),
  href: z.string(),
  at: Instant,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** The highest number shown on the bell; more is shown as 99+. */
export const UNREAD_SHOWN = 99;
