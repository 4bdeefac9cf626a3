import { type SQL, sql } from 'drizzle-orm';

/**
 * The addresses that are proven to be a person's, as an array: the first once it is verified, and the further ones of
 * merged accounts. Compared with `= any(...)`, an index on addresses serves.
 */
export const provenAddresses = (userId: string): SQL => sql`array(
  select email_id from users where user_id = ${userId} and email_verified_at is not null
  union all select email_id from user_addresses where user_id = ${userId})`;
