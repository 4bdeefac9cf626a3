import { formatMoney } from '@plinth/domain/money/format-money';
import { creditEnrolments } from '../../db/queries/referrals/credit-enrolments.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { rewardOf } from './reward-of.ts';

/**
 * Credits what friends' first enrolments have earned, and notifies their referrers. An enrolment earns once, for
 * whoever referred the friend first; database constraints enforce that, so concurrent servers credit nothing twice.
 * @returns how many were credited
 */
export async function creditReferrals(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<number> {
  const { settings } = deps;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const credited = await creditEnrolments.rows(tx, {
      rewardInr: rewardOf(settings, 'INR'),
      rewardUsd: rewardOf(settings, 'USD'),
      now,
    });
    for (const { earningId, userId, refereeName, amount, currency } of credited)
      await notify(tx, {
        userIds: [userId],
        category: 'ANNOUNCEMENT',
        key: `referral:${earningId}`,
        title: `${refereeName} has enrolled`,
        text: `Your reward is ${formatMoney({ amount, currency })}. The school pays it out.`,
        href: '/referral-program',
        at: now,
      });
    return credited.length;
  });
}
