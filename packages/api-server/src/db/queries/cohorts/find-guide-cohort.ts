import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, json, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { statement } from '../statement.ts';
import { cohortColumns, cohortFields } from './cohort-columns.ts';

/** Finds a cohort with the groups of one guide and the learners in them. */
export const findGuideCohort = statement({
  name: 'mentor-cohort',
  params: { cohortId: uuid, guideId: uuid },
  columns: {
    ...cohortColumns,
    groups: json(
      z.array(
        z.object({
          groupId: z.string(),
          title: z.string(),
          learners: z.array(
            z.object({
              userId: z.string(),
              firstName: z.string(),
              lastName: z.nullable(z.string()),
              photo: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    ),
    isPrimaryMentor: flag,
  },
  sql: ({ cohortId, guideId }) => sql`
    select ${cohortFields},
      (select coalesce(json_agg(json_build_object('groupId', g.group_id, 'title', g.title, 'learners',
          (select coalesce(json_agg(json_build_object('userId', e.user_id, 'firstName', p.first_name,
              'lastName', nullif(p.last_name, ''), 'photo', ${photoOfUser('e.user_id')})
              order by p.first_name, p.last_name, e.user_id), '[]')
            from enrolments e join user_profiles p on p.user_id = e.user_id
            where e.group_id = g.group_id and e.state not in ('TRANSFERRED', 'CANCELLED'))) order by g.title), '[]')
        from cohort_groups g where g.cohort_id = c.cohort_id and g.guide_id = ${guideId}) as groups,
      exists (select 1 from cohort_mentors m where m.cohort_id = c.cohort_id and m.user_id = ${guideId}
        and m.role = 'INDUSTRIAL_GUIDE' and m.is_primary_mentor) as "isPrimaryMentor"
    from cohorts c where c.cohort_id = ${cohortId}`,
});
