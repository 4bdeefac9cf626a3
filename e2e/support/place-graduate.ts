import { queryDatabase } from './school-database.ts';

/** Adds a new person to the graduates of the seeded cohort whose placement has started, with the form filled in. */
export async function placeGraduate(emailId: string): Promise<string> {
  const [row] = await queryDatabase<{ cohort_id: string }>(
    `with own as (
      insert into enrolments (enrolment_id, cohort_id, user_id, state, cohort_onboarding_status, show_coachmarks, enrolled_at)
      select gen_random_uuid(), e.cohort_id, u.user_id, 'COMPLETED', 'COMPLETED', false, now()
      from users u, enrolments e join users f on f.user_id = e.user_id and f.email_id = 'seeker@plinth.test'
      where u.email_id = $1 and e.state = 'COMPLETED' returning cohort_id, user_id)
    insert into placement_interests (cohort_id, user_id, interested_in_placements, notice_period, languages, updated_at)
    select cohort_id, user_id, true, 30, '{English}', now() from own returning cohort_id`,
    [emailId],
  );
  if (!row) throw new Error('nobody was placed');
  return row.cohort_id;
}
