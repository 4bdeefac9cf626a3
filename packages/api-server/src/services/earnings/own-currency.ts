import { sql } from 'drizzle-orm';

/** The currency in which a mentor is paid, as an SQL expression. */
export const ownCurrency = (userId: string) =>
  sql`coalesce((select currency from earners where user_id = ${userId}), 'INR')`;
