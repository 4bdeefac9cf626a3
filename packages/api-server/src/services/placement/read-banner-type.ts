import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from './placement-status-of.ts';

/** Returns the key of the banner, which is the status of the caller's placement. */
export async function readBannerType(deps: Deps, { userId, membership: { cohortId } }: Member) {
  const { status, reopenedUntil } = await placementStatusOf(deps.db, { cohortId, userId, now: deps.now() });
  return { bannerType: status, ...(reopenedUntil ? { reopenedUntil } : {}) };
}
