import { and, eq, sql } from 'drizzle-orm';
import { userProfiles } from '../../db/schema/accounts.ts';
import { referrers } from '../../db/schema/referrals.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the first name of the person whose link a visitor followed. Counts the visit in the same statement. @throws
 * Refusal NOT_FOUND
 */
export async function readReferrer({ db }: Pick<Deps, 'db'>, uniqueReferrerId: string) {
  const [referrer] = await db
    .update(referrers)
    .set({ visits: sql`${referrers.visits} + 1` })
    .from(userProfiles)
    .where(and(eq(referrers.uniqueReferrerId, uniqueReferrerId), eq(userProfiles.userId, referrers.userId)))
    .returning({ firstName: userProfiles.firstName });
  if (!referrer) throw refuse('NOT_FOUND', 'We do not recognise this invitation.');
  return referrer;
}
