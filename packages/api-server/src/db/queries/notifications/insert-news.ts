import type { NotificationCategory } from '@plinth/domain/account/notification-category';
import { type SQL, sql } from 'drizzle-orm';

type News = { key: SQL; title: SQL; text: SQL; href: SQL; at: SQL };

/** As `cutNews` does. */
const cut = (words: string, max: number) =>
  sql.raw(
    `case when char_length(${words}) > ${max} then rtrim(left(${words}, ${max - 1})) || '…' else ${words} end`,
  );

/**
 * Notifies people, as one part of a statement. A person who has switched the category off in both channels gets no row,
 * and a repeat of the key changes nothing.
 * @param people a select of one column `user_id`
 */
export function insertNews(
  category: NotificationCategory,
  { key, title, text, href, at }: News,
  people: SQL,
): SQL {
  const word = sql.raw(`'${category}'`);
  return sql`insert into notifications (notification_id, user_id, category, key, title, text, href, at, in_app)
    select gen_random_uuid(), told.user_id, ${word}, ${key}, ${cut('said.title', 200)},
      ${cut('said.text', 500)}, ${href}, ${at},
      coalesce(p.in_app, true)
    from (${people}) told cross join (select (${title})::text as title, (${text})::text as text) said
    left join notification_preferences p on p.user_id = told.user_id and p.category = ${word}
    where coalesce(p.in_app, true) or coalesce(p.email, true)
    on conflict (user_id, key) do nothing`;
}
