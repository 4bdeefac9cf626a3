import type { MentorGroup } from '@plinth/domain/mentors/mentor-group';

/** Learners who stand in a group `g`: who has left the cohort is none of its guide's any more. */
export const IN_GROUP = `e.group_id = g.group_id and e.state not in ('TRANSFERRED', 'CANCELLED')`;

/** The groups of a cohort as JSON, an SQL expression: those of one guide, or all of them where the guide is null. */
export const groupsJson = (cohortId: string, guideId: string) => `(select coalesce(json_agg(json_build_object(
    'groupId', g.group_id, 'title', g.title,
    'guide', (select json_build_object('userId', p.user_id, 'firstName', p.first_name)
      from user_profiles p where p.user_id = g.guide_id),
    'learnerCount', (select count(*) from enrolments e where ${IN_GROUP})) order by g.title), '[]')
  from cohort_groups g where g.cohort_id = ${cohortId} and (${guideId}::uuid is null or g.guide_id = ${guideId}))`;

export type GroupsRow = { groups: MentorGroup[] };
