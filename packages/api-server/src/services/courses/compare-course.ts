import { type CourseChange, diffCourse } from '@plinth/domain/courses/diff-course';
import type { PublishedNode, PublishedQuiz } from '@plinth/domain/courses/published-node';
import { and, count, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courses, liveSessions, nodeProgress } from '../../db/schema/curriculum.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import type { CoursePublication } from './course-publication.ts';
import { type LiveNode, loadLiveNodes } from './load-live-nodes.ts';
import { nodeFacts } from './node-facts.ts';
import { quizQuestionsOf } from './publish-quizzes.ts';

/** A cohort, such as BIM_A-12, and when its session starts. */
export type UpcomingSession = { cohort: string; startDate: Date };

/** What a publication would do. `version` is the live one; null for a new course. */
export type CourseComparison = {
  version: number | null;
  before: PublishedNode[];
  after: PublishedNode[];
  changes: CourseChange[];
  /** How many learners have started or completed a node that would be removed, by its key. */
  learners: Map<string, number>;
  /** The upcoming sessions of active cohorts at a node that would be removed, by its key. */
  sessions: Map<string, UpcomingSession[]>;
};

async function loadPublished(deps: Pick<Deps, 'db'>, nodes: readonly LiveNode[]): Promise<PublishedNode[]> {
  const formIds = nodes.flatMap(({ formId }) => formId ?? []);
  const quizzes = new Map<string, PublishedQuiz>();
  if (formIds.length > 0)
    for (const form of await deps.db.select().from(forms).where(inArray(forms.formId, formIds)))
      quizzes.set(form.formId, {
        title: form.title,
        quizType: form.quizType,
        timeLimitSeconds: form.timeLimitSeconds,
        maxRetakes: form.maxRetakes,
        pools: form.pools,
        questions: form.pages.flatMap(({ questions }) => questions),
      });
  const keys = new Map(nodes.map(({ nodeId, key }) => [nodeId, key]));
  return nodes.map((node) => ({
    key: node.key,
    parentKey: node.parentNodeId === null ? null : (keys.get(node.parentNodeId) ?? null),
    type: node.type,
    rank: node.rank,
    meta: node.meta,
    releaseDay: node.releaseDay,
    dueDay: node.dueDay,
    credits: node.credits,
    isElective: node.isElective,
    quiz: node.formId === null ? null : (quizzes.get(node.formId) ?? null),
    assignment: node.assignment && { uploads: node.assignment.uploads, rubric: node.assignment.rubric },
    liveSession: node.liveSession,
  }));
}

const toPublished = ({ code, nodes }: CoursePublication): PublishedNode[] =>
  nodes.map((node) => ({
    key: node.key,
    parentKey: node.parentKey,
    type: node.type,
    rank: node.rank,
    meta: node.meta,
    ...nodeFacts(node),
    quiz: node.quiz
      ? {
          title: node.quiz.title,
          quizType: node.quiz.quizType,
          timeLimitSeconds: node.quiz.timeLimitSeconds ?? null,
          maxRetakes: node.quiz.maxRetakes ?? null,
          pools: node.quiz.pools ?? null,
          questions: quizQuestionsOf(`${code}:${node.key}`, node.quiz),
        }
      : null,
  }));

async function loadUpcoming(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  keyOf: ReadonlyMap<string, string>,
): Promise<Map<string, UpcomingSession[]>> {
  const found = new Map<string, UpcomingSession[]>();
  if (keyOf.size === 0) return found;
  const rows = await db
    .select({
      nodeId: liveSessions.nodeId,
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
      startDate: liveSessions.startDate,
    })
    .from(liveSessions)
    .innerJoin(cohorts, eq(cohorts.cohortId, liveSessions.cohortId))
    .where(
      and(
        inArray(liveSessions.nodeId, [...keyOf.keys()]),
        eq(cohorts.status, 'ACTIVE'),
        gt(liveSessions.startDate, now()),
        notInArray(liveSessions.sessionStatus, ['RESCHEDULED', 'COMPLETED']),
      ),
    )
    .orderBy(liveSessions.startDate);
  for (const { nodeId, productId, batchNumber, startDate } of rows) {
    const key = keyOf.get(nodeId) ?? '';
    found.set(key, [...(found.get(key) ?? []), { cohort: `${productId}-${batchNumber}`, startDate }]);
  }
  return found;
}

/** Compares a course as it would be published with the course that is taught now. Writes nothing. */
export async function compareCourse(
  deps: Pick<Deps, 'db' | 'now'>,
  course: CoursePublication,
): Promise<CourseComparison> {
  const [live] = await deps.db.select().from(courses).where(eq(courses.code, course.code));
  const nodes = live ? await loadLiveNodes(deps.db, live.courseId) : [];
  const before = await loadPublished(deps, nodes);
  const after = toPublished(course);
  const changes = diffCourse(before, after);
  const removed = new Set(changes.flatMap(({ kind, node }) => (kind === 'removed' ? node.key : [])));
  const ids = new Map(nodes.flatMap(({ nodeId, key }) => (removed.has(key) ? [[nodeId, key] as const] : [])));
  const begun =
    ids.size === 0
      ? []
      : await deps.db
          .select({ nodeId: nodeProgress.nodeId, people: count() })
          .from(nodeProgress)
          .where(inArray(nodeProgress.nodeId, [...ids.keys()]))
          .groupBy(nodeProgress.nodeId);
  const learners = new Map(begun.map(({ nodeId, people }) => [ids.get(nodeId) ?? '', people]));
  const sessions = await loadUpcoming(deps, ids);
  return { version: live?.version ?? null, before, after, changes, learners, sessions };
}
