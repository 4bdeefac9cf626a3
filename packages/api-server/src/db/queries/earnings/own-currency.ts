import { type SQL, sql } from 'drizzle-orm';

/** The currency in which a mentor is paid. */
export const ownCurrency = (userId: SQL): SQL =>
  sql`coalesce((select currency from earners where user_id = ${userId}), 'INR')`;
