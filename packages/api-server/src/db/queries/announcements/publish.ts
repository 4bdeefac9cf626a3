import { sql } from 'drizzle-orm';
import { instant, integer, uuid } from '../kinds.ts';
import { insertNews } from '../notifications/insert-news.ts';
import { statement } from '../statement.ts';
import { audienceOfRow } from './audience-of.ts';

/**
 * Publishes a due announcement, once: everyone in its audience is notified in the app and by the digest, according to
 * their settings.
 */
export const publish = statement({
  params: { announcementId: uuid, now: instant },
  columns: { told: integer },
  sql: ({ announcementId, now }) => sql`
    with a as (
      update announcements set published_at = ${now}
      where announcement_id = ${announcementId} and published_at is null and withdrawn_at is null
        and publish_at <= ${now}
      returning *
    ), told as (select x.user_id from a cross join lateral (${audienceOfRow('a')}) x),
    news as (${insertNews(
      'ANNOUNCEMENT',
      {
        key: sql`(select 'announcement:' || announcement_id from a)`,
        title: sql`(select title from a)`,
        text: sql`(select text from a)`,
        href: sql`(select '/announcements/' || announcement_id from a)`,
        at: now,
      },
      sql`select user_id from told`,
    )})
    select (select count(*) from told)::int as told from a`,
});
