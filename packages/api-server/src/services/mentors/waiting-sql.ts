/**
 * What waits for a guide in a cohort, as SQL expressions over the columns that hold the cohort and the guide: unanswered
 * queries that are with nobody else, hand-ins of the own groups without a verdict (D-34, D-92).
 */
export const openQueriesOf = (
  cohortId: string,
  userId: string,
) => `(select count(*)::int from mentor_queries q
  where q.cohort_id = ${cohortId} and q.state = 'UNANSWERED' and coalesce(q.assigned_ig_id, ${userId}) = ${userId})`;

export const tasksToAssessOf = (cohortId: string, userId: string) => `(select count(*)::int from reports r
  join enrolments e on e.cohort_id = r.cohort_id and e.user_id = r.user_id
  join cohort_groups g on g.group_id = e.group_id and g.guide_id = ${userId}
  where r.cohort_id = ${cohortId} and r.submitted_at is not null and r.review_status in ('PENDING', 'IN_REVIEW'))`;
