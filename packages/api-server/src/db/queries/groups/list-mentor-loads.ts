import { MENTOR_ROLES } from '@plinth/domain/roles/mentor-role';
import { sql } from 'drizzle-orm';
import { flag, integer, oneOf, text, uuid } from '../kinds.ts';
import { AWAITS_ANSWER } from '../mentor-queries/awaits-answer.ts';
import { statement } from '../statement.ts';

const OPEN_REVIEW = sql`r.submitted_at is not null and r.review_status in ('PENDING', 'IN_REVIEW')`;
const STAYS = sql`e.state not in ('WAITING', 'TRANSFERRED', 'CANCELLED')`;

/**
 * Lists everyone with a teaching role, once per role, with their load across all running cohorts: for a guide the
 * learners of their own groups with their hand-ins, and the queries assigned to them; for a lead mentor the cohorts
 * with what no guide looks after.
 */
export const listMentorLoads = statement({
  params: { cohortId: uuid },
  columns: {
    userId: uuid,
    name: text,
    role: oneOf(MENTOR_ROLES),
    isAssigned: flag,
    cohorts: integer,
    learners: integer,
    openReviews: integer,
    openQueries: integer,
  },
  sql: ({ cohortId }) => sql`
    with holders as (
      -- As the index of the few who teach or work here has it.
      select u.user_id, r.role from users u cross join lateral unnest(u.roles) r(role)
      where (u.roles && '{INDUSTRIAL_GUIDE,LEAD_MENTOR}' or u.staff_roles <> '{}') and r.role <> 'LEARNER'
      union
      select user_id, role from cohort_mentors where cohort_id = ${cohortId}
    ), runs as (
      select m.user_id, m.role, m.cohort_id from cohort_mentors m join cohorts c using (cohort_id)
      where c.status = 'ACTIVE'
    ), places as (
      select m.user_id, m.role, e.cohort_id, e.user_id as learner_id
      from runs m join enrolments e on e.cohort_id = m.cohort_id and ${STAYS}
      left join cohort_groups g on g.group_id = e.group_id
      where case m.role when 'INDUSTRIAL_GUIDE' then g.guide_id = m.user_id else g.guide_id is null end
    )
    select h.user_id as "userId", trim(p.first_name || ' ' || p.last_name) as name, h.role,
      exists (select 1 from cohort_mentors m where m.cohort_id = ${cohortId} and m.user_id = h.user_id
        and m.role = h.role) as "isAssigned",
      (select count(*)::int from runs m where m.user_id = h.user_id and m.role = h.role) as cohorts,
      (select count(*)::int from runs m join enrolments e on e.cohort_id = m.cohort_id and ${STAYS}
        left join cohort_groups g on g.group_id = e.group_id
        where m.user_id = h.user_id and m.role = h.role and (h.role = 'LEAD_MENTOR' or g.guide_id = h.user_id)) as learners,
      (select count(*)::int from places l join reports r on r.cohort_id = l.cohort_id and r.user_id = l.learner_id
        where l.user_id = h.user_id and l.role = h.role and ${OPEN_REVIEW}) as "openReviews",
      (select count(*)::int from runs m join mentor_queries q on q.cohort_id = m.cohort_id and ${AWAITS_ANSWER}
        where m.user_id = h.user_id and m.role = h.role
          and case h.role when 'INDUSTRIAL_GUIDE' then q.assigned_ig_id = h.user_id else q.assigned_ig_id is null end)
        as "openQueries"
    from holders h join user_profiles p on p.user_id = h.user_id
    order by h.role, lower(folded(p.first_name)), lower(folded(p.last_name)), h.user_id`,
});
