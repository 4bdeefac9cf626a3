import type { Nudge } from '@plinth/domain/dashboards/learner-dashboard';
import { placementNudges } from '@plinth/domain/placement/placement-nudges';
import { eq } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { placementStatusOf } from './placement-status-of.ts';

/** Lists a learner's placement reminders, if the cohort shows placement; none for mentors. */
export async function listPlacementNudges(
  deps: Deps,
  { userId, membership: { cohortId, state } }: Member,
): Promise<{ nudges: Nudge[] }> {
  if (state === null) return { nudges: [] };
  const now = deps.now();
  const [[cohort], placement] = await Promise.all([
    deps.db
      .select({ shows: cohorts.showPlacementNudges })
      .from(cohorts)
      .where(eq(cohorts.cohortId, cohortId)),
    placementStatusOf(deps.db, { cohortId, userId, now }),
  ]);
  if (!cohort?.shows || placement.placedAt !== null || placement.exclusionReason !== null)
    return { nudges: [] };
  const { placementFormDate, placementStartDate, interest } = placement;
  return {
    nudges: placementNudges({
      cohortId,
      timelines: [
        ...(placementFormDate
          ? [{ key: 'PLACEMENT_FORM_DATE' as const, meta: { time: placementFormDate } }]
          : []),
        ...(placementStartDate
          ? [{ key: 'PLACEMENT_START_DATE' as const, meta: { time: placementStartDate } }]
          : []),
      ],
      interest,
      now: now.toISOString(),
    }),
  };
}
