import type { InterestUpdate } from '@plinth/domain/placement/interest-record';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { given, mergeInterest } from './merge-interest.ts';
import { placementStatusOf } from './placement-status-of.ts';
import { requireLearner } from './require-learner.ts';

const POPUP_FLAGS: readonly string[] = ['closeInterestPopup', 'closeGraduationPopup'];

/**
 * Merges a learner's answers into the single interest record of the cohort. A repeat returns the same.
 * @throws Refusal FORBIDDEN for mentors, CONFLICT once the form date has passed or without one, popup flags apart
 */
export async function saveInterest(deps: Deps, caller: Member, body: InterestUpdate) {
  requireLearner(caller);
  const now = deps.now();
  const place = { cohortId: caller.membership.cohortId, userId: caller.userId };
  const update = given(body);
  return deps.db.transaction(async (tx) => {
    if (!Object.keys(update).every((field) => POPUP_FLAGS.includes(field))) {
      const { isFormOpen, placementFormDate } = await placementStatusOf(tx, { ...place, now });
      if (!isFormOpen)
        throw refuse(
          'CONFLICT',
          placementFormDate === null
            ? 'This cohort has no placement form yet.'
            : 'The placement form is closed. Write to the placement team if something has changed.',
        );
    }
    const interest = await mergeInterest(tx, place, update, now);
    const { status } = await placementStatusOf(tx, { ...place, now });
    return { interest, status };
  });
}
