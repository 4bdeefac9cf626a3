import { sql } from 'drizzle-orm';
import { flag, instant, integer, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { AUDIENCE_OF_ROW } from './audience-of.ts';

/**
 * Lists the audience of an announcement, those who were told, and those who opened it, by name, with the total: a state
 * or a group that has changed since takes nobody off the list.
 */
export const listReaders = statement({
  params: { announcementId: uuid, hasRead: nullable(flag), limit: integer, offset: integer },
  columns: { userId: uuid, name: text, emailId: text, readAt: nullable(instant), total: integer },
  sql: ({ announcementId, hasRead, limit, offset }) => sql`
    select u.user_id as "userId", trim(p.first_name || ' ' || p.last_name) as name, u.email_id as "emailId",
      r.read_at as "readAt", (count(*) over ())::int as total
    from (
      select x.user_id from announcements a cross join lateral (${AUDIENCE_OF_ROW}) x
      where a.announcement_id = ${announcementId}
      -- Notifications have the moment of the announcement, and an index by it, but none by their key alone.
      union select n.user_id from announcements a join notifications n on n.at = a.published_at
        and n.key = 'announcement:' || a.announcement_id
      where a.announcement_id = ${announcementId}
      union select user_id from announcement_reads where announcement_id = ${announcementId}
    ) told
    join users u using (user_id) join user_profiles p using (user_id)
    left join announcement_reads r on r.announcement_id = ${announcementId} and r.user_id = told.user_id
    where ${hasRead} is null or ${hasRead} = (r.read_at is not null)
    order by lower(folded(p.first_name || ' ' || p.last_name)), u.user_id limit ${limit} offset ${offset}`,
});
