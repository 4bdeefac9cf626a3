import { randomUUID } from 'node:crypto';
import { queryDatabase } from './school-database.ts';

/**
 * Opens a cohort of the BIM course with the dates of an ongoing one, for a lead mentor and a learner unknown to every
 * other flow, who joined before its first session. That was held yesterday, the next starts in ten minutes. Returns the
 * id of the cohort.
 */
export async function openLedCohort(leadId: string, learnerId: string): Promise<string> {
  const cohortId = randomUUID();
  await queryDatabase(
    `with mentor as (update users set roles = '{LEAD_MENTOR}' where user_id = $2::uuid),
      profile as (update user_profiles set profile_status = 'COMPLETED' where user_id = $2::uuid),
      cohort as (insert into cohorts
        select (jsonb_populate_record(m, jsonb_build_object('cohort_id', $1::text, 'batch_number', $1::text))).*
        from cohorts m where m.product_id = 'BIM_A' and m.batch_number = '14' returning cohort_id, course_id),
      days as (insert into cohort_timelines (cohort_id, key, time)
        select cohort.cohort_id, t.key, t.time from cohort, cohort_timelines t
        join cohorts m on m.cohort_id = t.cohort_id and m.product_id = 'BIM_A' and m.batch_number = '14'),
      led as (insert into cohort_mentors (cohort_id, user_id, role)
        select cohort_id, $2::uuid, 'LEAD_MENTOR' from cohort),
      sessions as (insert into live_sessions
          (live_session_id, cohort_id, node_id, mentor_id, start_date, end_date, session_status, join_link)
        select gen_random_uuid(), c.cohort_id, n.node_id, $2::uuid, s.begin, s.begin + interval '90 minutes',
          'CREATED', 'https://meet.plinth.test/led'
        from cohort c
        join lateral (select node_id, row_number() over (order by (live_session ->> 'day')::int) as place
          from course_nodes where course_id = c.course_id and live_session is not null and namespace = 'LEARNING') n on true
        join (values (1, now() - interval '1 day'), (2, now() + interval '10 minutes')) as s(place, begin)
          on s.place = n.place)
    insert into enrolments (enrolment_id, cohort_id, user_id, state, show_coachmarks, enrolled_at)
      select gen_random_uuid(), cohort_id, $3::uuid, 'ONGOING', false, now() - interval '2 days' from cohort`,
    [cohortId, leadId, learnerId],
  );
  return cohortId;
}
