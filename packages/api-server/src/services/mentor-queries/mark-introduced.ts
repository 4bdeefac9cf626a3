import type { QueriesOnboardingDetails } from '@plinth/domain/cohorts/cohort-user-data';
import { and, eq } from 'drizzle-orm';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';

/**
 * Marks the tour or the introduction of the queries page as seen, permanently. @throws Refusal NOT_FOUND for mentors
 */
export async function markIntroduced(
  deps: Deps,
  { userId, membership }: Member,
  step: 'queriesCoachMarksViewed' | 'queriesOnboardingDone',
): Promise<{ queriesOnboardingDetails: QueriesOnboardingDetails }> {
  const [row] = await deps.db
    .update(enrolments)
    .set({ [step]: true })
    .where(and(eq(enrolments.cohortId, membership.cohortId), eq(enrolments.userId, userId)))
    .returning({
      onboardingDone: enrolments.queriesOnboardingDone,
      coachMarksViewed: enrolments.queriesCoachMarksViewed,
    });
  if (!row) throw refuse('NOT_FOUND', 'You are not a learner in this cohort.');
  return { queriesOnboardingDetails: row };
}
