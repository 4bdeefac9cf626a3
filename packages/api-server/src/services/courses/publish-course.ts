import { eq, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { courseNodes, courses } from '../../db/schema/curriculum.ts';
import { COMMAND, type StaffAct } from '../audit-entries/record-audit.ts';
import { regradeQuiz } from '../quizzes/regrade-quiz.ts';
import { carryCohortDates } from './carry-cohort-dates.ts';
import type { CoursePublication } from './course-publication.ts';
import { loadLiveNodes } from './load-live-nodes.ts';
import { nodeFacts } from './node-facts.ts';
import { orderNodes } from './order-nodes.ts';
import { publishQuizzes } from './publish-quizzes.ts';
import { publishSkills } from './publish-skills.ts';
import { arrivalsOf, recordLateSteps } from './record-late-steps.ts';
import { recordRubricTotals } from './record-rubric-totals.ts';

/** Rows per statement, well below the 65,535 parameters that PostgreSQL accepts. */
const CHUNK = 2_000;

/**
 * Writes a course as it now is. Nodes, quizzes and skills are matched by their keys and keep their ids, so learners'
 * work stays attached to them. Removed nodes retire: they are no longer taught, but learners who worked on them can
 * still read them. What was complete stays complete, even when steps are added below it. The version grows, so no
 * process continues to show the old tree. A quiz in progress continues unchanged; a corrected key also corrects the
 * answers handed in, in the name of `act`. In cohorts whose dates were moved, new and re-dated steps are moved too.
 * Publications of one course run one after the other.
 * @throws Error when the nodes make no tree (order-nodes.ts)
 */
export async function publishCourse(
  tx: Transaction,
  course: CoursePublication,
  now: Date,
  act: StaffAct = COMMAND,
): Promise<{ courseId: string; version: number }> {
  const nodes = orderNodes(course.nodes);
  const [row] = await tx
    .insert(courses)
    .values({
      code: course.code,
      title: course.title,
      completion: course.completion ?? null,
      publishedAt: now,
    })
    .onConflictDoUpdate({
      target: courses.code,
      set: {
        title: course.title,
        completion: course.completion ?? null,
        version: sql`${courses.version} + 1`,
        publishedAt: now,
      },
    })
    .returning({ courseId: courses.courseId, version: courses.version });
  if (!row) throw new Error('The course was not written.');
  const { courseId } = row;

  const before = await loadLiveNodes(tx, courseId);
  const present = await tx
    .select({ key: courseNodes.key, nodeId: courseNodes.nodeId, assignment: courseNodes.assignment })
    .from(courseNodes)
    .where(eq(courseNodes.courseId, courseId));
  const known = new Map(present.map(({ key, nodeId }) => [key, nodeId]));
  const plans = new Map(present.map(({ key, assignment }) => [key, assignment]));
  const nodeIds = new Map(nodes.map(({ key }) => [key, known.get(key) ?? uuidv7()]));
  const { formIds, changed } = await publishQuizzes(tx, course.code, nodes);

  const rows = nodes.map((node) => ({
    nodeId: nodeIds.get(node.key) ?? uuidv7(),
    courseId,
    parentNodeId: node.parentKey === null ? null : (nodeIds.get(node.parentKey) ?? null),
    key: node.key,
    type: node.type,
    namespace: node.namespace,
    rank: node.rank,
    meta: node.meta,
    formId: formIds.get(node.key) ?? null,
    ...nodeFacts(node),
    assignment: recordRubricTotals(nodeFacts(node).assignment, plans.get(node.key), now),
    retiredAt: null,
  }));
  const arrivals = arrivalsOf(before, rows);
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx
      .insert(courseNodes)
      .values(rows.slice(from, from + CHUNK))
      .onConflictDoUpdate({
        target: [courseNodes.courseId, courseNodes.key],
        set: {
          parentNodeId: sql`excluded.parent_node_id`,
          type: sql`excluded.type`,
          namespace: sql`excluded.namespace`,
          rank: sql`excluded.rank`,
          meta: sql`excluded.meta`,
          releaseDay: sql`excluded.release_day`,
          dueDay: sql`excluded.due_day`,
          credits: sql`excluded.credits`,
          formId: sql`excluded.form_id`,
          isElective: sql`excluded.is_elective`,
          assignment: sql`excluded.assignment`,
          liveSession: sql`excluded.live_session`,
          retiredAt: sql`null`,
        },
      });
  await recordLateSteps(tx, courseId, before, arrivals);
  await carryCohortDates(tx, { courseId, before, after: rows });
  const gone = before.filter(({ key }) => !nodeIds.has(key)).map(({ nodeId }) => nodeId);
  for (let from = 0; from < gone.length; from += CHUNK)
    await tx
      .update(courseNodes)
      .set({ retiredAt: now })
      .where(inArray(courseNodes.nodeId, gone.slice(from, from + CHUNK)));
  await publishSkills(tx, { ...course, nodes }, nodeIds);
  for (const quiz of changed) await regradeQuiz(tx, act, { quiz, code: course.code, at: now });
  return { courseId, version: row.version };
}
