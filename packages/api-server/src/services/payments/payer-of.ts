import { type SQL, sql } from 'drizzle-orm';
import type { LoadedOrder } from '../orders/load-orders.ts';

/** A select of the account that an order belongs to: linked, or by its proven address before it is linked. */
export const payerOf = ({ userId, emailId }: Pick<LoadedOrder, 'userId' | 'emailId'>): SQL =>
  sql`select user_id from users where user_id = ${userId}::uuid
    or (${userId}::uuid is null and email_id = ${emailId} and email_verified_at is not null)`;
