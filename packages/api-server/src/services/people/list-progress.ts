import type { PersonProgress } from '@plinth/domain/people/person-sections';
import { desc, eq, sql } from 'drizzle-orm';
import { samePlace } from '../../db/same-place.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { creditTotals } from '../../db/schema/credit-totals.ts';
import { nodeProgress } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { countedSteps } from '../progress/count-statistics.ts';
import { courseJourney } from '../progress/course-journey.ts';
import { cohortTitle } from './cohort-title.ts';

/** Lists a person's progress in each of their cohorts, counted as the person sees it, latest first. */
export async function listProgress(
  deps: Deps,
  { userId }: { userId: string },
): Promise<{ progress: PersonProgress[] }> {
  const { db } = deps;
  const lastStep = db
    .select({
      cohortId: nodeProgress.cohortId,
      at: sql`max(coalesce(${nodeProgress.completedAt}, ${nodeProgress.startedAt}))`
        .mapWith(nodeProgress.startedAt)
        .as('at'),
    })
    .from(nodeProgress)
    .innerJoin(enrolments, samePlace(enrolments, nodeProgress))
    .where(eq(enrolments.userId, userId))
    .groupBy(nodeProgress.cohortId)
    .as('last_step');
  const rows = await db
    .select({
      cohortId: enrolments.cohortId,
      cohort: cohortTitle,
      credits: creditTotals.credits,
      lastStepAt: lastStep.at,
    })
    .from(enrolments)
    .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
    .leftJoin(creditTotals, samePlace(creditTotals, enrolments))
    .leftJoin(lastStep, eq(lastStep.cohortId, enrolments.cohortId))
    .where(eq(enrolments.userId, userId))
    .orderBy(desc(enrolments.enrolledAt), enrolments.enrolmentId);
  const progress = await Promise.all(
    rows.map(async ({ cohortId, cohort, credits, lastStepAt }) => {
      const view = await readCohortView(deps, cohortId, userId);
      const steps = countedSteps(view, undefined);
      return {
        cohortId,
        cohort,
        ...courseJourney(view),
        completed: steps.filter(({ state }) => state === 'COMPLETED').length,
        total: steps.length,
        credits: credits ?? 0,
        lastStepAt: lastStepAt?.toISOString() ?? null,
      };
    }),
  );
  return { progress };
}
