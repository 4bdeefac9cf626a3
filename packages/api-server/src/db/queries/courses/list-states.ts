import { Progress } from '@plinth/domain/progress/progress';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { json, listOf, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Lists what each learner of a course has done: the states of its nodes, the chosen electives, the late steps; with the
 * nodes of the sessions that were called off in the learner's cohort.
 */
export const listStates = statement({
  params: { courseId: uuid },
  columns: {
    cohortId: uuid,
    userId: uuid,
    states: json(z.record(z.string(), Progress)),
    electives: nullable(json(z.array(z.object({ nodeId: z.string() })))),
    late: listOf(text),
    calledOff: listOf(text),
  },
  sql: ({ courseId }) => sql`
    with done as (
      select p.cohort_id, p.user_id, p.node_id, p.state from node_progress p join cohorts c using (cohort_id)
        where c.course_id = ${courseId}
      union all
      select s.cohort_id, a.user_id, s.node_id, 'COMPLETED' from live_sessions s
        join session_attendance a using (live_session_id) join cohorts c using (cohort_id)
        where c.course_id = ${courseId} and a.attended and s.session_status <> 'RESCHEDULED'
      union all
      select r.cohort_id, r.user_id, r.node_id, 'COMPLETED' from reports r join cohorts c using (cohort_id)
        where c.course_id = ${courseId} and r.submitted_at is not null
    )
    select d.cohort_id as "cohortId", d.user_id as "userId",
      jsonb_object_agg(d.node_id, d.state order by d.state = 'COMPLETED') as states, e.electives,
      array(select l.node_id::text from late_steps l
        where l.cohort_id = d.cohort_id and l.user_id = d.user_id) as late,
      array(select s.node_id::text from live_sessions s
        where s.cohort_id = d.cohort_id and s.session_status = 'RESCHEDULED') as "calledOff"
    from done d left join enrolments e using (cohort_id, user_id)
    group by d.cohort_id, d.user_id, e.electives`,
});
