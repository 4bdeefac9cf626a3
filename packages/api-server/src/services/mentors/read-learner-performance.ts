import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { LearnerPerformance } from '@plinth/domain/mentors/group-performance';
import type { RequestFacts } from '../../api/context.ts';
import { findLearner } from '../../db/queries/mentors/find-learner.ts';
import type { Deps } from '../../deps.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { measurePerformance } from '../progress/read-performance.ts';
import { toSkill } from '../progress/read-skills.ts';
import { refuse } from '../refusal.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * Returns the performance of a learner of the guide's groups, in three round trips.
 * @throws Refusal LOCKED while the cohort has no leaderboard at all, NOT_FOUND for anyone else
 */
export async function readLearnerPerformance(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  userId: string,
): Promise<LearnerPerformance> {
  const { cohortId } = caller.membership;
  const now = deps.now();
  const [view, row] = await Promise.all([
    readCohortView(deps, cohortId, userId),
    findLearner.first(deps.db, {
      cohortId,
      userId,
      guideId: caller.userId,
      since: new Date(now.getTime() - WEEK_MS),
    }),
  ]);
  if (!row) throw refuse('NOT_FOUND', 'Learner not found in your groups.');
  const cohort = { ...view.facts, capstoneInfo: { isCapstonePresent: view.facts.isCapstonePresent } };
  requirePermit(cohortCan.openGroupPerformance({ cohort, now: now.toISOString() }));
  const { userId: _, ...performance } = await measurePerformance(deps, view, {
    userId,
    zone: zoneOf(request),
  });
  const { skills, interview, ...learner } = row;
  return {
    learner,
    ...performance,
    skills: skills.map(toSkill),
    interview: interview && { ...interview, startDate: new Date(interview.startDate).toISOString() },
  };
}
