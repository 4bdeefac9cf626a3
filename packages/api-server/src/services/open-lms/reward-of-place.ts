import { regionOfProductCode } from '@plinth/domain/catalog/product-code';
import { REGION_CURRENCY } from '@plinth/domain/catalog/region';
import type { OpenReward } from '@plinth/domain/open-lms/open-reward';
import type { Settings } from '../../settings/settings.ts';
import type { OpenPlace } from './find-open-place.ts';

type RewardSettings = Pick<Settings, 'OPEN_REWARD_INR' | 'OPEN_REWARD_USD'>;

/** What the voucher of a course is worth in the currency of its region, in minor units; 0 for none. */
export function rewardWorth(settings: RewardSettings, productId: OpenPlace['productId']) {
  const currency = REGION_CURRENCY[regionOfProductCode(productId)];
  return { currency, discount: currency === 'INR' ? settings.OPEN_REWARD_INR : settings.OPEN_REWARD_USD };
}

/** Returns the reward as its learner sees it: what it will be worth, or the voucher it has become. */
export function rewardOfPlace(settings: RewardSettings, place: OpenPlace): OpenReward {
  const { isRewardUnlocked, voucher } = place;
  if (voucher)
    return {
      isUnlocked: true,
      voucherCode: voucher.code,
      discount: voucher.discount,
      currency: voucher.currency,
      expiresAt: voucher.expiresAt,
      isUsed: voucher.isUsed,
    };
  const worth = rewardWorth(settings, place.productId);
  return { isUnlocked: isRewardUnlocked, ...(isRewardUnlocked || worth.discount === 0 ? {} : worth) };
}
