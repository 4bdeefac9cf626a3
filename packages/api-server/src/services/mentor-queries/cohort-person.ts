import type { CohortPerson } from '@plinth/domain/mentor-queries/query-item';
import { type SQL, sql } from 'drizzle-orm';
import { photoOfUser } from '../profiles/profile-rows.ts';

/** A person by the SQL column that holds the user id, as JSON: name and photo only; null when nobody is named. */
export const personJson = (userIdColumn: string): SQL<CohortPerson | null> =>
  sql.raw(`(select json_build_object('userId', p.user_id, 'firstName', p.first_name,
    'lastName', nullif(p.last_name, ''), 'photo', ${photoOfUser('p.user_id')})
    from user_profiles p where p.user_id = ${userIdColumn})`) as SQL<CohortPerson | null>;

/** The role of a person in the cohort, by the SQL columns of the user and the cohort. */
export const roleJson = (userIdColumn: string, cohortIdColumn: string): SQL =>
  sql.raw(`coalesce((select case when bool_or(k.role = 'INDUSTRIAL_GUIDE') then 'INDUSTRIAL_GUIDE' else 'LEAD_MENTOR' end
    from cohort_mentors k where k.cohort_id = ${cohortIdColumn} and k.user_id = ${userIdColumn} having count(*) > 0), 'LEARNER')`);
