import { formatMoney } from '@plinth/domain/money/format-money';
import { allOrEach } from '../../db/all-or-each.ts';
import { creditEnrolments } from '../../db/queries/referrals/credit-enrolments.ts';
import { findUncredited } from '../../db/queries/referrals/find-uncredited.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { rewardOf } from './reward-of.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;

/** Credits some enrolments and notifies their referrers: all of it, or nothing. */
async function credit({ db, now, settings }: Needs, enrolmentIds: string[]): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const credited = await creditEnrolments.rows(tx, {
      enrolmentIds,
      rewardInr: rewardOf(settings, 'INR'),
      rewardUsd: rewardOf(settings, 'USD'),
      now: at,
    });
    for (const { earningId, userId, refereeName, amount, currency } of credited)
      await notify(tx, {
        userIds: [userId],
        category: 'ANNOUNCEMENT',
        key: `referral:${earningId}`,
        title: `${refereeName} has enrolled`,
        text: `Your reward is ${formatMoney({ amount, currency })}. The school pays it out.`,
        href: '/referral-program',
        at,
      });
    return credited.length;
  });
}

/**
 * Credits what friends' first enrolments have earned, and notifies their referrers. An enrolment earns once, for
 * whoever referred the friend first; database constraints enforce that, so concurrent servers credit nothing twice. One
 * that cannot be credited is logged and never blocks the others.
 * @returns how many were credited
 */
export async function creditReferrals(deps: Needs & Pick<Deps, 'log'>): Promise<number> {
  return allOrEach(
    deps,
    await findUncredited.rows(deps.db, {}),
    (due) =>
      credit(
        deps,
        Array.from(due, ({ enrolmentId }) => enrolmentId),
      ),
    ({ enrolmentId }) => ({ enrolmentId }),
  );
}
