import { type SQL, sql } from 'drizzle-orm';
import { AWAITS_ANSWER } from '../mentor-queries/awaits-answer.ts';
import { HAS_PLACE } from '../office-cohorts/office-cohort-fields.ts';

/** Unanswered queries of a cohort that are assigned to no one but this mentor. */
export const openQueriesOf = (
  cohortId: SQL,
  userId: SQL,
): SQL => sql`(select count(*)::int from mentor_queries q
  where q.cohort_id = ${cohortId} and ${AWAITS_ANSWER} and coalesce(q.assigned_ig_id, ${userId}) = ${userId})`;

/** Whether a hand-in `r` waits for a verdict, also while its guide reads it. */
export const HAS_NO_VERDICT = sql`r.review_status in ('PENDING', 'IN_REVIEW')`;

/**
 * Hand-ins without a verdict of a mentor's own groups and, for a lead mentor of the cohort, of learners without a guide:
 * as many as are listed for them.
 */
export const tasksToAssessOf = (
  cohortId: SQL,
  mentorId: SQL,
  isLead: SQL,
): SQL => sql`(select count(*)::int from reports r
  join enrolments e on e.cohort_id = r.cohort_id and e.user_id = r.user_id and ${HAS_PLACE}
  left join cohort_groups g on g.group_id = e.group_id
  where r.cohort_id = ${cohortId} and r.submitted_at is not null and ${HAS_NO_VERDICT}
    and (g.guide_id = ${mentorId} or ${isLead} and g.guide_id is null))`;
