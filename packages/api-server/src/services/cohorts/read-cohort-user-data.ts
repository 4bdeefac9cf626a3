import type { CohortUserData } from '@plinth/domain/cohorts/cohort-user-data';
import { and, eq, sql } from 'drizzle-orm';
import { preparedOnce } from '../../db/prepared-once.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { toElectives } from './to-electives.ts';

type Member = { userId: string; membership: { cohortId: string } };

/** Returns a learner's own data in a cohort. @throws Refusal NOT_FOUND for mentors, who have none */
export async function readCohortUserData(
  deps: Deps,
  { userId, membership }: Member,
): Promise<CohortUserData> {
  const [row] = await preparedOnce(deps.db, 'cohort-user-data', () =>
    deps.db
      .select()
      .from(enrolments)
      .where(
        and(
          eq(enrolments.cohortId, sql.placeholder('cohortId')),
          eq(enrolments.userId, sql.placeholder('userId')),
        ),
      ),
  ).execute({ cohortId: membership.cohortId, userId });
  if (!row) throw refuse('NOT_FOUND', 'You are not a learner in this cohort.');
  return {
    cohortId: row.cohortId,
    state: row.state,
    cohortOnboardingStatus: row.cohortOnboardingStatus,
    queriesOnboardingDetails: {
      onboardingDone: row.queriesOnboardingDone,
      coachMarksViewed: row.queriesCoachMarksViewed,
    },
    capstoneCoachmarksViewed: row.capstoneCoachmarksViewed,
    electives: toElectives(row.electives),
    hasGroup: row.groupId !== null,
  };
}
