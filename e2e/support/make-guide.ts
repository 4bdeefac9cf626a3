import { queryDatabase } from './school-database.ts';

/** Turns a new person into a guide whose profile is complete. */
export async function makeGuide(userId: string): Promise<void> {
  await queryDatabase(
    `with role as (update users set roles = '{INDUSTRIAL_GUIDE}', email_verified_at = now() where user_id = $1::uuid),
      profile as (update user_profiles set bio = 'Coordinates models.', occupation = 'Architect',
        current_company = 'Own Practice', work_experience_in_months = 60, profile_status = 'COMPLETED'
        where user_id = $1::uuid)
    insert into profile_media
      select (jsonb_populate_record(m, jsonb_build_object('user_id', $1::text))).* from profile_media m
      join users u using (user_id) where u.email_id = 'guide@plinth.test' and m.key = 'WEBSITE_PROFILE'`,
    [userId],
  );
}
