import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The account that an address, given as a value or as a column, opens, whether its first or a further one. One look-up
 * in each of the two keys.
 */
export const accountByAddress = (emailId: string | SQLWrapper): SQL => sql`(
  select user_id from users where email_id = ${emailId}
  union all select user_id from user_addresses where email_id = ${emailId} limit 1)`;
