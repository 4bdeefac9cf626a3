import { type SQL, sql } from 'drizzle-orm';

/**
 * The addresses of people with several, of each of whom another address matches a pattern made by `containing`, as an
 * array: a row under any of these is found by the other. Compared with `= any(...)`, an index on addresses serves, and
 * those that match the pattern themselves are left out, so that a common word yields few. Only people with several are
 * read, whatever matches: few have them, but most rows may contain a common word.
 */
export const otherAddressesLike = (pattern: string): SQL => sql`array(
  select email_id from (
    select email_id, is_like, bool_or(is_like) over (partition by user_id) as is_found from (
      select user_id, email_id, folded_email_id like lower(${pattern}) as is_like from user_addresses
      union all
      select user_id, email_id, split_part(folded_contacts, ' ', 1) like lower(${pattern}) from users
      where user_id = any(array(select user_id from user_addresses))
    ) own
  ) judged where is_found and not is_like)`;
