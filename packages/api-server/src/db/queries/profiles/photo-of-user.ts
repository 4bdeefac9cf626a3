import { type SQL, sql } from 'drizzle-orm';

/** The address of a person's photo on this origin, by the SQL column with the user id; null without one. */
export const photoOfUser = (userIdColumn: string): SQL =>
  sql.raw(`(select '/media/' || m.bucket || '/' || m.path from profile_media m
    where m.user_id = ${userIdColumn} and m.key = 'WEBSITE_PROFILE')`);
