import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assignMentor, mintCohort, mintPerson } from '../../test/mint.ts';
import { curriculumOf, OPEN, openLmsCalls, stopsOf } from '../../test/open-lms-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();
const { mintOpenCourse, mintLearner } = openLmsCalls(school);

describe('the content of the open course', () => {
  it('API-247 ENTITY-09 returns the active mission with the outline of all missions and the timer', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    const { status, body } = await learner.get('/content');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      activeMission: 'MISSION_0',
      unlockedFeature: null,
      hideIndicators: false,
      timer: { running: true, started: true },
      node: { nodeId: open.course.id('open/mission0') },
      capstone: { nodeId: open.course.id('open/stage') },
    });
    expect(body.node.children.map((node: { nodeId: string }) => node.nodeId)).toEqual([
      open.course.id('open/mission0/watch'),
    ]);
    expect(body.nodes.map((node: { meta: { title: string } }) => node.meta.title)).toEqual([
      'Mission 0',
      'Mission 1',
      'The end',
    ]);
    const step = await learner.get(`/content?node-id=${open.course.id('open/mission0/watch')}`);
    expect(step.body.node.nodeId).toBe(open.course.id('open/mission0/watch'));
  });

  it('OPEN-02 API-247 a later mission and the reward return 403 LOCKED, unknown content 404, and an invalid mission 400', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    for (const query of ['mission=MISSION_1', 'mission=REWARD', `node-id=${open.course.id('open/stage')}`]) {
      const { status, body } = await learner.get(`/content?${query}`);
      expect([query, status, body.code]).toEqual([query, 403, 'LOCKED']);
    }
    expect((await learner.get('/content?mission=MISSION_4')).status).toBe(404);
    expect((await learner.get(`/content?node-id=${randomUUID()}`)).status).toBe(404);
    expect((await learner.get(`/content?node-id=${open.course.id('root/m1')}`)).status).toBe(404);
    expect((await learner.get('/content?mission=MISSION_9')).status).toBe(400);
    await learner.finish();
    expect((await learner.get('/content?mission=REWARD')).body.node.meta.title).toBe('The end');
    expect((await learner.get('/content')).body.hideIndicators).toBe(true);
  });

  it('OPEN-04 ERR-10 API-247 when the time is up, every request for content returns 400 USER_ACCESS_TIME_EXPIRY', async () => {
    const open = await mintOpenCourse();
    const learner = await mintLearner(open);
    await learner.start();
    await learner.age(14);
    const expired = await learner.get('/content');
    expect([expired.status, expired.body.code]).toEqual([400, 'USER_ACCESS_TIME_EXPIRY']);
    const base = curriculumOf(open.cohortId);
    const nodeId = open.course.id('open/mission0/watch');
    for (const path of [
      `${base}/cohort-node-data?nodeId=${nodeId}&depth=10&namespace=OPEN_LMS`,
      `${base}/cohort-node-data/index?namespace=OPEN_LMS`,
      `${base}/nodes/states?namespace=OPEN_LMS`,
    ]) {
      const { status, body } = await school.call('GET', path, { token: learner.token });
      expect([path, status, body.code]).toEqual([path, 400, 'USER_ACCESS_TIME_EXPIRY']);
    }
    const done = await learner.complete('open/mission0/watch');
    expect([done.status, done.body.code]).toEqual([400, 'USER_ACCESS_TIME_EXPIRY']);
    const { body } = await learner.get('/dashboard');
    expect(body.timer).toEqual({ running: false, started: true, remainingSeconds: 0 });
    expect(stopsOf(body).some((stop) => stop.endsWith('open'))).toBe(false);
  });

  it('API-247 is refused before the start, without an enrolment and without a session', async () => {
    const open = await mintOpenCourse();
    const waiting = await mintLearner(open);
    expect((await waiting.get('/content')).status).toBe(403);
    expect((await waiting.get(`/content?cohortId=${open.cohortId}`)).status).toBe(403);
    const { token } = await mintPerson(school);
    expect((await school.call('GET', `${OPEN}/content`, { token })).status).toBe(404);
    expect((await school.call('GET', `${OPEN}/content?cohortId=${open.cohortId}`, { token })).status).toBe(
      403,
    );
    expect((await school.call('GET', `${OPEN}/content`)).status).toBe(401);
  });

  it('API-247 is fully open to mentors of the cohort; a cohort that is not an open course returns 404', async () => {
    const open = await mintOpenCourse();
    const plain = await mintCohort(school);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    for (const { cohortId } of [open, plain])
      await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const read = (path: string) => school.call('GET', `${OPEN}${path}`, { token: guide.token });
    expect((await read(`/content?cohortId=${open.cohortId}&mission=MISSION_1`)).status).toBe(200);
    expect((await read(`/leaderboard?cohortId=${open.cohortId}`)).status).toBe(200);
    expect((await read(`/content?cohortId=${plain.cohortId}`)).status).toBe(404);
  });
});

describe('extending the time of the open course', () => {
  it('API-252 is possible once, in the last day or after it, and a repeat returns the same', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    const extend = () => learner.put('/extend-user-access-expiry');
    expect((await extend()).status).toBe(403);
    await learner.start();
    expect((await extend()).status).toBe(409);
    await learner.age(20);
    expect((await learner.get('/dashboard')).body.canExtendAccess).toBe(true);
    const answers = [...(await Promise.all([extend(), extend()])), await extend()];
    for (const { status, body } of answers) {
      expect([status, body.canExtendAccess, body.timer.running]).toEqual([200, false, true]);
      expect(body.timer.remainingSeconds).toBeLessThanOrEqual(7 * 86_400);
      expect(body.timer.remainingSeconds).toBeGreaterThan(7 * 86_400 - 60);
    }
    expect((await learner.get('/content')).status).toBe(200);
    await learner.age(8);
    const after = await extend();
    expect([after.status, after.body.timer.running]).toEqual([200, false]);
    expect((await learner.get('/dashboard')).body.canExtendAccess).toBe(false);
  });

  it('API-252 a paid course returns 409, an outsider 404, a stranger 401, and an invalid id 400', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await learner.pay();
    await learner.age(20);
    expect((await learner.put('/extend-user-access-expiry')).status).toBe(409);
    expect((await learner.get('/content')).status).toBe(200);
    expect((await learner.put('/extend-user-access-expiry', { cohortId: 'here' })).status).toBe(400);
    const { token } = await mintPerson(school);
    const call = (own: { token?: string }) =>
      school.call('PUT', `${OPEN}/extend-user-access-expiry`, { ...own, body: {} });
    expect((await call({ token })).status).toBe(404);
    expect((await call({})).status).toBe(401);
  });
});
