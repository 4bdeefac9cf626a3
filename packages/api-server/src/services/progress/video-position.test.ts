import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../../test/mint.ts';
import { mintCourse, smallCourse } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import type { NodePublication } from '../courses/course-publication.ts';

const school = openTestSchool();

const film = (lesson: string): NodePublication => ({
  key: `${lesson}/lesson/film`,
  parentKey: `${lesson}/lesson`,
  type: 'VIDEO_PLAYER',
  namespace: 'LEARNING',
  rank: 9,
  meta: { title: 'A wall is drawn', value: '/media/course/0.mp4' },
});

async function mintClass() {
  const course = await mintCourse(school, {
    nodes: [...smallCourse, film('root/m1/plain'), film('root/m2/later')],
  });
  const cohort = await mintCohort(school, { courseId: course.courseId });
  const learner = await mintPerson(school, { withPassword: true });
  await enrol(school, cohort.cohortId, learner.userId);
  const path = (nodeId = course.id('root/m1/plain/lesson/film')) =>
    `/v2/client/lms/${cohort.cohortId}/video-positions/${nodeId}`;
  return { course, cohort, learner, path };
}

describe('where a learner stopped watching', () => {
  it('ENUM-21 is 0 at first, then the last second sent, on any device and for that learner only', async () => {
    const { cohort, learner, path } = await mintClass();
    const { token } = learner;
    expect((await school.call('GET', path(), { token })).body).toEqual({ seconds: 0 });
    for (const seconds of [12.5, 40, 40])
      expect((await school.call('PUT', path(), { token, body: { seconds } })).status).toBe(200);
    expect((await school.call('GET', path(), { token })).body).toEqual({ seconds: 40 });
    const phone = await accountCalls(school).signInAs(learner);
    expect((await school.call('GET', path(), { token: phone.token })).body).toEqual({ seconds: 40 });
    const other = await mintPerson(school);
    await enrol(school, cohort.cohortId, other.userId);
    expect((await school.call('GET', path(), { token: other.token })).body).toEqual({ seconds: 0 });
  });

  it.each([
    ['no token', 401],
    ['somebody of no cohort', 403],
    ['a guide, who watches in preview', 403],
  ])('%s is refused', async (who, status) => {
    const { cohort, path } = await mintClass();
    const person = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    if (who.startsWith('a guide'))
      await assignMentor(school, cohort.cohortId, person.userId, 'INDUSTRIAL_GUIDE');
    const token = who === 'no token' ? {} : { token: person.token };
    expect((await school.call('PUT', path(), { ...token, body: { seconds: 3 } })).status).toBe(status);
    expect((await school.call('GET', path(), token)).status).toBe(status);
  });

  it.each([
    ['before the beginning', { seconds: -1 }],
    ['beyond a day', { seconds: 90_000 }],
    ['in words', { seconds: 'ten' }],
    ['nothing', {}],
  ])('a position %s returns 400', async (_what, body) => {
    const { learner, path } = await mintClass();
    expect((await school.call('PUT', path(), { token: learner.token, body })).status).toBe(400);
  });

  it('ERR-14 a film of a locked lesson returns 403 LOCKED, a paragraph 400, an unknown node 404', async () => {
    const { course, learner, path } = await mintClass();
    const put = (nodeId: string) =>
      school.call('PUT', path(nodeId), { token: learner.token, body: { seconds: 3 } });
    const locked = await put(course.id('root/m2/later/lesson/film'));
    expect([locked.status, locked.body.code]).toEqual([403, 'LOCKED']);
    expect((await put(course.id('root/m1/plain/lesson/part/text'))).status).toBe(400);
    expect((await put(randomUUID())).status).toBe(404);
  });
});
