import { OfficeGroup } from '@plinth/domain/groups/office-group';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, uuid } from '../kinds.ts';
import { IN_GROUP } from '../mentors/groups-json.ts';
import { statement } from '../statement.ts';

const NAME = (alias: string) => sql.raw(`trim(${alias}.first_name || ' ' || ${alias}.last_name)`);
const Learners = OfficeGroup.shape.learners;

/**
 * Finds the groups of a cohort with their learners and the open work in each, and the seated learners without a group.
 */
export const findCohortGroups = statement({
  params: { cohortId: uuid },
  columns: {
    seats: integer,
    groupSize: integer,
    groups: json(z.array(OfficeGroup)),
    unplaced: json(Learners),
  },
  sql: ({ cohortId }) => sql`
    select c.seats, c.group_size as "groupSize",
      coalesce((select json_agg(json_build_object('groupId', g.group_id, 'title', g.title,
          'guide', (select json_build_object('userId', p.user_id, 'name', ${NAME('p')})
            from user_profiles p where p.user_id = g.guide_id),
          'learners', (select coalesce(json_agg(json_build_object('userId', e.user_id, 'name', ${NAME('p')},
              'state', e.state) order by e.enrolled_at, e.user_id), '[]')
            from enrolments e join user_profiles p on p.user_id = e.user_id where ${IN_GROUP}),
          'openReviews', (select count(*) from enrolments e join reports r on r.cohort_id = e.cohort_id
            and r.user_id = e.user_id where ${IN_GROUP} and r.submitted_at is not null
            and r.review_status in ('PENDING', 'IN_REVIEW')),
          'openQueries', (select count(*) from enrolments e join mentor_queries q on q.cohort_id = e.cohort_id
            and q.asked_by_id = e.user_id where ${IN_GROUP} and q.state = 'UNANSWERED'))
        order by length(g.title), g.title) from cohort_groups g where g.cohort_id = c.cohort_id), '[]') as groups,
      coalesce((select json_agg(json_build_object('userId', e.user_id, 'name', ${NAME('p')}, 'state', e.state)
          order by e.enrolled_at, e.user_id)
        from enrolments e join user_profiles p on p.user_id = e.user_id
        where e.cohort_id = c.cohort_id and e.group_id is null
          and e.state not in ('WAITING', 'TRANSFERRED', 'CANCELLED')), '[]') as unplaced
    from cohorts c where c.cohort_id = ${cohortId}`,
});
