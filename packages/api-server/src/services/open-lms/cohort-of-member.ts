import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import type { OpenPlace } from './find-open-place.ts';
import { requireOpenPlace } from './require-open-place.ts';

const IS_OPEN = `select 1 from cohorts where cohort_id = $1 and cohort_group = 'FREEMIUM'`;

/**
 * The open cohort that a member means: a learner's own place, or for who teaches there the cohort alone.
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
  const { rows } = await deps.pool.query({
    name: 'is-open-cohort',
    text: IS_OPEN,
    values: [membership.cohortId],
  });
  if (rows.length === 0) throw refuse('NOT_FOUND', 'This cohort is no open course.');
  return { cohortId: membership.cohortId, place: null };
}
