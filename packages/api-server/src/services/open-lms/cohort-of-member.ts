import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import type { OpenPlace } from './find-open-place.ts';
import { requireOpenPlace } from './require-open-place.ts';

/**
 * The open cohort that a member means: a learner's own place, or for a mentor of the cohort the cohort alone.
 * @throws Refusal NOT_FOUND, FORBIDDEN, COHORT_ACCESS_BLOCKED
 */
export async function cohortOfMember(
  deps: Deps,
  caller: Pick<Caller, 'userId' | 'membership'>,
  cohortId: string | undefined,
): Promise<{ cohortId: string; place: OpenPlace | null }> {
  const { membership } = caller;
  if (!membership || membership.mentorRoles.length === 0) {
    const place = await requireOpenPlace(deps, caller, cohortId);
    return { cohortId: place.cohortId, place };
  }
  const [open] = await deps.db
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(and(eq(cohorts.cohortId, membership.cohortId), eq(cohorts.cohortGroup, 'FREEMIUM')));
  if (!open) throw refuse('NOT_FOUND', 'This cohort is not an open course.');
  return { cohortId: membership.cohortId, place: null };
}
