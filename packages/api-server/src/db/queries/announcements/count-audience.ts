import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { sql } from 'drizzle-orm';
import { flag, integer, listOf, nullable, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { audienceOf } from './audience-of.ts';

/** Counts the people in an audience, and how many of them want announcements by mail. */
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
    select count(*)::int as people, (count(*) filter (where coalesce(p.email, true)))::int as "byMail"
    from (${audienceOf(audience)}) told
    left join notification_preferences p on p.user_id = told.user_id and p.category = 'ANNOUNCEMENT'`,
});
