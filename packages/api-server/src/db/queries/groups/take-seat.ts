import { sql } from 'drizzle-orm';
import { flag, instant, nullable, text, uuid } from '../kinds.ts';
import { insertNews } from '../notifications/insert-news.ts';
import { statement } from '../statement.ts';

/**
 * Writes the decision about a place: its group, created if `newTitle` is set, or the wait for a seat; the notification
 * to staff; and the mail to the person concerned, if any.
 */
export const takeSeat = statement({
  params: {
    cohortId: uuid,
    userId: uuid,
    groupId: nullable(uuid),
    newTitle: nullable(text),
    newGuideId: nullable(uuid),
    waits: flag,
    newsKey: nullable(text),
    newsTitle: text,
    newsText: text,
    newsHref: text,
    now: instant,
    mailId: nullable(uuid),
    to: text,
    subject: text,
    template: text,
    text,
    html: text,
    onceKey: nullable(text),
  },
  sql: (bound) => sql`
    with made as (
      insert into cohort_groups (group_id, cohort_id, title, guide_id)
      select ${bound.groupId}, ${bound.cohortId}, ${bound.newTitle}, ${bound.newGuideId} where ${bound.newTitle} is not null
    ), sat as (
      update enrolments set group_id = coalesce(group_id, ${bound.groupId}),
        state = case when ${bound.waits} and state in ('UPCOMING', 'ONGOING') then 'WAITING' else state end
      where cohort_id = ${bound.cohortId} and user_id = ${bound.userId}
    ), told as (${insertNews(
      'ANNOUNCEMENT',
      {
        key: bound.newsKey,
        title: bound.newsTitle,
        text: bound.newsText,
        href: bound.newsHref,
        at: bound.now,
      },
      sql`select user_id from users
        where staff_roles && array['ACADEMICS', 'OWNER'] and ${bound.newsKey} is not null`,
    )})
    insert into mails (mail_id, "to", subject, template, text, html, once_key, created_at, next_try_at)
    select ${bound.mailId}, ${bound.to}, ${bound.subject}, ${bound.template}, ${bound.text}, ${bound.html},
      ${bound.onceKey}, ${bound.now}, ${bound.now}
    where ${bound.mailId} is not null
    on conflict (once_key) do nothing`,
});
