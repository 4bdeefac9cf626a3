import type { Currency } from '@plinth/domain/money/currency';
import type { Queryable } from '../../db/database.ts';
import { sumOpenRewards } from '../../db/queries/referrals/sum-open-rewards.ts';

/** What a referrer has earned and not been paid, in minor units. */
export type OpenReward = { userId: string; emailId: string; amount: number; currency: Currency };

/** The referrers who are owed something, for staff; all of them, or the one of an address. */
export const listOpenRewards = (db: Queryable, emailId: string | null = null): Promise<OpenReward[]> =>
  sumOpenRewards.rows(db, { emailId });
