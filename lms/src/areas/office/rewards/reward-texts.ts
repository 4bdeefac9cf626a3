import type { RewardStatus } from '@plinth/domain/referrals/office-reward';
import type { Stamp } from '../../../parts/StampChip.tsx';

export const REWARD_STAMPS: Record<RewardStatus, Stamp> = {
  OWED: { tone: 'warning', text: 'To be paid' },
  PAID: { tone: 'success', text: 'Paid' },
};

/** The number of rewards as text. */
export const rewardsText = (total: number): string => (total === 1 ? '1 reward' : `${total} rewards`);
