import { referralPath } from '@plinth/domain/referrals/referral-link';
import type { Caller, RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { findReferrer } from './find-referrer.ts';

/** Returns the caller's link, created on the first call; it leads to the school's own origin. */
export async function readReferralLink(
  deps: Deps,
  { clientOrigin }: Pick<RequestFacts, 'clientOrigin'>,
  { userId }: Caller,
) {
  const { uniqueReferrerId } = await findReferrer(deps.db, userId, deps.now());
  return { uniqueReferrerId, referralLink: clientOrigin + referralPath(uniqueReferrerId) };
}
