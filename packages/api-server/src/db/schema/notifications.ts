import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { deletedWith, instant, oneFor, primaryId } from './columns.ts';

/** A notification to a person, in the app, in a digest mail, or both. The key makes it unique per person. */
export const notifications = pgTable(
  'notifications',
  {
    notificationId: primaryId(),
    userId: deletedWith(() => users.userId),
    category: text().$type<NotificationCategory>().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    href: text().notNull(),
    /** When it happened. */
    at: instant().notNull(),
    /** The moment it is about, such as the start of an interview: once that has passed, it is no longer mailed. */
    about: instant(),
    /** False if the person had switched the category off in the app at the time: a digest may still carry it. */
    inApp: boolean().notNull(),
    readAt: instant(),
    /** When a digest included it. */
    mailedAt: instant(),
    /** When it was sent to the browsers that accept push notifications; once, whether or not it arrived. */
    pushedAt: instant(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.userId, t.key),
    index('notifications_list').on(t.userId, t.at, t.notificationId).where(sql`in_app`),
    index('notifications_unread').on(t.userId).where(sql`in_app and read_at is null`),
    index('notifications_unmailed').on(t.userId, t.at).where(sql`mailed_at is null and read_at is null`),
    index('notifications_age').on(t.at),
  ],
);

/** The day of a person's last digest, in their time zone: one mail a day, however often the job runs. */
export const notificationDigests = pgTable('notification_digests', {
  userId: oneFor(() => users.userId),
  lastDay: date({ mode: 'string' }).notNull(),
});
