import { sql } from 'drizzle-orm';
import { flag, instant, integer, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { recipientsOf } from './recipients-of.ts';

/**
 * Lists the recipients of an announcement by name, with the total, and when each opened it. They are counted and put in
 * order by what is stored; names and addresses are read just for the page.
 */
export const listReaders = statement({
  params: { announcementId: uuid, hasRead: nullable(flag), limit: integer, offset: integer },
  columns: { userId: uuid, name: text, emailId: text, readAt: nullable(instant), total: integer },
  sql: ({ announcementId, hasRead, limit, offset }) => sql`
    with found as (
      select told.user_id, p.folded_name, r.read_at
      from announcements a cross join lateral (${recipientsOf('a')}) told
      join user_profiles p on p.user_id = told.user_id
      left join announcement_reads r on r.announcement_id = ${announcementId} and r.user_id = told.user_id
      where a.announcement_id = ${announcementId}
        and (${hasRead} is null or ${hasRead} = (r.read_at is not null))
    ), page as (
      select * from found order by folded_name, user_id limit ${limit} offset ${offset}
    )
    select u.user_id as "userId", trim(p.first_name || ' ' || p.last_name) as name, u.email_id as "emailId",
      page.read_at as "readAt", (select count(*)::int from found) as total
    from page join users u on u.user_id = page.user_id join user_profiles p on p.user_id = page.user_id
    order by page.folded_name, page.user_id`,
});
