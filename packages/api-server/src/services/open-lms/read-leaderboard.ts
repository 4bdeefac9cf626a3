import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { OpenLeaderboard } from '@plinth/domain/open-lms/open-leaderboard';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { cohortOfMember } from './cohort-of-member.ts';

const entryJson = `json_build_object('userId', b.user_id, 'firstName', p.first_name,
  'photo', ${photoOfUser('b.user_id')}, 'level', b.level, 'rank', b.rank, 'credits', b.credits)`;

/** One statement ranks everybody; equal credits share a rank. The level is by the share of what can be earned, in thirds. */
const BOARD = `with earned as (
    select e.user_id, coalesce((select t.credits from credit_totals t
      where t.cohort_id = e.cohort_id and t.user_id = e.user_id), 0)::int as credits
    from enrolments e where e.cohort_id = $1 and e.state not in ('TRANSFERRED', 'CANCELLED')
  ), b as (
    select user_id, credits, rank() over (order by credits desc)::int as rank,
      case when $3::int <= 0 or credits * 3 < $3::int then 1 when credits * 3 < 2 * $3::int then 2 else 3 end as level
    from earned
  ), page as (
    select * from b order by rank, user_id limit $4 offset $5
  )
  select (select count(*)::int from b) as total,
    coalesce((select json_agg(${entryJson} order by b.rank, b.user_id)
      from page b join user_profiles p using (user_id)), '[]') as leaderboard,
    (select ${entryJson} from b join user_profiles p using (user_id) where b.user_id = $2) as me`;

/**
 * The learners of the open cohort, best first, 20 a page (API-248); names and photos only.
 * @throws Refusal NOT_FOUND, FORBIDDEN, LOCKED while the cohort has no leaderboard
 */
export async function readOpenLeaderboard(
  deps: Deps,
  caller: Pick<Caller, 'userId' | 'membership'>,
  { cohortId: named, pageNo }: { cohortId?: string | undefined; pageNo: number },
): Promise<OpenLeaderboard> {
  const { cohortId } = await cohortOfMember(deps, caller, named);
  const { facts, tree } = await readCohortView(deps, cohortId, caller.userId);
  const cohort = { ...facts, capstoneInfo: { isCapstonePresent: facts.isCapstonePresent } };
  requirePermit(cohortCan.openLeaderboard({ cohort, now: deps.now().toISOString() }));
  const attainable = [...tree.nodes.values()]
    .filter((node) => isStep(node) && node.namespace === 'OPEN_LMS')
    .reduce((sum, { credits }) => sum + credits, 0);
  const { rows } = await deps.pool.query<OpenLeaderboard>({
    name: 'open-leaderboard',
    text: BOARD,
    values: [cohortId, caller.userId, attainable, PAGE_SIZE, pageNo * PAGE_SIZE],
  });
  return rows[0] ?? { leaderboard: [], me: null, total: 0 };
}
