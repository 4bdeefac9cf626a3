import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { LearnerPerformance } from '@plinth/domain/mentors/group-performance';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { readLockFacts } from '../cohorts/read-lock-facts.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { readPerformance } from '../progress/read-performance.ts';
import { readSkills } from '../progress/read-skills.ts';
import { refuse } from '../refusal.ts';
import { IN_GROUP } from './mentor-groups.ts';

const LEARNER = `select p.user_id as "userId", p.first_name as "firstName", nullif(p.last_name, '') as "lastName",
    ${photoOfUser('p.user_id')} as photo
  from cohort_groups g join enrolments e on ${IN_GROUP} join user_profiles p using (user_id)
  where g.cohort_id = $1 and g.guide_id = $2 and e.user_id = $3`;

/**
 * How a learner of the guide's own groups does (API-226, ROLE-19, D-34).
 * @throws Refusal LOCKED while the cohort has no leaderboard at all (MENTOR-02), NOT_FOUND for anyone else
 */
export async function readLearnerPerformance(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  userId: string,
): Promise<LearnerPerformance> {
  const { cohortId } = caller.membership;
  const [cohort, { rows }] = await Promise.all([
    readLockFacts(deps, cohortId),
    deps.pool.query<LearnerPerformance['learner']>({
      name: 'learner-of-guide',
      text: LEARNER,
      values: [cohortId, caller.userId, userId],
    }),
  ]);
  const learner = rows[0];
  if (!learner) throw refuse('NOT_FOUND', 'There is no such learner of yours.');
  requirePermit(cohortCan.openGroupPerformance({ cohort, now: deps.now().toISOString() }));
  const [{ userId: _, ...performance }, { skills }] = await Promise.all([
    readPerformance(deps, request, caller, { userId }),
    readSkills(deps, { ...caller, userId }),
  ]);
  return { learner, ...performance, skills };
}
