import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { GuideLeaderboard } from '@plinth/domain/leaderboards/guide-leaderboard';
import type { Deps } from '../../deps.ts';
import { readLockFacts } from '../cohorts/read-lock-facts.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';

const entryJson = `json_build_object('userId', b.user_id, 'firstName', p.first_name,
  'photo', ${photoOfUser('b.user_id')}, 'level', b.level, 'rank', b.rank, 'score', b.score)`;

/** The level of a guide is by the share of the best guide's score, in thirds as everywhere. */
const BOARD = `with work as (
    select answered_by_id as user_id, count(*) as done from mentor_queries
      where cohort_id = $1 and answered_by_id is not null group by 1
    union all
    select reviewed_by_id, count(*) from reports
      where cohort_id = $1 and reviewed_by_id is not null and review_status in ('REVIEWED', 'REJECTED') group by 1
  ), scored as (
    select m.user_id, coalesce((select sum(w.done) from work w where w.user_id = m.user_id), 0)::int as score
    from cohort_mentors m where m.cohort_id = $1 and m.role = 'INDUSTRIAL_GUIDE'
  ), b as (
    select *, rank() over (order by score desc)::int as rank,
      case when max(score) over () = 0 or score * 3 < max(score) over () then 1
        when score * 3 < 2 * max(score) over () then 2 else 3 end as level
    from scored
  ), page as (
    select * from b order by rank, user_id limit $3 offset $4
  )
  select (select count(*)::int from b) as total,
    coalesce((select json_agg(${entryJson} order by b.rank, b.user_id)
      from page b join user_profiles p using (user_id)), '[]') as leaderboard,
    (select ${entryJson} from b join user_profiles p using (user_id) where b.user_id = $2) as me`;

/**
 * The guides of a cohort by what they did in it: queries answered and hand-ins reviewed (API-222).
 * @throws Refusal LOCKED while the cohort has no leaderboard at all (MENTOR-01)
 */
export async function readGuideLeaderboard(
  deps: Deps,
  { userId, membership }: Member,
  pageNo: number,
): Promise<GuideLeaderboard> {
  const cohort = await readLockFacts(deps, membership.cohortId);
  requirePermit(cohortCan.openMyPerformance({ cohort, now: deps.now().toISOString() }));
  const { rows } = await deps.pool.query<GuideLeaderboard>({
    name: 'guide-leaderboard',
    text: BOARD,
    values: [membership.cohortId, userId, PAGE_SIZE, pageNo * PAGE_SIZE],
  });
  return rows[0] ?? { leaderboard: [], me: null, total: 0 };
}
