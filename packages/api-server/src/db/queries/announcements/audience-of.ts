import { type SQL, sql } from 'drizzle-orm';
import { placeStateOf } from '../cohorts/place-state-of.ts';

type Bound = { cohortId: SQL; groupId: SQL; states: SQL; includesMentors: SQL; userId: SQL };

/**
 * The audience of an announcement, each person once: a select of one column `user_id`. People who have left the school
 * are never included, nor mentors whose role was taken.
 */
export const audienceOf = ({ cohortId, groupId, states, includesMentors, userId }: Bound): SQL => sql`
  select e.user_id from enrolments e
  where (${cohortId} is null or e.cohort_id = ${cohortId}) and (${groupId} is null or e.group_id = ${groupId})
    and ${placeStateOf('e')} = any(${states}) and (${userId} is null or e.user_id = ${userId})
  union
  select m.user_id from cohort_mentors m join users u on u.user_id = m.user_id and m.role = any(u.roles)
  where ${includesMentors} and ${userId} is null and (${cohortId} is null or m.cohort_id = ${cohortId})
    and (${groupId} is null or m.user_id = (select g.guide_id from cohort_groups g where g.group_id = ${groupId}))`;

/** The audience of a row of announcements, by its alias. */
export const audienceOfRow = (announcement: string): SQL => {
  const a = sql.raw(announcement);
  return audienceOf({
    cohortId: sql`${a}.cohort_id`,
    groupId: sql`${a}.group_id`,
    states: sql`${a}.states`,
    includesMentors: sql`${a}.includes_mentors`,
    userId: sql`${a}.user_id`,
  });
};
