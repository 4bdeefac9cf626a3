import { type SQL, sql } from 'drizzle-orm';

/**
 * The addresses of people with several, of each of whom another address matches a pattern made by `containing`, as an
 * array: a row under any of these is found by the other. Compared with `= any(...)`, an index on addresses serves, and
 * those that match the pattern themselves are left out, so that a common word yields few.
 */
export const otherAddressesLike = (pattern: string): SQL => sql`array(
  select own.email_id from (
    select user_id from user_addresses where folded(email_id) ilike ${pattern}
    union
    select a.user_id from user_addresses a join users u using (user_id)
    where u.folded_contacts like lower(${pattern}) and folded(u.email_id) ilike ${pattern}
  ) found
  join (select user_id, email_id from users union all select user_id, email_id from user_addresses) own using (user_id)
  where folded(own.email_id) not ilike ${pattern})`;
