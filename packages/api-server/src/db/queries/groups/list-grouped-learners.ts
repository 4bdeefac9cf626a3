import { sql } from 'drizzle-orm';
import { nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { zoneOfLearner } from './zone-of-learner.ts';

/** Lists the seated learners of a cohort with their group and time zone, the longest there first. */
export const listGroupedLearners = statement({
  params: { cohortId: uuid },
  columns: { userId: uuid, name: text, groupId: nullable(uuid), zone: nullable(text) },
  sql: ({ cohortId }) => sql`
    select e.user_id as "userId", trim(p.first_name || ' ' || p.last_name) as name, e.group_id as "groupId",
      ${zoneOfLearner('e')} as zone
    from enrolments e join user_profiles p on p.user_id = e.user_id
    where e.cohort_id = ${cohortId} and e.state not in ('WAITING', 'TRANSFERRED', 'CANCELLED')
    order by e.enrolled_at, e.user_id`,
});
