import { type SQL, sql } from 'drizzle-orm';

/** The further addresses of each person who has any, as one text to search in: `user_id` and `further`. */
export const FURTHER_ADDRESSES: SQL = sql`(
  select user_id, string_agg(email_id, ' ') as further from user_addresses group by user_id)`;
