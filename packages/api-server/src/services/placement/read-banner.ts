import { placementBanner } from '@plinth/domain/placement/placement-banner';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from './placement-status-of.ts';

/** Returns the text of the caller's placement banner; when it was noted, in the caller's time zone. */
export async function readBanner(
  deps: Deps,
  request: RequestFacts,
  { userId, membership: { cohortId } }: Member,
) {
  const now = deps.now();
  const placement = await placementStatusOf(deps.db, { cohortId, userId, now });
  return placementBanner({ ...placement, cohortId, timezone: zoneOf(request), now: now.toISOString() });
}
