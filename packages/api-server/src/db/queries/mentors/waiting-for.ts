import { type SQL, sql } from 'drizzle-orm';

/** Unanswered queries of a cohort that are assigned to no one but this guide. */
export const openQueriesOf = (
  cohortId: SQL,
  userId: SQL,
): SQL => sql`(select count(*)::int from mentor_queries q
  where q.cohort_id = ${cohortId} and q.state = 'UNANSWERED' and coalesce(q.assigned_ig_id, ${userId}) = ${userId})`;

/** Hand-ins of a guide's own groups without a verdict. */
export const tasksToAssessOf = (cohortId: SQL, userId: SQL): SQL => sql`(select count(*)::int from reports r
  join enrolments e on e.cohort_id = r.cohort_id and e.user_id = r.user_id
  join cohort_groups g on g.group_id = e.group_id and g.guide_id = ${userId}
  where r.cohort_id = ${cohortId} and r.submitted_at is not null and r.review_status in ('PENDING', 'IN_REVIEW'))`;
