import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from './placement-status-of.ts';

/** The key of the banner, which is the status of the own placement (API-266, D-99). */
export async function readBannerType(deps: Deps, { userId, membership: { cohortId } }: Member) {
  const { status } = await placementStatusOf(deps.db, { cohortId, userId, now: deps.now() });
  return { bannerType: status };
}
