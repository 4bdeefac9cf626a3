import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { cutNews } from '@plinth/domain/notifications/cut-news';
import { and, type Column, eq, inArray, isSQLWrapper, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { notificationPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/accounts.ts';
import { notifications } from '../../db/schema/notifications.ts';

/** A notification to people. All texts are data; `href` is a path of this school, such as /billing. */
export type News = {
  category: NotificationCategory;
  /** Makes it unique for a person, e.g. `review:{reportId}:{version}`. */
  key: string;
  title: string;
  text: string;
  href: string;
  /** When it happened. */
  at: Date;
  /** A separate mail says the same: no digest repeats it. */
  hasOwnMail?: boolean;
};

/** A channel is on until it is switched off. */
const isOn = (channel: Column) => sql`coalesce(${channel}, true)`;

/** Whether a person, left-joined with their preferences, wants a category. */
export const isWanted = or(isOn(notificationPreferences.inApp), isOn(notificationPreferences.email));

/**
 * Notifies people in the transaction of the change: both happen, or neither. One statement. A person who has switched
 * the category off in both channels gets no row, and a repeat of the key changes nothing.
 * @param userIds the people, or a select of them
 */
export async function notify(
  tx: Queryable,
  {
    userIds,
    category,
    key,
    title,
    text,
    href,
    at,
    hasOwnMail = false,
  }: News & {
    userIds: readonly string[] | SQLWrapper;
  },
): Promise<void> {
  if (!isSQLWrapper(userIds) && userIds.length === 0) return;
  const moment = sql`${sql.param(at, notifications.at)}::timestamptz`;
  await tx
    .insert(notifications)
    .select(
      tx
        .select({
          notificationId: sql`gen_random_uuid()`.as('notification_id'),
          userId: users.userId,
          category: sql`${category}::text`.as('category'),
          key: sql`${key}::text`.as('key'),
          title: sql`${cutNews(title, 200)}::text`.as('title'),
          text: sql`${cutNews(text, 500)}::text`.as('text'),
          href: sql`${href}::text`.as('href'),
          at: moment.as('at'),
          about: sql`null::timestamptz`.as('about'),
          inApp: isOn(notificationPreferences.inApp).as('in_app'),
          readAt: sql`null::timestamptz`.as('read_at'),
          mailedAt: (hasOwnMail ? moment : sql`null::timestamptz`).as('mailed_at'),
          pushedAt: sql`null::timestamptz`.as('pushed_at'),
        })
        .from(users)
        .leftJoin(
          notificationPreferences,
          and(
            eq(notificationPreferences.userId, users.userId),
            eq(notificationPreferences.category, category),
          ),
        )
        .where(
          and(
            isSQLWrapper(userIds) ? inArray(users.userId, userIds) : inArray(users.userId, [...userIds]),
            isWanted,
          ),
        ),
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] });
}
