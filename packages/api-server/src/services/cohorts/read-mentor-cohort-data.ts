import type { Deps } from '../../deps.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { refuse } from '../refusal.ts';
import { type CohortRow, cohortColumns, toCohortInfo } from './cohort-rows.ts';

type Member = { userId: string; membership: { cohortId: string } };
type Group = {
  groupId: string;
  title: string;
  learners: { userId: string; firstName: string; lastName: string | null; photo: string | null }[];
};
type Row = CohortRow & { groups: Group[]; is_primary_mentor: boolean };

const text = `select ${cohortColumns},
  (select coalesce(json_agg(json_build_object('groupId', g.group_id, 'title', g.title, 'learners',
      (select coalesce(json_agg(json_build_object('userId', e.user_id, 'firstName', p.first_name,
          'lastName', nullif(p.last_name, ''), 'photo', ${photoOfUser('e.user_id')})
          order by p.first_name, p.last_name, e.user_id), '[]')
        from enrolments e join user_profiles p on p.user_id = e.user_id
        where e.group_id = g.group_id and e.state not in ('TRANSFERRED', 'CANCELLED'))) order by g.title), '[]')
    from cohort_groups g where g.cohort_id = c.cohort_id and g.guide_id = $2) as groups,
  exists (select 1 from cohort_mentors m where m.cohort_id = c.cohort_id and m.user_id = $2
    and m.role = 'INDUSTRIAL_GUIDE' and m.is_primary_mentor) as is_primary_mentor
  from cohorts c where c.cohort_id = $1`;

/** A cohort for its guide: the groups assigned to the guide with their learners, and no other (API-194, D-34). */
export async function readMentorCohortData(deps: Deps, { userId, membership }: Member) {
  const { rows } = await deps.pool.query<Row>({
    name: 'mentor-cohort',
    text,
    values: [membership.cohortId, userId],
  });
  const row = rows[0];
  if (!row) throw refuse('NOT_FOUND', 'There is no such cohort.');
  return {
    cohort: toCohortInfo(row, deps.now().toISOString()),
    groups: row.groups,
    mentorData: { isPrimaryMentor: row.is_primary_mentor },
  };
}
