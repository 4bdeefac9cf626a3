import type { RewardPayment } from '@plinth/domain/referrals/office-reward';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { payOutRewards } from '../referrals/pay-out-rewards.ts';
import { refuse } from '../refusal.ts';

/** Records that a referrer was paid the amount that staff saw. @throws Refusal NOT_FOUND, CONFLICT */
export async function payRewards(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId, reference, amount }: RewardPayment & { userId: string },
) {
  const [referrer] = await deps.db
    .select({ emailId: users.emailId })
    .from(users)
    .where(eq(users.userId, userId));
  if (!referrer) throw refuse('NOT_FOUND', 'Person not found.');
  const { userId: _userId, ...paid } = await payOutRewards(deps, act, {
    emailId: referrer.emailId,
    reference,
    seen: amount,
  });
  return { paid };
}
