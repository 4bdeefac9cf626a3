import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { firstEnrolment } from './first-enrolment.ts';
import { rewardOf } from './reward-of.ts';

type Row = { earning_id: string; user_id: string; referee_name: string; amount: string; currency: Currency };

/**
 * Credits what friends' first enrolments have earned, and tells their referrers. An enrolment earns once, for whoever
 * referred the friend first; constraints of the database hold that, so two servers at once credit nothing twice.
 * @returns how many were credited
 */
export async function creditReferrals(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<number> {
  const { settings } = deps;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      with due as (
        select distinct on (e.enrolment_id) e.enrolment_id, r.referee_id, r.user_id, r.referee_name, f.currency
        from referees r
        join referrers f using (user_id)
        join lateral ${firstEnrolment} e on true
        where not exists (select from referral_earnings g where g.enrolment_id = e.enrolment_id)
        order by e.enrolment_id, r.referee_id
      ), made as (
        insert into referral_earnings (earning_id, referee_id, user_id, enrolment_id, amount, currency, created_at)
        select gen_random_uuid(), referee_id, user_id, enrolment_id,
          case currency when 'USD' then ${rewardOf(settings, 'USD')}::bigint
            else ${rewardOf(settings, 'INR')}::bigint end, currency, ${now.toISOString()}::timestamptz
        from due on conflict do nothing returning earning_id, referee_id, user_id, amount, currency
      )
      select made.earning_id, made.user_id, made.amount, made.currency, due.referee_name
      from made join due using (referee_id)`);
    for (const { earning_id, user_id, referee_name, amount, currency } of rows)
      await notify(tx, {
        userIds: [user_id],
        category: 'ANNOUNCEMENT',
        key: `referral:${earning_id}`,
        title: `${referee_name} has enrolled`,
        text: `Your reward is ${formatMoney({ amount: Number(amount), currency })}. The school pays it out.`,
        href: '/referral-program',
        at: now,
      });
    return rows.length;
  });
}
