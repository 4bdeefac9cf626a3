import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { LearnerPerformance } from '@plinth/domain/mentors/group-performance';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { PRIMARY_MENTOR } from '../evaluation-day/read-interviews.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { measurePerformance } from '../progress/read-performance.ts';
import { SKILLS, type SkillRow, toSkill } from '../progress/read-skills.ts';
import { refuse } from '../refusal.ts';
import { IN_GROUP } from './mentor-groups.ts';

type Row = LearnerPerformance['learner'] & {
  skills: SkillRow[];
  interview: LearnerPerformance['interview'];
};

/** An interview nobody noted anything about counts as missed a week after it, so $3 bounds both. */
const LEARNER = `select p.user_id as "userId", p.first_name as "firstName", nullif(p.last_name, '') as "lastName",
    ${photoOfUser('p.user_id')} as photo,
    (select json_build_object('startDate', s.start_date, 'primaryMentor', ${PRIMARY_MENTOR})
      from interviews i join evaluation_slots s using (slot_id)
      where i.cohort_id = $1 and i.user_id = $2 and i.slot_status = 'SLOT_BOOKED' and s.start_date > $3) as interview,
    coalesce((select json_agg(k) from (${SKILLS}) k), '[]') as skills
  from cohort_groups g join enrolments e on ${IN_GROUP} join user_profiles p using (user_id)
  where g.cohort_id = $1 and g.guide_id = $4 and e.user_id = $2`;

const WEEK_MS = 7 * 86_400_000;

/**
 * How a learner of the guide's own groups does, in three round trips (API-226, ROLE-19, D-34).
 * @throws Refusal LOCKED while the cohort has no leaderboard at all (MENTOR-02), NOT_FOUND for anyone else
 */
export async function readLearnerPerformance(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  userId: string,
): Promise<LearnerPerformance> {
  const { cohortId } = caller.membership;
  const now = deps.now();
  const [view, { rows }] = await Promise.all([
    readCohortView(deps, cohortId, userId),
    deps.pool.query<Row>({
      name: 'learner-of-guide',
      text: LEARNER,
      values: [cohortId, userId, new Date(now.getTime() - WEEK_MS), caller.userId],
    }),
  ]);
  const [row] = rows;
  if (!row) throw refuse('NOT_FOUND', 'There is no such learner of yours.');
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
