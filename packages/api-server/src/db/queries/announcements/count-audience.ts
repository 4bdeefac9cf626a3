import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { sql } from 'drizzle-orm';
import { flag, integer, listOf, nullable, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { audienceOf } from './audience-of.ts';

/**
 * Counts the people in an audience, and how many of them get announcements by mail: under the conditions of the daily
 * digest and of its sending.
 */
export const countAudience = statement({
  params: {
    cohortId: nullable(uuid),
    groupId: nullable(uuid),
    states: listOf(oneOf(OFFICE_PLACE_STATES)),
    includesMentors: flag,
    userId: nullable(uuid),
  },
  columns: { people: integer, byMail: integer },
  sql: (audience) => sql`
    select count(*)::int as people, (count(*) filter (where coalesce(p.email, true)
      and u.email_verified_at is not null
      and not exists (select 1 from mail_refusals r where r.email_id = u.email_id and r.list = 'NEWS')
      and not exists (select 1 from mail_stops s where s.email_id = u.email_id and s.lifted_at is null)))::int as "byMail"
    from (${audienceOf(audience)}) told
    join users u on u.user_id = told.user_id
    left join notification_preferences p on p.user_id = told.user_id and p.category = 'ANNOUNCEMENT'`,
});
