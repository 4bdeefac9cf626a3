import type { Currency } from '@plinth/domain/money/currency';
import type { Queryable } from '../../db/database.ts';
import { sumOpenRewards } from '../../db/queries/referrals/sum-open-rewards.ts';

/** A referrer's earned but unpaid reward, in minor units. */
export type OpenReward = { userId: string; emailId: string; amount: number; currency: Currency };

/** Lists the referrers who are owed something, for staff; all of them, or the one with an address. */
export const listOpenRewards = (db: Queryable, emailId: string | null = null): Promise<OpenReward[]> =>
  sumOpenRewards.rows(db, { emailId });
