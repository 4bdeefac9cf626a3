import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintClass } from '../../test/mint-class.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohortGroups, enrolments } from '../db/schema/cohorts.ts';
import { creditEntries, liveSessions, reports, sessionAttendance } from '../db/schema/curriculum.ts';
import { formResponses } from '../db/schema/forms.ts';

const school = openTestSchool();
const DAY = 86_400_000;

describe("a learner's figures", () => {
  it("API-162 ENTITY-15 statistics count the caller's steps and credits by kind, of the course or below a node", async () => {
    const { course, learner, workspace, complete } = await mintClass(school);
    await complete('root/m1/plain');
    const { status, body } = await school.call('GET', `${workspace}/statistics`, { token: learner.token });
    expect(status).toBe(200);
    expect(body.statistics.TOPIC).toEqual({ total: 7, completed: 1, credits: 5, percentage: 14 });
    expect(body.statistics.QUIZ).toMatchObject({ total: 5, completed: 0 });
    expect(body.statistics.ROOT).toBeUndefined();
    expect(body.creditHealth).toEqual({ key: 'CREDITS_EARNED', value: 5 });
    const under = await school.call('GET', `${workspace}/statistics?nodeId=${course.id('root/m1/plain')}`, {
      token: learner.token,
    });
    expect(under.body.statistics).toEqual({ TOPIC: { total: 1, completed: 1, credits: 5, percentage: 100 } });
  });

  it('API-163 events name what earned credits, newest first, by page', async () => {
    const { cohort, course, learner, workspace, complete } = await mintClass(school);
    await complete('root/m1/plain');
    await school.deps.db.insert(creditEntries).values(
      Array.from({ length: 21 }, (_, n) => ({
        cohortId: cohort.cohortId,
        userId: learner.userId,
        nodeId: course.id('root/m1/task'),
        nodeType: 'TOPIC' as const,
        reason: `old-${n}`,
        credits: 1,
        createdAt: new Date(school.now().getTime() - DAY),
      })),
    );
    const { body } = await school.call('GET', `${workspace}/user-performance-events`, {
      token: learner.token,
    });
    expect(body.total).toBe(22);
    expect(body.events).toHaveLength(20);
    expect(body.events[0]).toMatchObject({
      eventType: 'NODE_COMPLETED',
      nodeId: course.id('root/m1/plain'),
      title: 'Plain topic',
      credits: 5,
    });
    const next = await school.call('GET', `${workspace}/user-performance-events?pageNo=1`, {
      token: learner.token,
    });
    expect(next.body.events).toHaveLength(2);
    const queries = await school.countQueries(() =>
      school.call('GET', `${workspace}/user-performance-events`, { token: learner.token }),
    );
    expect(queries).toBe(3);
  });

  it('API-128 skills show the credits of their nodes, the change in the last week and a level', async () => {
    const { base, cohort, course, learner } = await mintClass(school);
    const url = `${base}/skill-logs/agg`;
    const before = await school.call('GET', url, { token: learner.token });
    expect(before.body).toEqual({
      skills: [{ skillId: expect.any(String), name: 'Modelling', level: 1, credits: 0, change: 0 }],
      total: 1,
    });
    const entry = {
      cohortId: cohort.cohortId,
      userId: learner.userId,
      nodeId: course.id('root/m1/graded/quiz'),
      nodeType: 'QUIZ' as const,
    };
    await school.deps.db.insert(creditEntries).values([
      { ...entry, reason: 'quiz', credits: 8, createdAt: new Date(school.now().getTime() - 20 * DAY) },
      { ...entry, reason: 'quiz-retake-2', credits: 2, createdAt: school.now() },
    ]);
    const after = await school.call('GET', url, { token: learner.token });
    expect(after.body.skills[0]).toMatchObject({ level: 3, credits: 10, change: 2 });
  });

  it('API-134 performance sums sessions, quizzes, assignments and credits', async () => {
    const { base, cohort, course, learner, complete, handIn } = await mintClass(school);
    await complete('root/m1/plain');
    await handIn('root/m1/task/assignment');
    await school.deps.db
      .update(reports)
      .set({ reviewStatus: 'REVIEWED', score: 80 })
      .where(eq(reports.userId, learner.userId));
    const past = new Date(school.now().getTime() - DAY);
    const [session] = await school.deps.db
      .insert(liveSessions)
      .values({
        cohortId: cohort.cohortId,
        nodeId: course.id('root/m1/live'),
        startDate: past,
        endDate: past,
        sessionStatus: 'COMPLETED',
      })
      .returning();
    await school.deps.db
      .insert(sessionAttendance)
      .values({ liveSessionId: session?.liveSessionId ?? '', userId: learner.userId, attended: true });
    const url = `${base}/performance?userId=${learner.userId}`;
    const { status, body } = await school.call('POST', url, { token: learner.token, body: {} });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: learner.userId,
      credits: 5,
      creditHealth: { key: 'CREDITS_EARNED', value: 5 },
      attendance: { total: 1, attended: 1, percentage: 100 },
      quizzes: { total: 5, completed: 0, averagePercentage: null },
      assignments: { total: 1, handedIn: 1, reviewed: 1, averageScore: 80 },
    });
    const narrowed = await school.call('POST', url, {
      token: learner.token,
      body: { nodeType: 'TOPIC', nodeId: course.id('root/m1/task') },
    });
    expect(Object.keys(narrowed.body.byNodeType)).toEqual(['TOPIC']);
    expect(narrowed.body.credits).toBe(0);
    expect(narrowed.body.attendance.total).toBe(0);
    const queries = await school.countQueries(() =>
      school.call('POST', url, { token: learner.token, body: {} }),
    );
    expect(queries).toBeLessThanOrEqual(4);
  });

  it('API-134 counts no more hand-ins than are possible: capstone stages count in both numbers, without a capstone in neither', async () => {
    const task = {
      key: 'capstone/stage/task',
      parentKey: 'capstone/stage',
      type: 'TASK' as const,
      namespace: 'CAPSTONE' as const,
      rank: 1,
      meta: { title: 'Stage one, handed in' },
    };
    const course = await mintCourse(school, { nodes: [...smallCourse, task] });
    const handInsOf = async (isCapstonePresent: boolean) => {
      const cohort = await mintCohort(school, { courseId: course.courseId, isCapstonePresent });
      const learner = await mintPerson(school);
      await enrol(school, cohort.cohortId, learner.userId);
      const own = { cohortId: cohort.cohortId, userId: learner.userId, submittedAt: school.now() };
      await school.deps.db.insert(reports).values(
        ['root/m1/task/assignment', ...(isCapstonePresent ? ['capstone/stage/task'] : [])].map((key) => ({
          createdAt: school.now(),
          ...own,
          nodeId: course.id(key),
          namespace: 'LEARNING' as const,
          reviewStatus: 'PENDING' as const,
        })),
      );
      // A cancelled session is not an absence, here as on the dashboard.
      await school.deps.db.insert(liveSessions).values({
        cohortId: cohort.cohortId,
        nodeId: course.id('root/m1/live'),
        startDate: new Date(school.now().getTime() - DAY),
        endDate: new Date(school.now().getTime() - DAY),
        sessionStatus: 'RESCHEDULED',
      });
      const url = `/v2/client/lms/${cohort.cohortId}/performance?userId=${learner.userId}`;
      return (await school.call('POST', url, { token: learner.token, body: {} })).body;
    };
    const withCapstone = await handInsOf(true);
    expect(withCapstone.assignments).toMatchObject({ total: 2, handedIn: 2 });
    expect(withCapstone.byNodeType.TASK).toMatchObject({ total: 1 });
    expect(withCapstone.attendance).toEqual({ total: 0, attended: 0, percentage: 0 });
    const without = await handInsOf(false);
    expect(without.assignments).toMatchObject({ total: 1, handedIn: 1 });
    expect(without.byNodeType.TASK).toBeUndefined();
  });

  it('API-134 performance returns the credits of twelve weeks and the best results of completed quizzes', async () => {
    const { base, cohort, course, learner } = await mintClass(school);
    const at = (daysAgo: number) => new Date(school.now().getTime() - daysAgo * DAY);
    const quiz = course.id('root/m1/graded/quiz');
    const entry = { cohortId: cohort.cohortId, userId: learner.userId, nodeId: quiz };
    await school.deps.db.insert(creditEntries).values([
      { ...entry, nodeType: 'QUIZ', reason: 'quiz', credits: 8, createdAt: at(7) },
      { ...entry, nodeType: 'QUIZ', reason: 'quiz-retake-2', credits: 2, createdAt: at(0) },
      { ...entry, nodeType: 'QUIZ', reason: 'long-ago', credits: 50, createdAt: at(200) },
    ]);
    const response = {
      ...entry,
      formId: course.formId('root/m1/graded/quiz'),
      status: 'COMPLETED' as const,
      total: 4,
    };
    await school.deps.db.insert(formResponses).values([
      { startedAt: school.now(), ...response, attempt: 1, score: 1, completedAt: at(7) },
      { startedAt: school.now(), ...response, attempt: 2, score: 3, completedAt: at(0) },
    ]);
    const { body } = await school.call('POST', `${base}/performance?userId=${learner.userId}`, {
      token: learner.token,
      body: {},
    });
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks.slice(-2).map(({ credits }: { credits: number }) => credits)).toEqual([8, 2]);
    expect(body.weeks.reduce((sum: number, { credits }: { credits: number }) => sum + credits, 0)).toBe(10);
    expect(body.quizResults).toEqual([
      { nodeId: quiz, title: 'Graded quiz', percentage: 75, completedAt: expect.stringMatching(/Z$/) },
    ]);
  });

  it('API-134 a guide reads only a learner of their own group; other requests return 403 without any data', async () => {
    const { base, cohort, learner, guide } = await mintClass(school);
    const ungrouped = await mintPerson(school);
    await enrol(school, cohort.cohortId, ungrouped.userId);
    const [group] = await school.deps.db
      .insert(cohortGroups)
      .values({ cohortId: cohort.cohortId, title: 'A', guideId: guide.userId })
      .returning();
    await school.deps.db
      .update(enrolments)
      .set({ groupId: group?.groupId ?? null })
      .where(eq(enrolments.userId, learner.userId));
    const ask = (userId: string, token: string) =>
      school.call('POST', `${base}/performance?userId=${userId}`, { token, body: {} });
    expect((await ask(learner.userId, guide.token)).status).toBe(200);
    for (const answer of [
      await ask(ungrouped.userId, guide.token),
      await ask(randomUUID(), guide.token),
      await ask(learner.userId, ungrouped.token),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body.credits).toBeUndefined();
    }
  });

  it('API-128 API-134 API-162 API-163 refuses strangers, outsiders and bad input', async () => {
    const { base, workspace, learner } = await mintClass(school);
    const other = await mintClass(school);
    const early = await mintPerson(school);
    await enrol(school, other.cohort.cohortId, early.userId, 'UPCOMING');
    const calls = (place: { base: string; workspace: string }) =>
      [
        ['GET', `${place.workspace}/statistics`],
        ['GET', `${place.workspace}/user-performance-events`],
        ['GET', `${place.base}/skill-logs/agg`],
        ['POST', `${place.base}/performance?userId=${learner.userId}`],
      ] as const;
    for (const [method, url] of calls({ base, workspace })) {
      const body = method === 'POST' ? { body: {} } : {};
      expect((await school.call(method, url, body)).status).toBe(401);
      expect((await school.call(method, url, { ...body, token: other.learner.token })).status).toBe(403);
    }
    for (const [method, url] of calls(other))
      expect(
        (await school.call(method, url, { ...(method === 'POST' ? { body: {} } : {}), token: early.token }))
          .status,
      ).toBe(403);
    const own = { token: learner.token };
    expect((await school.call('GET', `${workspace}/statistics?nodeId=x`, own)).status).toBe(400);
    expect((await school.call('GET', `${workspace}/statistics?nodeId=${randomUUID()}`, own)).status).toBe(
      404,
    );
    expect((await school.call('GET', `${workspace}/user-performance-events?pageNo=-1`, own)).status).toBe(
      400,
    );
    expect((await school.call('POST', `${base}/performance`, { ...own, body: {} })).status).toBe(400);
    expect(
      (
        await school.call('POST', `${base}/performance?userId=${learner.userId}`, {
          ...own,
          body: { nodeType: 'X' },
        })
      ).status,
    ).toBe(400);
    expect((await school.call('GET', `/v2/client/lms/nonsense/skill-logs/agg`, own)).status).toBe(400);
  });
});
