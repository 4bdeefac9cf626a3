import { MentorGroup } from '@plinth/domain/mentors/mentor-group';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { json } from '../kinds.ts';

/** Learners `e` in a group `g`: a learner who has left the cohort no longer belongs to its guide. */
export const IN_GROUP = sql.raw(`e.group_id = g.group_id and e.state not in ('TRANSFERRED', 'CANCELLED')`);

export const groups = json(z.array(MentorGroup));

/** The groups of a cohort as JSON: those of one guide, or all if the guide is null. */
export const groupsJson = (
  cohortId: SQL,
  guideId: SQL,
): SQL => sql`(select coalesce(json_agg(json_build_object(
    'groupId', g.group_id, 'title', g.title,
    'guide', (select json_build_object('userId', p.user_id, 'firstName', p.first_name)
      from user_profiles p where p.user_id = g.guide_id),
    'learnerCount', (select count(*) from enrolments e where ${IN_GROUP})) order by g.title), '[]')
  from cohort_groups g where g.cohort_id = ${cohortId} and (${guideId} is null or g.guide_id = ${guideId}))`;
