import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintGroup } from '../../test/mint.ts';
import { mintClass } from '../../test/mint-class.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { courseNodes, creditEntries, liveSessions, nodeProgress, reports } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const DAY = 86_400_000;

const creditsOf = (userId: string) =>
  school.deps.db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
const progressRows = (userId: string) =>
  school.deps.db.select().from(nodeProgress).where(eq(nodeProgress.userId, userId));

describe('node states', () => {
  it('API-129 every node has its state and lock; parents take their state from their children', async () => {
    const { course, begin, states } = await mintClass(school);
    expect((await states()).nodes[course.id('root/m1')]).toEqual({ state: 'NOT_STARTED', isLocked: false });
    await begin('root/m1/plain');
    const { nodes } = await states();
    expect(nodes[course.id('root/m1/plain')]).toEqual({ state: 'STARTED', isLocked: false });
    expect(nodes[course.id('root/m1')].state).toBe('STARTED');
    expect(nodes[course.id('root')].state).toBe('STARTED');
    expect(nodes[course.id('root/m2')]).toEqual({ state: 'NOT_STARTED', isLocked: true });
    expect(nodes[course.id('root/m2/later')].isLocked).toBe(true);
    expect(nodes[course.id('root/m1/plain/lesson/part/text')]).toBeUndefined();
  });

  it('API-129 a mentor’s preview returns every node unlocked; a learner’s preview is refused', async () => {
    const { base, learner, guide } = await mintClass(school);
    const url = `${base}/nodes/states?namespace=LEARNING&nodeId=ROOT&isPreview=true`;
    const { body } = await school.call('GET', url, { token: guide.token });
    expect(
      Object.values(body.nodes).every((node) => (node as { isLocked: boolean }).isLocked === false),
    ).toBe(true);
    expect((await school.call('GET', url, { token: learner.token })).status).toBe(403);
  });

  it('API-129 returns 401 without a session, 403 for an outsider, 404 for an unknown node, 400 for bad input', async () => {
    const { base, learner } = await mintClass(school);
    const other = await mintClass(school);
    const url = `${base}/nodes/states?namespace=LEARNING`;
    expect((await school.call('GET', url)).status).toBe(401);
    expect((await school.call('GET', url, { token: other.learner.token })).status).toBe(403);
    const own = { token: learner.token };
    expect((await school.call('GET', `${url}&nodeId=${randomUUID()}`, own)).status).toBe(404);
    expect((await school.call('GET', `${url}&isPreview=perhaps`, own)).status).toBe(400);
    expect((await school.call('GET', `${base}/nodes/states`, own)).status).toBe(400);
  });

  it('API-129 a namespace that the course does not have returns no nodes', async () => {
    const { states } = await mintClass(school);
    expect(await states('BONUS')).toEqual({ nodes: {} });
  });

  it('ENTITY-09 OPEN-03 in an open course a mission stays locked until the one before it is completed', async () => {
    const { course, states, complete } = await mintClass(school);
    const before = await states('OPEN_LMS');
    expect(before).toMatchObject({
      activeMission: 'MISSION_0',
      unlockedFeature: null,
      hideIndicators: false,
    });
    expect(before.capstone.nodeId).toBe(course.id('open/stage'));
    expect(before.nodes[course.id('open/mission1')].isLocked).toBe(true);
    const refused = await complete('open/mission1/watch', 'OPEN_LMS');
    expect(refused.body).toMatchObject({ code: 'LOCKED', data: { details: 'Coming soon!' } });

    const unlockedNodeIds = [course.id('open/mission1'), course.id('open/mission1/watch')].sort();
    for (let call = 0; call < 2; call += 1) {
      const { body } = await complete('open/mission0/watch', 'OPEN_LMS');
      expect(body.unlockedNodeIds.sort()).toEqual(unlockedNodeIds);
    }
    expect(await states('OPEN_LMS')).toMatchObject({
      activeMission: 'MISSION_1',
      unlockedFeature: 'MISSION_1',
    });
    await complete('open/mission1/watch', 'OPEN_LMS');
    expect(await states('OPEN_LMS')).toMatchObject({
      activeMission: null,
      unlockedFeature: null,
      hideIndicators: true,
    });
  });
});

describe('marking a node as started', () => {
  it('API-131 CURR-03 sets it to STARTED, and leaves a completed one COMPLETED', async () => {
    const { course, begin, complete, states } = await mintClass(school);
    const nodeId = course.id('root/m1/plain');
    expect((await begin('root/m1/plain')).body).toEqual({ nodeId, state: 'STARTED' });
    await complete('root/m1/plain');
    expect((await begin('root/m1/plain')).body).toEqual({ nodeId, state: 'COMPLETED' });
    expect((await states()).nodes[nodeId].state).toBe('COMPLETED');
  });

  it('API-131 a locked node returns 403 LOCKED and stays unchanged', async () => {
    const { learner, begin } = await mintClass(school);
    const { status, body } = await begin('root/m2/later');
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'LOCKED', data: { unlocksAt: expect.any(String) } });
    expect(await progressRows(learner.userId)).toEqual([]);
  });

  it('API-131 a mentor’s preview writes nothing; a mentor without preview and a learner with it are refused', async () => {
    const { guide, learner, begin } = await mintClass(school);
    expect((await begin('root/m2/later', guide.token, '?isPreview=true')).body.state).toBe('STARTED');
    expect((await begin('root/m1/plain', guide.token)).status).toBe(403);
    expect((await begin('root/m1/plain', learner.token, '?isPreview=true')).status).toBe(403);
    expect(await progressRows(guide.userId)).toEqual([]);
    expect(await progressRows(learner.userId)).toEqual([]);
  });

  it('API-131 returns 401 without a session, 403 for an outsider, 404 for an unknown node, 400 for bad input', async () => {
    const { base, course, learner } = await mintClass(school);
    const other = await mintClass(school);
    const url = `${base}/mark-node-ongoing/LEARNING`;
    const body = { nodeId: course.id('root/m1/plain') };
    expect((await school.call('POST', url, { body })).status).toBe(401);
    expect((await school.call('POST', url, { body, token: other.learner.token })).status).toBe(403);
    expect(
      (await school.call('POST', url, { body: { nodeId: randomUUID() }, token: learner.token })).status,
    ).toBe(404);
    expect((await school.call('POST', url, { body: {}, token: learner.token })).status).toBe(400);
    expect(
      (await school.call('POST', `${base}/mark-node-ongoing/X`, { body, token: learner.token })).status,
    ).toBe(400);
  });
});

describe('completing a node', () => {
  it('API-130 CURR-04 a topic is completed and its credits are paid once; a repeat returns the same', async () => {
    const { course, learner, complete } = await mintClass(school);
    const answer = {
      nodeId: course.id('root/m1/plain'),
      state: 'COMPLETED',
      unlockedNodeIds: [],
      credits: 5,
    };
    expect((await complete('root/m1/plain')).body).toEqual(answer);
    expect((await complete('root/m1/plain')).body).toEqual(answer);
    expect((await creditsOf(learner.userId)).map(({ credits }) => credits)).toEqual([5]);
  });

  it('API-130 ten simultaneous calls complete it once and pay credits once', async () => {
    const { learner, complete } = await mintClass(school);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete('root/m1/plain')));
    expect(answers.map(({ status, body }) => [status, body.credits])).toEqual(
      Array.from({ length: 10 }, () => [200, 5]),
    );
    expect(await creditsOf(learner.userId)).toHaveLength(1);
    expect(await progressRows(learner.userId)).toHaveLength(1);
  });

  it.each([
    ['root/m1/graded', 'Hand in the quiz “Graded quiz” first.'],
    ['root/m1/graded/quiz', 'Hand in the quiz “Graded quiz” first.'],
    ['root/m1/task', 'Hand in the assignment “Draw a wall” first.'],
    ['root/m1/task/assignment', 'Hand in the assignment “Draw a wall” first.'],
    ['root/m1', 'Complete “Graded topic” first.'],
  ])('API-130 %s returns 409 while something is not handed in', async (key, details) => {
    const { learner, complete } = await mintClass(school);
    const { status, body } = await complete(key);
    expect(status).toBe(409);
    expect(body.data.details).toBe(details);
    expect(await progressRows(learner.userId)).toEqual([]);
    expect(await creditsOf(learner.userId)).toEqual([]);
  });

  it('API-130 handing in the assignment completes its topic; credits are paid only with the review', async () => {
    const { course, learner, complete, handIn, states } = await mintClass(school);
    await handIn('root/m1/task/assignment');
    expect((await states()).nodes[course.id('root/m1/task')].state).toBe('COMPLETED');
    expect((await complete('root/m1/task/assignment')).body.credits).toBe(0);
    expect((await complete('root/m1/task')).status).toBe(200);
    expect(await creditsOf(learner.userId)).toEqual([]);
  });

  it('API-130 API-211 a task is completed by handing it in, and paid by its review alone', async () => {
    const { course, learner, guide, cohort, complete, handIn } = await mintClass(school);
    const key = 'root/m1/task/assignment';
    const nodeId = course.id(key);
    await school.deps.db.update(courseNodes).set({ type: 'TASK' }).where(eq(courseNodes.nodeId, nodeId));
    const refused = await complete(key);
    expect([refused.status, refused.body.data.details]).toEqual([
      409,
      'Hand in the task “Draw a wall” first.',
    ]);
    expect((await complete('root/m1/task')).status).toBe(409);
    await handIn(key);
    expect((await complete(key)).body.credits).toBe(0);
    await mintGroup(school, cohort.cohortId, guide.userId, [learner.userId]);
    const [report] = await school.deps.db.select().from(reports).where(eq(reports.userId, learner.userId));
    const reviewed = await school.call(
      'PUT',
      `/v2/client/mentor/report/assessment?user-id=${learner.userId}&namespace=LEARNING`,
      {
        token: guide.token,
        body: { cohortId: cohort.cohortId, nodeId, reportId: report?.reportId, reviewStatus: 'REVIEWED' },
      },
    );
    expect(reviewed.status).toBe(200);
    expect((await complete(key)).body.credits).toBe(20);
    expect(await creditsOf(learner.userId)).toMatchObject([{ reason: 'reviewed', credits: 20 }]);
  });

  it('API-130 a live session can be completed only once it is over', async () => {
    const { cohort, course, complete } = await mintClass(school);
    const startDate = new Date(school.now().getTime() + DAY);
    const endDate = new Date(startDate.getTime() + 3_600_000);
    const session = { cohortId: cohort.cohortId, nodeId: course.id('root/m1/live'), startDate, endDate };
    await school.deps.db.insert(liveSessions).values(session);
    expect((await complete('root/m1/live')).status).toBe(409);
    await school.deps.db
      .update(liveSessions)
      .set({ sessionStatus: 'COMPLETED' })
      .where(and(eq(liveSessions.cohortId, cohort.cohortId), eq(liveSessions.nodeId, session.nodeId)));
    expect((await complete('root/m1/live')).status).toBe(200);
  });

  it('API-130 a locked node returns 403 LOCKED; a mentor, an outsider and a visitor are refused; bad input returns 400', async () => {
    const { base, course, learner, guide, complete } = await mintClass(school);
    const other = await mintClass(school);
    expect((await complete('root/m2/later')).body).toMatchObject({
      code: 'LOCKED',
      data: { unlocksAt: expect.any(String) },
    });
    expect((await complete('root/m1/plain', 'LEARNING', guide.token)).status).toBe(403);
    expect((await complete('root/m1/plain', 'LEARNING', other.learner.token)).status).toBe(403);
    const url = `${base}/nodes/states?namespace=LEARNING`;
    expect((await school.call('PUT', `${url}&nodeId=${course.id('root/m1/plain')}`)).status).toBe(401);
    expect((await school.call('PUT', `${url}&nodeId=${randomUUID()}`, { token: learner.token })).status).toBe(
      404,
    );
    expect((await school.call('PUT', url, { token: learner.token })).status).toBe(400);
    expect((await school.call('PUT', `${url}&nodeId=ROOT`, { token: learner.token })).status).toBe(400);
    expect(await progressRows(learner.userId)).toEqual([]);
  });

  it('ROLE-34 an UPCOMING learner completes nodes only in ONBOARDING; a BLOCKED one completes nothing from the next call on', async () => {
    const { cohort, learner, complete } = await mintClass(school);
    const become = (state: 'UPCOMING' | 'BLOCKED') =>
      school.deps.db
        .update(enrolments)
        .set({ state })
        .where(and(eq(enrolments.cohortId, cohort.cohortId), eq(enrolments.userId, learner.userId)));
    await become('UPCOMING');
    expect((await complete('onboarding/hello', 'ONBOARDING')).status).toBe(200);
    expect((await complete('root/m1/plain')).status).toBe(403);
    await become('BLOCKED');
    expect((await complete('onboarding/hello', 'ONBOARDING')).status).toBe(403);
  });

  it('P-10 takes at most six SQL statements beyond the session', async () => {
    const { complete } = await mintClass(school);
    await complete('root/m1/plain');
    expect(await school.countQueries(() => complete('root/m1/plain'))).toBeLessThanOrEqual(7);
  });
});
