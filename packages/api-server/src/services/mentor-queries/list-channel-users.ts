import type { ChannelUser } from '@plinth/domain/mentor-queries/query-item';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';

/** A search narrows a list of names faster than paging through it. */
const LISTED = 50;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** People of the cohort whose name has the search in it, mentors first (API-183). No e-mail and no phone leave. */
export async function listChannelUsers(
  deps: Deps,
  { membership }: Member,
  search = '',
): Promise<{ users: ChannelUser[] }> {
  const { cohortId } = membership;
  const { rows } = await deps.db.execute<ChannelUser>(sql`
    with people as (
      select user_id, case when bool_or(role = 'INDUSTRIAL_GUIDE') then 'INDUSTRIAL_GUIDE' else 'LEAD_MENTOR' end as role
      from cohort_mentors where cohort_id = ${cohortId} group by user_id
      union all
      select e.user_id, 'LEARNER' from enrolments e
      where e.cohort_id = ${cohortId} and e.state not in ('TRANSFERRED', 'CANCELLED')
        and not exists (select 1 from cohort_mentors m where m.cohort_id = e.cohort_id and m.user_id = e.user_id)
    )
    select p.user_id as "userId", p.first_name as "firstName", nullif(p.last_name, '') as "lastName",
      ${sql.raw(photoOfUser('p.user_id'))} as photo, people.role
    from people join user_profiles p using (user_id)
    where (p.first_name || ' ' || p.last_name) ilike ${`%${escaped(search)}%`}
    order by people.role = 'LEARNER', p.first_name, p.last_name, p.user_id limit ${LISTED}`);
  return { users: rows };
}
