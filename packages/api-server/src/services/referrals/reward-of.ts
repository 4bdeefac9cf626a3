import type { Currency } from '@plinth/domain/money/currency';
import type { Settings } from '../../settings/settings.ts';

/** Returns what a friend's first enrolment earns now, in minor units. */
export const rewardOf = (
  settings: Pick<Settings, 'REFERRAL_REWARD_INR' | 'REFERRAL_REWARD_USD'>,
  currency: Currency,
): number => (currency === 'USD' ? settings.REFERRAL_REWARD_USD : settings.REFERRAL_REWARD_INR);
