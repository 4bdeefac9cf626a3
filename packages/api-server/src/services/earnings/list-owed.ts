import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

export type Owed = { month: string; emailId: string; amount: number; currency: Currency };

/** What is earned and stands in no transfer yet, by month and person, for staff; below zero what was paid too much. */
export async function listOwed(db: Queryable): Promise<Owed[]> {
  const { rows } = await db.execute<Owed>(sql`
    select i.month, u.email_id as "emailId", sum(i.amount)::bigint as amount, i.currency
    from earning_items i join users u using (user_id)
    where not exists (select from earning_settlements s where s.item_id = i.item_id)
    group by i.month, u.email_id, i.currency having sum(i.amount) <> 0 order by i.month, u.email_id`);
  return rows;
}
