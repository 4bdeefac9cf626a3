import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** What people are told. All texts are data; `href` is a path of this school, such as /billing. */
export type News = {
  category: NotificationCategory;
  /** What makes it the only one of its kind for a person, e.g. `review:{reportId}:{version}`. */
  key: string;
  title: string;
  text: string;
  href: string;
  /** When it happened. */
  at: Date;
  /** A mail of its own tells the same: no digest repeats it. */
  hasOwnMail?: boolean;
};

/**
 * The statement that tells people something, to stand as one part of a larger one. Who has switched the category off
 * in both channels gets no row, and a repeat of the key changes nothing.
 * @param people a select of one column `user_id`
 */
export function insertNotification(
  { category, key, title, text, href, at, hasOwnMail = false }: News,
  people: SQL,
): SQL {
  return sql`insert into notifications (notification_id, user_id, category, key, title, text, href, at, in_app,
      mailed_at)
    select gen_random_uuid(), told.user_id, ${category}::text, ${key}::text, ${title.slice(0, 200)}::text,
      ${text.slice(0, 500)}::text, ${href}::text, ${at.toISOString()}::timestamptz, coalesce(p.in_app, true),
      case when ${hasOwnMail}::boolean then ${at.toISOString()}::timestamptz end
    from (${people}) told
    left join notification_preferences p on p.user_id = told.user_id and p.category = ${category}
    where coalesce(p.in_app, true) or coalesce(p.email, true)
    on conflict (user_id, key) do nothing`;
}

/** Tells people something, in the transaction of what it is about: both happen, or neither. One statement. */
export async function notify(
  tx: Queryable,
  { userIds, ...news }: News & { userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const ids = sql.join(
    userIds.map((userId) => sql`${userId}`),
    sql`, `,
  );
  await tx.execute(insertNotification(news, sql`select distinct unnest(array[${ids}]::uuid[]) as user_id`));
}
