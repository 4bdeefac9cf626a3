import { hasCome } from '@plinth/domain/cohorts/derive-capstone-info';
import type { PreferencesUpdate } from '@plinth/domain/placement/placement-preferences';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { given, mergeInterest } from './merge-interest.ts';
import { placementStatusOf } from './placement-status-of.ts';
import { preferencesOf } from './preferences-of.ts';
import { requireLearner } from './require-learner.ts';

/**
 * Changes a filled-in form. A repeat returns the same.
 * @throws Refusal FORBIDDEN for mentors, BAD_REQUEST a notice period taken away, CONFLICT not filled, or closed by the
 * form
 * date or the start of the placement
 */
export async function savePreferences(deps: Deps, caller: Member, body: PreferencesUpdate) {
  requireLearner(caller);
  const now = deps.now();
  const place = { cohortId: caller.membership.cohortId, userId: caller.userId };
  if (body.noticePeriod === null)
    throw refuse('BAD_REQUEST', 'A filled form names the notice period; 0 days is one.');
  return deps.db.transaction(async (tx) => {
    const { isFormFilled, isFormOpen, placementStartDate, reopenedUntil } = await placementStatusOf(tx, {
      ...place,
      now,
    });
    if (!isFormFilled) throw refuse('CONFLICT', 'Fill in the placement form first.');
    if (!isFormOpen || (reopenedUntil === null && hasCome(placementStartDate, now.toISOString())))
      throw refuse('CONFLICT', 'The placement form is closed. Write to the placement team instead.');
    return preferencesOf(await mergeInterest(tx, place, given(body), now));
  });
}
