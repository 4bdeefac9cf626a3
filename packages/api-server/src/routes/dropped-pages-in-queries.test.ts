import { describe, expect, it } from 'vitest';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { NODE, queryCalls, type Room } from '../../test/query-calls.ts';

const school = openTestSchool();
const { mintRoom, save, ask, rowOf } = queryCalls(school);

const aboutIt = ({ course }: Room) => ({ meta: { curriculumDetails: { nodeId: course.id(NODE) } } });
const readPage = ({ cohortId, course, learner }: Room) =>
  school.call('POST', `/v2/client/lms/${cohortId}/mark-node-ongoing/LEARNING`, {
    token: learner.token,
    body: { nodeId: course.id(NODE) },
  });
const publish = ({ course }: Room, nodes: typeof smallCourse) =>
  mintCourse(school, { code: course.code, nodes });

const dropped = smallCourse.filter(({ key }) => !key.startsWith(NODE));
const later = smallCourse.map((node) => (node.key === NODE ? { ...node, releaseDay: 90 } : node));

describe('a query about a page that the course has dropped or closed', () => {
  it('API-174 QUERY-02 is asked by whoever worked on the dropped page, and by no one else', async () => {
    const room = await mintRoom();
    expect((await readPage(room)).status).toBe(200);
    await publish(room, dropped);
    const asked = await save(room, aboutIt(room));
    expect(asked.status).toBe(200);
    expect(asked.body.query.meta).toEqual(aboutIt(room).meta);
    expect((await save(room, aboutIt(room), room.peer.token)).status).toBe(404);
  });

  it.each([
    ['dropped', dropped, 404],
    ['closed again', later, 403],
  ] as const)('API-174 is changed by its asker once the page is %s', async (_how, nodes, refused) => {
    const room = await mintRoom();
    const queryId = await ask(room, aboutIt(room));
    await publish(room, [...nodes]);
    const changed = await save(room, { queryId, title: 'Which level, then?', ...aboutIt(room) });
    expect(changed.status).toBe(200);
    expect(await rowOf(queryId)).toMatchObject({
      title: 'Which level, then?',
      nodeId: room.course.id(NODE),
    });
    const other = await ask(room);
    expect((await save(room, { queryId: other, ...aboutIt(room) })).status).toBe(refused);
  });
});
