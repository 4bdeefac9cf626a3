import type { OpenReward } from '@plinth/domain/open-lms/open-reward';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { lockRow } from '../../db/lock-row.ts';
import { vouchers } from '../../db/schema/admissions.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';
import type { Deps } from '../../deps.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { drawVoucherCode } from '../orders/draw-voucher-code.ts';
import { refuse } from '../refusal.ts';
import { openMissions } from './open-missions.ts';
import { requireOpenPlace } from './require-open-place.ts';
import { rewardOfPlace, rewardWorth } from './reward-of-place.ts';

/**
 * Unlocks the reward of an open course, once, with a single-use voucher. A repeat returns the same voucher.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT missions open
 */
export async function unlockReward(
  deps: Deps,
  caller: Pick<Caller, 'userId'>,
  cohortId: string | undefined,
): Promise<{ reward: OpenReward }> {
  const place = await requireOpenPlace(deps, caller, cohortId);
  if (place.isRewardUnlocked) return { reward: rewardOfPlace(deps.settings, place) };
  const { userId } = caller;
  const { enrolmentId } = place;
  const view = await readCohortView(deps, place.cohortId, userId);
  if (!openMissions(view, place).areDone)
    throw refuse('CONFLICT', 'The reward is not open yet.', { details: 'Complete every mission first.' });
  await deps.db.transaction(async (tx) => {
    await tx.insert(openAccesses).values({ enrolmentId, userId }).onConflictDoNothing();
    const access = await lockRow(tx, openAccesses, eq(openAccesses.enrolmentId, enrolmentId));
    if (access?.rewardUnlockedAt) return;
    const now = deps.now();
    const worth = rewardWorth(deps.settings, place.productId);
    const voucherCode = worth.discount > 0 ? drawVoucherCode('OPEN') : null;
    if (voucherCode)
      await tx.insert(vouchers).values({
        createdAt: now,
        code: voucherCode,
        ...worth,
        expiresAt: new Date(now.getTime() + deps.settings.OPEN_REWARD_DAYS * 86_400_000),
      });
    await tx
      .update(openAccesses)
      .set({ rewardUnlockedAt: now, voucherCode })
      .where(eq(openAccesses.enrolmentId, enrolmentId));
  });
  return { reward: rewardOfPlace(deps.settings, await requireOpenPlace(deps, caller, place.cohortId)) };
}
