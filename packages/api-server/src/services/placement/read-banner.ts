import { placementBanner } from '@plinth/domain/placement/placement-banner';
import { and, eq } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { userJobs } from '../../db/schema/jobs.ts';
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
  const [placement, openOffers] = await Promise.all([
    placementStatusOf(deps.db, { cohortId, userId, now }),
    deps.db.$count(
      userJobs,
      and(
        eq(userJobs.userId, userId),
        eq(userJobs.recordStatus, 'ACTIVE'),
        eq(userJobs.offerStatus, 'OFFERED'),
      ),
    ),
  ]);
  return placementBanner({
    ...placement,
    cohortId,
    openOffers,
    timezone: zoneOf(request),
    now: now.toISOString(),
  });
}
