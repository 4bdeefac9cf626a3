import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import type { NodeType } from '@plinth/domain/curriculum/node-type';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { GroupPerformance, LearnerRow } from '@plinth/domain/mentors/group-performance';
import type { GroupSort } from '@plinth/domain/mentors/group-sort';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { countedSteps, countStatistics } from '../progress/count-statistics.ts';
import type { NodeCredits } from '../progress/read-credits.ts';
import { refuse } from '../refusal.ts';
import { IN_GROUP } from './mentor-groups.ts';

type Filter = {
  'node-type'?: NodeType | undefined;
  nodeId?: string | undefined;
  sortBy: GroupSort;
  sortDirection?: 'ASC' | 'DESC' | undefined;
  pageNo: number;
};

/** Of how many sessions it is recorded whether somebody came, and to how many of them they did. */
type Present = { attended: number; recorded: number };

type Row = {
  total: number;
  credits: number;
  present: Present;
  learners: (Pick<LearnerRow, 'userId' | 'firstName' | 'lastName' | 'photo' | 'credits'> & {
    present: Present;
    byNode: Pick<NodeCredits, 'nodeId' | 'credits'>[];
  })[];
};

/** The ids of a node and of all that stands under it; null for the whole course. @throws Refusal NOT_FOUND */
function idsUnder({ tree }: CohortView, nodeId: string | undefined): string[] | null {
  if (nodeId === undefined) return null;
  const top = tree.nodes.get(nodeId);
  if (!top) throw refuse('NOT_FOUND', 'There is no such part of this course.');
  const collect = (node: TreeNode): string[] => [node.nodeId, ...node.children.flatMap(collect)];
  return collect(top);
}

/** Sessions that are over and were held, of the whole course or of a part of it. */
const heldOf = ({ facts, now }: CohortView, ids: readonly string[] | null): string[] =>
  [...facts.sessions].flatMap(([nodeId, { liveSessionId, endDate, sessionStatus }]) =>
    endDate <= now && sessionStatus !== 'RESCHEDULED' && (ids === null || ids.includes(nodeId))
      ? [liveSessionId]
      : [],
  );

/** A list as a parameter: an array would become a row of values. */
const list = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;

const NOBODY: Present = { attended: 0, recorded: 0 };
const DIRECTION = { credits: 'DESC', attendance: 'DESC', name: 'ASC' } as const;

/** Each sum is looked up by index, since a join would compare everybody with everybody in a cohort that is new to the database. */
function pageOf(
  { userId, membership }: Member,
  filter: Filter,
  { ids, held }: { ids: readonly string[] | null; held: readonly string[] },
): SQL {
  const { 'node-type': kind, sortBy, pageNo } = filter;
  const narrowed = sql.join(
    [
      kind === undefined ? sql`true` : sql`c.node_type = ${kind}`,
      ids === null ? sql`true` : sql`c.node_id = any(${list(ids)})`,
    ],
    sql` and `,
  );
  const earned =
    kind === undefined && ids === null
      ? sql`(select t.credits from credit_totals t where t.cohort_id = e.cohort_id and t.user_id = e.user_id)`
      : sql`(select sum(c.credits) from credit_entries c
          where c.cohort_id = e.cohort_id and c.user_id = e.user_id and ${narrowed})`;
  const attended = sql`(select count(*)::int from session_attendance a
    where a.live_session_id = any(${list(held)}) and a.user_id = e.user_id and a.attended)`;
  const present = (users: SQL) => sql`(
    select json_build_object('attended', count(*) filter (where a.attended), 'recorded', count(*))
    from session_attendance a where a.live_session_id = any(${list(held)}) and a.user_id ${users})`;
  const direction = sql.raw(filter.sortDirection ?? DIRECTION[sortBy]);
  const order =
    sortBy === 'name'
      ? sql`lower(first_name) ${direction}, lower(last_name) ${direction}, user_id`
      : sql`${sql.raw(sortBy === 'credits' ? 'credits' : 'attended')} ${direction}, lower(first_name), lower(last_name), user_id`;
  return sql`
    with mine as (
      select e.user_id, e.cohort_id, p.first_name, p.last_name, coalesce(${earned}, 0)::int as credits,
        ${sortBy === 'attendance' ? attended : sql`0`} as attended
      from cohort_groups g join enrolments e on ${sql.raw(IN_GROUP)} join user_profiles p using (user_id)
      where g.cohort_id = ${membership.cohortId} and g.guide_id = ${userId}
    ), page as (
      select *, row_number() over (order by ${order}) as place from mine
      order by ${order} limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
    )
    select count(*)::int as total, coalesce(round(avg(credits)), 0)::int as credits,
      ${present(sql`in (select user_id from mine)`)} as present,
      coalesce((select json_agg(json_build_object('userId', page.user_id, 'firstName', page.first_name,
          'lastName', nullif(page.last_name, ''), 'photo', ${sql.raw(photoOfUser('page.user_id'))},
          'credits', page.credits, 'present', ${present(sql`= page.user_id`)},
          'byNode', coalesce((select json_agg(json_build_object('nodeId', n.node_id, 'credits', n.credits))
            from (select c.node_id, sum(c.credits)::int as credits from credit_entries c
              where c.cohort_id = page.cohort_id and c.user_id = page.user_id and ${narrowed}
              group by c.node_id) n), '[]')) order by page.place)
        from page), '[]') as learners
    from mine`;
}

/**
 * A page of 20 learners of the guide's own groups with what they earned, did and attended, in three round trips however
 * many there are (API-225, ROLE-18, D-34). `node-type` and `nodeId` narrow all numbers.
 * @throws Refusal LOCKED while the cohort has no leaderboard at all (MENTOR-02), NOT_FOUND for the node
 */
export async function readGroupPerformance(
  deps: Deps,
  caller: Member,
  filter: Filter,
): Promise<GroupPerformance> {
  const { cohortId } = caller.membership;
  const own = await readCohortView(deps, cohortId, caller.userId);
  const cohort = { ...own.facts, capstoneInfo: { isCapstonePresent: own.facts.isCapstonePresent } };
  requirePermit(cohortCan.openGroupPerformance({ cohort, now: deps.now().toISOString() }));
  const ids = idsUnder(own, filter.nodeId);
  const held = heldOf(own, ids);
  const { rows } = await deps.db.execute<Row>(pageOf(caller, filter, { ids, held }));
  const { total = 0, credits = 0, present: all = NOBODY, learners = [] } = rows[0] ?? {};
  const views = await Promise.all(learners.map(({ userId }) => readCohortView(deps, cohortId, userId)));
  const kind = filter['node-type'];
  return {
    learners: learners.map(({ byNode, present: { attended, recorded }, ...learner }, at) => {
      const view = views[at];
      const steps = view ? countedSteps(view, filter.nodeId) : [];
      return {
        ...learner,
        byNodeType: countStatistics(
          steps.filter(({ node }) => kind === undefined || node.type === kind),
          byNode,
        ),
        attendance: {
          attended,
          total: recorded,
          percentage: wholePercentage(attended, recorded),
        },
      };
    }),
    average: { credits, attendance: wholePercentage(all.attended, all.recorded) },
    total,
  };
}
