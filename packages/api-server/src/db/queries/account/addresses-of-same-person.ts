import { type SQL, sql } from 'drizzle-orm';
import { accountByAddress } from './account-by-address.ts';

/**
 * Every address of the person whom an address, given as a value, belongs to, as an array: those of the account that it
 * opens, or it alone. Compared with `= any(...)`, an index on addresses serves.
 */
export const addressesOfSamePerson = (emailId: string | SQL): SQL => sql`array(
  select ${emailId}::text
  union select email_id from users where user_id = ${accountByAddress(emailId)}
  union select email_id from user_addresses where user_id = ${accountByAddress(emailId)})`;
