import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import type { GroupPerformance } from '@plinth/domain/mentors/group-performance';
import type { QueryOf } from '../../api/query-of.ts';
import { listLearners } from '../../db/queries/mentors/list-learners.ts';
import type { Deps } from '../../deps.ts';
import { requirePermit } from '../cohorts/require-permit.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import type { TreeNode } from '../curriculum/course-tree.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';
import { countedSteps, countStatistics } from '../progress/count-statistics.ts';
import { refuse } from '../refusal.ts';

/** The ids of a node and all its descendants; null for the whole course. @throws Refusal NOT_FOUND */
function idsUnder({ tree }: CohortView, nodeId: string | undefined): string[] | null {
  if (nodeId === undefined) return null;
  const top = tree.nodes.get(nodeId);
  if (!top) throw refuse('NOT_FOUND', 'This part of the course was not found.');
  const collect = (node: TreeNode): string[] => [node.nodeId, ...node.children.flatMap(collect)];
  return collect(top);
}

/** The sessions that are over and were held, of the whole course or a part of it. */
const heldOf = ({ facts, now }: CohortView, ids: readonly string[] | null): string[] =>
  [...facts.sessions].flatMap(([nodeId, { liveSessionId, endDate, sessionStatus }]) =>
    endDate <= now && sessionStatus !== 'RESCHEDULED' && (ids === null || ids.includes(nodeId))
      ? [liveSessionId]
      : [],
  );

const NOBODY = { attended: 0, recorded: 0 };
const DIRECTION = { credits: 'DESC', attendance: 'DESC', name: 'ASC' } as const;

/**
 * Returns a page of 20 learners of the guide's groups with what they earned, did and attended, in three round trips
 * however many there are. `node-type` and `nodeId` narrow all numbers.
 * @throws Refusal LOCKED while the cohort has no leaderboard at all, NOT_FOUND for the node
 */
export async function readGroupPerformance(
  deps: Deps,
  caller: Member,
  filter: QueryOf<'mentors', 'readGroupPerformance'>,
): Promise<GroupPerformance> {
  const { cohortId } = caller.membership;
  const own = await readCohortView(deps, cohortId, caller.userId);
  const cohort = { ...own.facts, capstoneInfo: { isCapstonePresent: own.facts.isCapstonePresent } };
  requirePermit(cohortCan.openGroupPerformance({ cohort, now: deps.now().toISOString() }));
  const ids = idsUnder(own, filter.nodeId);
  const held = heldOf(own, ids);
  const { sortBy, pageNo } = filter;
  const nodeType = filter['node-type'] ?? null;
  const page = await listLearners.first(deps.db, {
    sortBy,
    direction: (filter.sortDirection ?? DIRECTION[sortBy]) === 'ASC' ? 'asc' : 'desc',
    counted: nodeType === null && ids === null ? 'all' : 'parts',
    cohortId,
    guideId: caller.userId,
    nodeType,
    nodeIds: ids,
    held,
    ...pageOf(pageNo),
  });
  const { total = 0, credits = 0, present: all = NOBODY, learners = [] } = page ?? {};
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
