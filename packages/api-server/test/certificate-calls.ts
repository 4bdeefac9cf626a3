import type { CohortClosing } from '@plinth/domain/closing/cohort-closing';
import { and, asc, eq } from 'drizzle-orm';
import { certificates } from '../src/db/schema/certificates.ts';
import { nodeProgress, reports } from '../src/db/schema/curriculum.ts';
import { enrol, mintCohort, mintPerson } from './mint.ts';
import { mintCourse, mintDate, smallCourse } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

const TASK = 'root/m1/task/assignment';
const PARTS = ['root', 'root/m1', 'root/m1/plain', 'root/m1/task', TASK];
/** The nodes of a small course: lessons, and a task with a hand-in. */
export const nodes = smallCourse.filter(({ key }) => PARTS.includes(key) || key.startsWith('root/m1/plain/'));

type Review = 'REVIEWED' | 'REJECTED' | 'PENDING';

/** A cohort that has ended, and its course. */
export type Room = Awaited<ReturnType<typeof mintEndedCohort>>;

async function mintEndedCohort(
  school: TestSchool,
  endedDaysAgo: number,
  taught: typeof nodes,
  change: Parameters<typeof mintCohort>[1],
) {
  const course = await mintCourse(school, { nodes: taught });
  const cohort = await mintCohort(school, { courseId: course.courseId, ...change }, 170);
  await mintDate(school, cohort.cohortId, 'COURSE_COMPLETION_DATE', -endedDaysAgo);
  return { course, cohortId: cohort.cohortId };
}

/** Helpers for the learners of an ended cohort, its closing by staff, and the resulting certificates. */
export function certificateCalls(school: TestSchool) {
  const staff = () => mintPerson(school, { staffRoles: ['ACADEMICS'] });

  /** Creates a cohort of a small course that ended the given number of days ago. */
  const mintEnded = (endedDaysAgo = 2, taught = nodes, change: Parameters<typeof mintCohort>[1] = {}) =>
    mintEndedCohort(school, endedDaysAgo, taught, change);

  const handIn = ({ course, cohortId }: Room, userId: string, reviewStatus: Review) =>
    school.deps.db
      .insert(reports)
      .values({
        cohortId,
        userId,
        nodeId: course.id(TASK),
        namespace: 'LEARNING',
        reviewStatus,
        submittedAt: school.now(),
        createdAt: school.now(),
      })
      .onConflictDoUpdate({
        target: [reports.cohortId, reports.userId, reports.nodeId],
        set: { reviewStatus },
      });

  /** Completes the lessons, and hands in the task unless there is no review. */
  async function work(room: Room, learner: { userId: string }, reviewStatus: Review | null) {
    await school.deps.db.insert(nodeProgress).values(
      room.course.rows
        .filter(({ key }) => key !== TASK && key !== 'root/m1/task')
        .map(({ nodeId, namespace }) => ({
          cohortId: room.cohortId,
          userId: learner.userId,
          nodeId,
          namespace,
          state: 'COMPLETED' as const,
          startedAt: school.now(),
          completedAt: school.now(),
        })),
    );
    if (reviewStatus) await handIn(room, learner.userId, reviewStatus);
  }

  /** Creates a learner who has completed the lessons and handed in the task. */
  async function mintLearner(room: Room, reviewStatus: Review | null, name: string) {
    const learner = await mintPerson(school, { firstName: name });
    await enrol(school, room.cohortId, learner.userId);
    await work(room, learner, reviewStatus);
    return learner;
  }

  const read = async ({ cohortId }: Room, token: string) =>
    (await school.call('GET', `/v1/office/cohorts/${cohortId}/closing`, { token })).body as CohortClosing;
  const close = ({ cohortId }: Room, token: string, stamp: string) =>
    school.call('POST', `/v1/office/cohorts/${cohortId}/closing`, { token, body: { stamp } });

  const certificatesOf = ({ cohortId }: Room, userId: string) =>
    school.deps.db
      .select()
      .from(certificates)
      .where(and(eq(certificates.cohortId, cohortId), eq(certificates.userId, userId)))
      .orderBy(asc(certificates.kind));

  return { staff, mintEnded, handIn, work, mintLearner, read, close, certificatesOf };
}
