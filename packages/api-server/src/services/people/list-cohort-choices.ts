import type { CohortChoice } from '@plinth/domain/people/person-row';
import { desc } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { cohortTitle } from './cohort-title.ts';

/** Lists every cohort by name, the most recently created first. */
export async function listCohortChoices({ db }: Pick<Deps, 'db'>): Promise<{ cohorts: CohortChoice[] }> {
  return {
    cohorts: await db
      .select({ cohortId: cohorts.cohortId, title: cohortTitle })
      .from(cohorts)
      .orderBy(desc(cohorts.createdAt), desc(cohorts.cohortId)),
  };
}
