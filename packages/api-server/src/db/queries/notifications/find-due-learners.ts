import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { sql } from 'drizzle-orm';
import { startsAt } from '../cohorts/starts-at.ts';
import { dueAt } from '../curriculum/due-at.ts';
import { instant, integer, listOf, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Finds learners of a course with work due between two moments that they have neither done nor been reminded of, after
 * a given learner in the order of cohort and person. A hand-in that was sent back is to be done again. Whoever was given
 * more time is found by both dates; the caller knows theirs.
 */
export const findDueLearners = statement({
  params: {
    kinds: listOf(text),
    states: listOf(oneOf(COHORT_USER_STATES)),
    from: instant,
    until: instant,
    afterCohortId: uuid,
    afterUserId: uuid,
    limit: integer,
  },
  columns: { cohortId: uuid, userId: uuid, state: oneOf(COHORT_USER_STATES) },
  sql: ({ kinds, states, from, until, afterCohortId, afterUserId, limit }) => sql`
    with dated as (
      select c.cohort_id, n.node_id, n.type, null::uuid as learner_id, d.at
      from cohorts c
      join course_nodes n using (course_id)
      cross join lateral (select ${startsAt('c')} as start) s
      cross join lateral (select ${dueAt({ cohort: 'c', node: 'n', start: sql`s.start` })} as at) d
      where n.type = any(${kinds}) and n.retired_at is null
        and d.at > ${from} and d.at <= ${until}
      union all
      select c.cohort_id, n.node_id, n.type, m.user_id, d.at
      from enrolments m
      join cohorts c using (cohort_id)
      join course_nodes n using (course_id)
      cross join lateral (select ${startsAt('c')} as start) s
      cross join lateral (select ${dueAt({ cohort: 'c', node: 'n', start: sql`s.start`, learner: 'm' })} as at) d
      where m.more_time_until is not null and n.type = any(${kinds}) and n.retired_at is null
        and d.at > ${from} and d.at <= ${until}
    ), due as (
      select cohort_id, node_id, learner_id, case when type = 'QUIZ' then 'quiz-due:' else 'hand-in-due:' end ||
        cohort_id || ':' || node_id || ':' || to_char(at at time zone 'UTC', 'YYYY-MM-DD') as key
      from dated
    )
    select distinct e.cohort_id as "cohortId", e.user_id as "userId", e.state
    from due
    join enrolments e on e.cohort_id = due.cohort_id and (due.learner_id is null or due.learner_id = e.user_id)
    left join notification_preferences p on p.user_id = e.user_id and p.category = 'DEADLINE'
    where e.state = any(${states}) and (coalesce(p.in_app, true) or coalesce(p.email, true))
      and (e.cohort_id, e.user_id) > (${afterCohortId}, ${afterUserId})
      and not exists (select 1 from reports r where r.cohort_id = e.cohort_id and r.user_id = e.user_id
        and r.node_id = due.node_id and r.submitted_at is not null and r.review_status <> 'REJECTED')
      and not exists (select 1 from form_responses f where f.cohort_id = e.cohort_id and f.user_id = e.user_id
        and f.node_id = due.node_id and f.status = 'COMPLETED')
      and not exists (select 1 from notifications o where o.user_id = e.user_id and o.key = due.key)
    order by e.cohort_id, e.user_id limit ${limit}`,
});
