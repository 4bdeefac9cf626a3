import { sql } from 'drizzle-orm';
import { placeStateOf } from '../cohorts/place-state-of.ts';
import { flag, instant, integer, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Lists a person's published announcements, the latest first, with the total; only one if its id is given. Whoever was
 * told keeps an announcement when their state or group changes, until they leave the cohort.
 */
export const listOwn = statement({
  params: { userId: uuid, announcementId: nullable(uuid), limit: integer, offset: integer },
  columns: {
    announcementId: uuid,
    title: text,
    text,
    cohortName: nullable(text),
    publishedAt: instant,
    isRead: flag,
    total: integer,
  },
  sql: ({ userId, announcementId, limit, offset }) => {
    const wasTold = sql`(r.read_at is not null or exists (select 1 from notifications n
      where n.user_id = ${userId} and n.key = 'announcement:' || a.announcement_id))`;
    return sql`
    select a.announcement_id as "announcementId", a.title, a.text,
      c.course_title || ', ' || c.product_id || '-' || c.batch_number as "cohortName",
      a.published_at as "publishedAt", r.read_at is not null as "isRead", (count(*) over ())::int as total
    from announcements a
    left join cohorts c using (cohort_id)
    left join announcement_reads r on r.announcement_id = a.announcement_id and r.user_id = ${userId}
    where a.published_at is not null and a.withdrawn_at is null
      and (${announcementId} is null or a.announcement_id = ${announcementId})
      and (a.user_id is null or a.user_id = ${userId})
      and (exists (select 1 from enrolments e where e.user_id = ${userId}
          and (a.cohort_id is null or e.cohort_id = a.cohort_id)
          and (${placeStateOf('e')} = any(a.states) and (a.group_id is null or e.group_id = a.group_id)
            or e.state not in ('TRANSFERRED', 'CANCELLED') and ${wasTold}))
        or (a.includes_mentors and a.user_id is null and exists (select 1 from cohort_mentors m
          join users u using (user_id) where m.user_id = ${userId} and m.role = any(u.roles)
          and (a.cohort_id is null or m.cohort_id = a.cohort_id)
          and (a.group_id is null or ${wasTold}
            or exists (select 1 from cohort_groups g where g.group_id = a.group_id and g.guide_id = ${userId})))))
    order by a.published_at desc, a.announcement_id limit ${limit} offset ${offset}`;
  },
});
