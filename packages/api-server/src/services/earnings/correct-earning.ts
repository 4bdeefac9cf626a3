import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { holdEarnings } from './hold-earnings.ts';

type Input = {
  itemId: string;
  /** What the piece of work should have brought, in minor units; 0 takes it back. */
  amount: number;
  reason: string;
};

type Row = {
  user_id: string;
  email_id: string;
  is_lead: boolean;
  description: string;
  day: string;
  currency: Currency;
  stands: number;
};

/** @returns the amount that stood before and stands now */
export type Corrected = { emailId: string; currency: Currency; was: number; amount: number };

/**
 * Puts right what a piece of work has brought: a row more over the difference, on the day of the work, so that nothing
 * written is touched and its month adds up. The mentor is told, and an audit row stays. The same amount again changes
 * nothing. What was paid too much is kept back from the next transfer (`makeTransfers`).
 * @throws Refusal NOT_FOUND no such piece of work; a correction is none
 */
export async function correctEarning(
  deps: Pick<Deps, 'db' | 'now'>,
  { itemId, amount, reason }: Input,
): Promise<Corrected> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const { rows } = await tx.execute<Row>(sql`
      select i.user_id, u.email_id, 'LEAD_MENTOR' = any(u.roles) as is_lead, i.description, i.day, i.currency,
        (select sum(o.amount)::bigint from earning_items o where o.item_id = i.item_id or o.corrects_id = i.item_id)
          as stands
      from earning_items i join users u using (user_id) where i.item_id = ${itemId} and i.corrects_id is null`);
    const [item] = rows;
    if (!item) throw refuse('NOT_FOUND', `There is no piece of work ${itemId}.`);
    const { user_id: userId, email_id: emailId, currency, stands: was } = item;
    const corrected = { emailId, currency, was, amount };
    if (was === amount) return corrected;
    const { rows: written } = await tx.execute<{ item_id: string }>(sql`
      insert into earning_items (item_id, user_id, category, source_key, cohort_id, description, quantity, rate_id, rate,
        amount, currency, earned_at, day, month, corrects_id, reason, created_at)
      select gen_random_uuid(), user_id, category, 'correction:' || item_id || ':' ||
          (select count(*) + 1 from earning_items o where o.corrects_id = i.item_id),
        cohort_id, description, 1, rate_id, ${amount - was}, ${amount - was}, currency, earned_at, day, month,
        item_id, ${reason}, ${now.toISOString()}::timestamptz
      from earning_items i where item_id = ${itemId} returning item_id`);
    await tx.insert(auditEntries).values({
      subjectId: userId,
      action: 'correct-earning',
      details: { itemId, was, amount, currency, reason },
    });
    await notify(tx, {
      userIds: [userId],
      category: 'ANNOUNCEMENT',
      key: `earning-corrected:${written[0]?.item_id}`,
      title: 'Your earnings were corrected',
      text: `${item.description}, ${item.day}: ${formatMoney({ amount, currency })} instead of ${formatMoney({ amount: was, currency })}. ${reason}`,
      href: item.is_lead ? '/lm/earnings' : '/mentor/earnings',
      at: now,
    });
    return corrected;
  });
}
