import { CohortPerson } from '@plinth/domain/mentor-queries/query-item';
import { type SQL, sql } from 'drizzle-orm';
import { json } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';

export const person = json(CohortPerson);

/** A person by the SQL column with the user id, as JSON: name and photo only; null if the column is null. */
export const personJson = (userIdColumn: string): SQL =>
  sql`(select json_build_object('userId', p.user_id, 'firstName', p.first_name,
    'lastName', nullif(p.last_name, ''), 'photo', ${photoOfUser('p.user_id')})
    from user_profiles p where p.user_id = ${sql.raw(userIdColumn)})`;
