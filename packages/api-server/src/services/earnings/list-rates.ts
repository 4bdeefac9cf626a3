import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

type Rate = {
  category: EarningCategory;
  currency: Currency;
  amount: number;
  fromDay: string;
  /** Whom alone it is for; null for everybody. */
  emailId: string | null;
};

/** All rates that were ever set, those of everybody first, for staff. */
export async function listEarningRates({ db }: Pick<Deps, 'db'>): Promise<Rate[]> {
  const { rows } = await db.execute<Rate>(sql`
    select r.category, r.currency, r.amount, r.from_day::text as "fromDay", u.email_id as "emailId"
    from earning_rates r left join users u using (user_id)
    order by u.email_id nulls first, r.category, r.currency, r.from_day`);
  return rows;
}
