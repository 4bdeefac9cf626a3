import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import type { NodeType } from '@plinth/domain/curriculum/node-type';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Leaderboard, LeaderboardEntry } from '@plinth/domain/leaderboards/leaderboard';
import type { Level } from '@plinth/domain/leaderboards/level';
import { isStep } from '@plinth/domain/progress/complete-node';
import type { Deps } from '../../deps.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import { type CohortView, dueOf, locksOf } from '../curriculum/cohort-view.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { countedSteps, countStatistics } from '../progress/count-statistics.ts';
import { readCredits } from '../progress/read-credits.ts';

type Filter = { level: Level; nodeType?: NodeType | undefined; pageNo: number };
type Row = { total: number; leaderboard: LeaderboardEntry[]; me: LeaderboardEntry | null };

const entryJson = `json_build_object('userId', b.user_id, 'firstName', p.first_name,
  'lastName', nullif(p.last_name, ''), 'photo', ${photoOfUser('b.user_id')}, 'level', b.level, 'rank', b.rank,
  'credits', b.credits)`;

/**
 * One statement ranks everybody, so no place is of another moment than the next. Level as skillLevel: by the share of
 * the attainable credits ($4); the rank is that of the whole board, equal credits share it.
 */
const boardOf = (earned: string) => `with earned as (
    select e.user_id, coalesce((${earned}), 0)::int as credits
    from enrolments e
    where e.cohort_id = $1 and e.state not in ('TRANSFERRED', 'CANCELLED')
      and (not $5::boolean or e.group_id = $6::uuid
        or e.group_id in (select group_id from cohort_groups where cohort_id = $1 and guide_id = $2))
  ), ranked as (
    select user_id, credits, rank() over (order by credits desc)::int as rank from earned
  ), b as (
    select *, case when $4::int <= 0 or credits * 3 < $4::int then 1 when credits * 3 < 2 * $4::int then 2 else 3 end as level
    from ranked
  ), page as (
    select * from b where level = $7 order by rank, user_id limit $8 offset $9
  )
  select (select count(*)::int from b where level = $7) as total,
    coalesce((select json_agg(${entryJson} order by b.rank, b.user_id)
      from page b join user_profiles p using (user_id)), '[]') as leaderboard,
    (select ${entryJson} from b join user_profiles p using (user_id) where b.user_id = $2) as me`;

/**
 * All credits stand summed up; those of one kind of node are added up as they are asked for. Each learner's are looked up
 * by index: a join would compare everybody with everybody while the database does not know yet how large a cohort is.
 */
const BOARDS = {
  all: boardOf(`select t.credits from credit_totals t
    where t.cohort_id = e.cohort_id and t.user_id = e.user_id and $3::text is null`),
  kind: boardOf(`select sum(c.credits) from credit_entries c
    where c.cohort_id = e.cohort_id and c.user_id = e.user_id and c.node_type = $3`),
};

/** The credits that the course has to earn, of all kinds of node or of one; electives are nobody's duty. */
function attainable({ tree, facts }: CohortView, nodeType: NodeType | undefined): number {
  const capstone = { ...facts, capstoneInfo: { isCapstonePresent: facts.isCapstonePresent } };
  return [...tree.nodes.values()]
    .filter((node) => isStep(node) && !node.isElective && node.namespace !== 'ONBOARDING')
    .filter((node) => node.namespace !== 'CAPSTONE' || hasCapstone(capstone))
    .filter((node) => nodeType === undefined || node.type === nodeType)
    .reduce((sum, node) => sum + node.credits, 0);
}

/** The titles of the parts of the curriculum that are open and not past their due date. */
function activePhasesOf(view: CohortView): string[] {
  const lockOf = locksOf(view, 'LEARNING');
  return (view.tree.roots.get('LEARNING')?.children ?? [])
    .filter((node) => isStep(node) && !lockOf(node).isLocked && (dueOf(view, node) ?? view.now) >= view.now)
    .flatMap((node) => node.meta.title ?? []);
}

/**
 * A page of 20 of the learners at a level, best first, in three round trips however many there are (API-160, API-161,
 * ENTITY-14, ENTITY-15). `me` is the own place, wherever it is; null for mentors. `isLocalised` ranks inside the own
 * group, for a guide inside the groups they look after. The statistics are the caller's own.
 * @throws Refusal LOCKED
 */
export async function readLeaderboard(
  deps: Deps,
  { userId, membership }: Member,
  { level, nodeType, pageNo }: Filter,
  isLocalised: boolean,
): Promise<Leaderboard> {
  const { cohortId, groupId } = membership;
  const now = deps.now();
  const view = await readCohortView(deps, cohortId, userId);
  const cohort = { ...view.facts, capstoneInfo: { isCapstonePresent: view.facts.isCapstonePresent } };
  const lock = isLocalised ? cohortCan.openLocalisedLeaderboard : cohortCan.openLeaderboard;
  requirePermit(lock({ cohort, now: now.toISOString() }));
  const [board, credits] = await Promise.all([
    deps.pool.query<Row>({
      name: nodeType ? 'leaderboard-of-kind' : 'leaderboard',
      text: nodeType ? BOARDS.kind : BOARDS.all,
      values: [
        cohortId,
        userId,
        nodeType ?? null,
        attainable(view, nodeType),
        isLocalised,
        groupId,
        level,
        PAGE_SIZE,
        pageNo * PAGE_SIZE,
      ],
    }),
    readCredits(deps.pool, cohortId, userId, now),
  ]);
  const found = board.rows[0] ?? { total: 0, leaderboard: [], me: null };
  return {
    ...found,
    activePhases: activePhasesOf(view),
    statistics: countStatistics(
      countedSteps(view, undefined).filter(({ node }) => nodeType === undefined || node.type === nodeType),
      credits,
    ),
  };
}
