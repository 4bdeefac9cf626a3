import { type SQL, sql } from 'drizzle-orm';

/** Whether the person whose account an order, given by its alias, belongs to was erased; also if it was merged before. */
export const isPayerErased = (order: string): SQL => {
  const o = sql.raw(order);
  return sql`exists (select 1 from users u
    join users person on person.user_id = coalesce(u.merged_into_id, u.user_id)
    where u.user_id = ${o}.user_id and person.email_id = 'deleted-' || person.user_id || '@account.invalid')`;
};
