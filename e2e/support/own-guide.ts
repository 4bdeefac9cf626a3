import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { makeGuide } from './make-guide.ts';
import { type NewPerson, newPerson } from './new-person.ts';
import { queryDatabase } from './school-database.ts';

/**
 * Creates a separate cohort with a guide and one learner in the guide's group, unknown to every other flow: it copies
 * the course, dates and sessions of the running demo cohort. The guide's profile is complete.
 */
export async function ownGuide(request: APIRequestContext): Promise<{
  cohortId: string;
  guide: NewPerson;
  learner: NewPerson;
}> {
  const [guide, learner] = [await newPerson(request, 'Girish'), await newPerson(request, 'Nila')];
  const cohortId = randomUUID();
  await makeGuide(guide.userId);
  await queryDatabase(
    `with model as (select e.cohort_id from enrolments e join users u using (user_id)
        where u.email_id = 'learner@plinth.test' and e.state = 'ONGOING' order by e.cohort_id limit 1),
      cohort as (insert into cohorts
        select (jsonb_populate_record(c, jsonb_build_object('cohort_id', $1::text,
          'batch_number', left($1::text, 8)))).*
        from cohorts c join model using (cohort_id) returning cohort_id),
      days as (insert into cohort_timelines (cohort_id, key, time)
        select cohort.cohort_id, t.key, t.time from cohort, cohort_timelines t join model on t.cohort_id = model.cohort_id),
      sessions as (insert into live_sessions
          (live_session_id, cohort_id, node_id, mentor_id, start_date, end_date, session_status, join_link)
        select gen_random_uuid(), cohort.cohort_id, s.node_id, s.mentor_id, s.start_date, s.end_date, s.session_status,
          s.join_link
        from cohort, live_sessions s join model on s.cohort_id = model.cohort_id),
      mentor as (insert into cohort_mentors (cohort_id, user_id, role)
        select cohort_id, $2::uuid, 'INDUSTRIAL_GUIDE' from cohort),
      studio as (insert into cohort_groups (group_id, cohort_id, title, guide_id)
        select gen_random_uuid(), cohort_id, 'Studio Own', $2::uuid from cohort returning group_id)
    insert into enrolments (enrolment_id, cohort_id, user_id, state, group_id, enrolled_at)
      select gen_random_uuid(), cohort.cohort_id, $3::uuid, 'ONGOING', studio.group_id, now() from cohort, studio`,
    [cohortId, guide.userId, learner.userId],
  );
  return { cohortId, guide, learner };
}
