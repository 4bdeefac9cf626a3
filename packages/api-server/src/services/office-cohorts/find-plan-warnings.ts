import type { DatedNode } from '@plinth/domain/cohorts/list-calendar';
import type { CohortPlan } from '@plinth/domain/cohorts/plan-cohort';
import type { PlanWarning } from '@plinth/domain/cohorts/plan-warning';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes, liveSessions } from '../../db/schema/curriculum.ts';

type Planned = { plan: CohortPlan; nodes: readonly DatedNode[] };

/** Where the first module of a course may be, in order of preference. */
const FIRST: readonly Namespace[] = ['LEARNING', 'OPEN_LMS'];

const warning = (kind: PlanWarning['kind'], rest: Partial<PlanWarning> = {}): PlanWarning => ({
  kind,
  title: null,
  at: null,
  cohort: null,
  ...rest,
});

/** Finds sessions of the plan that overlap each other. */
function findOwnOverlaps({ plan, nodes }: Planned): PlanWarning[] {
  const titles = new Map(nodes.map(({ nodeId, title }) => [nodeId, title]));
  const inOrder = plan.sessions.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return inOrder.flatMap(({ nodeId, startDate }, index) => {
    const before = inOrder[index - 1];
    return before && Date.parse(before.endDate) > Date.parse(startDate)
      ? [warning('OVERLAPS', { title: titles.get(nodeId) ?? null, at: startDate })]
      : [];
  });
}

/** Finds sessions of the plan that overlap others of the lead mentor, called-off ones apart. */
async function findOverlaps(
  db: Queryable,
  { plan, nodes }: Planned,
  mentorId: string | null,
): Promise<PlanWarning[]> {
  const starts = plan.sessions.map(({ startDate }) => Date.parse(startDate));
  const ends = plan.sessions.map(({ endDate }) => Date.parse(endDate));
  if (mentorId === null || starts.length === 0) return [];
  const held = await db
    .select({
      startDate: liveSessions.startDate,
      endDate: liveSessions.endDate,
      cohortId: cohorts.cohortId,
      productId: cohorts.productId,
      courseTitle: cohorts.courseTitle,
      batchNumber: cohorts.batchNumber,
    })
    .from(liveSessions)
    .innerJoin(cohorts, eq(cohorts.cohortId, liveSessions.cohortId))
    .where(
      and(
        eq(liveSessions.mentorId, mentorId),
        ne(liveSessions.sessionStatus, 'RESCHEDULED'),
        lt(liveSessions.startDate, new Date(Math.max(...ends))),
        gt(liveSessions.endDate, new Date(Math.min(...starts))),
      ),
    )
    .orderBy(asc(liveSessions.startDate));
  const titles = new Map(nodes.map(({ nodeId, title }) => [nodeId, title]));
  return plan.sessions.flatMap(({ nodeId, startDate, endDate }) =>
    held
      .filter(
        (other) =>
          other.startDate.getTime() < Date.parse(endDate) && other.endDate.getTime() > Date.parse(startDate),
      )
      .map(({ startDate: _start, endDate: _end, ...cohort }) =>
        warning('OVERLAPS', { title: titles.get(nodeId) ?? null, at: startDate, cohort }),
      ),
  );
}

/** Warns if the first module teaches nothing yet: its topics exist at most by name. */
async function findEmptyStart(db: Queryable, nodes: readonly DatedNode[]): Promise<PlanWarning[]> {
  const root = FIRST.map((namespace) =>
    nodes.find((node) => node.namespace === namespace && node.parentNodeId === null),
  ).find((node) => node !== undefined);
  const first = nodes.find((node) => root && node.parentNodeId === root.nodeId);
  if (!first) return [warning('NO_CONTENT')];
  const topics = nodes.filter(({ parentNodeId }) => parentNodeId === first.nodeId);
  const [taught] =
    topics.length === 0
      ? []
      : await db
          .select({ nodeId: courseNodes.nodeId })
          .from(courseNodes)
          .where(
            inArray(
              courseNodes.parentNodeId,
              topics.map(({ nodeId }) => nodeId),
            ),
          )
          .limit(1);
  return taught ? [] : [warning('NO_CONTENT', { title: first.title })];
}

/** Finds what staff should look at before creating the cohort. Two statements at most. */
export async function findPlanWarnings(
  db: Queryable,
  planned: Planned,
  leadMentorId: string | null,
): Promise<PlanWarning[]> {
  const { plan, nodes } = planned;
  const end = plan.milestones.find(({ key }) => key === 'COURSE_COMPLETION_DATE')?.time;
  const late = plan.calendar.filter(
    ({ kind, at }) =>
      (kind === 'SESSION' || kind === 'DEADLINE') && end !== undefined && Date.parse(at) > Date.parse(end),
  );
  return [
    ...(await findEmptyStart(db, nodes)),
    ...findOwnOverlaps(planned),
    ...(await findOverlaps(db, planned, leadMentorId)),
    ...late.map(({ title, at }) => warning('AFTER_COMPLETION', { title, at })),
  ];
}
