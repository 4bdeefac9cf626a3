import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { type LearnerPlacement, NO_PLACEMENT, readPlacements, toPlacement } from './read-placements.ts';

/**
 * Returns the placement of a learner in a cohort: status, eligibility with its criteria, and whether openings are shown
 * (`mayApply`). One statement. A person who is not a learner of the cohort has none: the form is not available.
 */
export async function placementStatusOf(
  db: Queryable,
  { cohortId, userId, now }: { cohortId: string; userId: string; now: Date },
): Promise<LearnerPlacement> {
  const [found] = await readPlacements(
    db,
    and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId)),
    now,
  );
  return found ?? toPlacement({ ...NO_PLACEMENT, state: null }, now);
}
