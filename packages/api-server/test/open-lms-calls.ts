import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders } from '../src/db/schema/admissions.ts';
import type { cohorts } from '../src/db/schema/cohorts.ts';
import { openAccesses } from '../src/db/schema/open-lms.ts';
import { enrol, mintCohort, mintPerson } from './mint.ts';
import { mintCourse } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

export const OPEN = '/v1/client/open-lms';
/** The calls of every curriculum also read and work on an open course's content. */
export const curriculumOf = (cohortId: string) => `/v2/client/lms/${cohortId}`;

/** Returns the missions of a dashboard, each with its state and whether it is open. */
export const stopsOf = (body: { missions: { mission: string; state: string; isOpen: boolean }[] }) =>
  body.missions.map(({ mission, state, isOpen }) => `${mission} ${state} ${isOpen ? 'open' : 'closed'}`);

/** Helpers for the open courses of a school, and a learner's calls in one. */
export function openLmsCalls(school: TestSchool) {
  /** Creates a course with two missions and the final stage, and the cohort that takes it. */
  async function mintOpenCourse(cohort: Partial<typeof cohorts.$inferInsert> = {}, startedDaysAgo = 3) {
    const course = await mintCourse(school);
    const row = await mintCohort(
      school,
      { productId: 'BIM_SP', cohortGroup: 'FREEMIUM', courseId: course.courseId, ...cohort },
      startedDaysAgo,
    );
    return { course, ...row };
  }
  type OpenCourse = Awaited<ReturnType<typeof mintOpenCourse>>;

  async function mintLearner(open: OpenCourse, state: Parameters<typeof enrol>[3] = 'WAITING') {
    const person = await mintPerson(school);
    await enrol(school, open.cohortId, person.userId, state);
    const { token } = person;
    const get = (path: string) => school.call('GET', `${OPEN}${path}`, { token });
    const put = (path: string, body: unknown = {}) => school.call('PUT', `${OPEN}${path}`, { token, body });
    const post = (path: string, body: unknown = {}) => school.call('POST', `${OPEN}${path}`, { token, body });
    const start = () => put('/update-user-cohort-state', { state: 'ONGOING' });
    const complete = (key: string) =>
      school.call(
        'PUT',
        `${curriculumOf(open.cohortId)}/nodes/states?namespace=OPEN_LMS&nodeId=${open.course.id(key)}`,
        { token },
      );
    const finish = async () => {
      for (const key of ['open/mission0/watch', 'open/mission1/watch'])
        expect((await complete(key)).status).toBe(200);
    };
    const pay = () =>
      school.deps.db.insert(orders).values({
        tokenHash: randomUUID(),
        userId: person.userId,
        cohortId: open.cohortId,
        emailId: person.emailId,
        productId: 'BIM_SP',
        currency: 'INR',
        status: 'PAYMENT_COMPLETED',
        listPrice: 1,
        bookingAmount: 0,
        createdAt: school.now(),
      });
    /** Makes the access older by a number of days; a session would have expired by then. */
    const age = (days: number) =>
      school.deps.db
        .update(openAccesses)
        .set({
          startedAt: sql`started_at - make_interval(days => ${days})`,
          endsAt: sql`ends_at - make_interval(days => ${days})`,
        })
        .where(eq(openAccesses.userId, person.userId));
    return { ...person, get, put, post, start, complete, finish, pay, age };
  }

  return { mintOpenCourse, mintLearner };
}
