import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findEarner } from './find-earner.ts';
import { holdEarnings } from './hold-earnings.ts';

/**
 * Says in which currency a mentor is paid. It stays once something was earned in another one, so that sums are of one.
 * @throws Refusal NOT_FOUND unknown person, CONFLICT something was earned in the other currency
 */
export async function setEarnerCurrency(
  deps: Pick<Deps, 'db'>,
  { emailId, currency }: { emailId: string; currency: Currency },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const { userId } = await findEarner(tx, emailId);
    const { rowCount } = await tx.execute(sql`
      insert into earners (user_id, currency) select ${userId}::uuid, ${currency}
      where not exists (select from earning_items where user_id = ${userId} and currency <> ${currency})
      on conflict (user_id) do update set currency = excluded.currency`);
    if (rowCount === 0)
      throw refuse('CONFLICT', `${emailId} has earned in another currency already, which stays.`);
  });
}
