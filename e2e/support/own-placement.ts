import { randomBytes, randomUUID } from 'node:crypto';
import { queryDatabase } from './school-database.ts';

/**
 * Opens a cohort that a learner has completed, whose placement form is open and whose placement has not started.
 * Returns its id, and the name by which staff know it.
 */
export async function graduateInto(emailId: string): Promise<{ cohortId: string; batch: string }> {
  const cohortId = randomUUID();
  const batchNumber = randomBytes(4).toString('hex');
  await queryDatabase(
    `with cohort as (insert into cohorts
        select (jsonb_populate_record(c, jsonb_build_object('cohort_id', $1::text, 'batch_number', $2::text,
          'show_placement_nudges', true))).*
        from cohorts c where product_id = 'BIM_A' and batch_number = '11' returning cohort_id),
      days as (insert into cohort_timelines (cohort_id, key, time)
        select cohort_id, d.key, now() + d.days * interval '1 day' from cohort, (values
          ('START_DATE', -200), ('COURSE_COMPLETION_DATE', -30), ('PLACEMENT_FORM_DATE', 10),
          ('PLACEMENT_START_DATE', 20)) d(key, days))
    insert into enrolments (enrolment_id, cohort_id, user_id, state, cohort_onboarding_status, enrolled_at)
      select gen_random_uuid(), cohort_id, u.user_id, 'COMPLETED', 'COMPLETED', now() from cohort, users u
      where u.email_id = $3`,
    [cohortId, batchNumber, emailId],
  );
  return { cohortId, batch: `BIM_A-${batchNumber}` };
}
