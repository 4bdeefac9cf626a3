import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse, mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const PAGE = 'root/m1/plain';

type Room = Awaited<ReturnType<typeof mintRoom>>;

async function mintRoom() {
  const { cohort, course } = await mintCohortWithCourse(school);
  const learner = await mintPerson(school);
  await enrol(school, cohort.cohortId, learner.userId);
  return { cohort, course, learner, base: `/v2/client/lms/${cohort.cohortId}`, nodeId: course.id(PAGE) };
}

const read = ({ base, nodeId, learner }: Room, token = learner.token) =>
  school.call('GET', `${base}/notes/${nodeId}?namespace=LEARNING`, { token });
const save = (room: Room, text: string, revision: number, token = room.learner.token, nodeId = room.nodeId) =>
  school.call('PUT', `${room.base}/notes/${nodeId}`, {
    token,
    body: { namespace: 'LEARNING', text, revision },
  });
const bookmark = (room: Room, isBookmarked: unknown, token = room.learner.token, nodeId = room.nodeId) =>
  school.call('PUT', `${room.base}/bookmarks/${nodeId}`, {
    token,
    body: { namespace: 'LEARNING', isBookmarked },
  });
const listed = (room: Room, what: 'notes' | 'bookmarks', query = '', token = room.learner.token) =>
  school.call('GET', `${room.base}/${what}${query}`, { token });

/** Publishes the course again without the page, or with all of it. */
const publish = ({ course: { code } }: Room, isTaught: boolean) =>
  mintCourse(school, { code, nodes: smallCourse.filter(({ key }) => isTaught || !key.startsWith(PAGE)) });

describe('notes', () => {
  it('a note is stored for its page, and a page without a note has an empty one', async () => {
    const room = await mintRoom();
    expect((await read(room)).body).toEqual({
      note: { text: '', revision: 0, updatedAt: null },
      isBookmarked: false,
    });
    const first = await save(room, '  Walls are constrained to levels. 🏗 ', 0);
    expect(first.body.note).toMatchObject({ text: 'Walls are constrained to levels. 🏗', revision: 1 });
    expect((await read(room)).body.note).toEqual(first.body.note);
    expect((await save(room, 'Walls are constrained to levels. 🏗', 0)).body.note).toEqual(first.body.note);
    expect(await school.countQueries(() => read(room))).toBeLessThanOrEqual(4);
  });

  it('a note written on another device is never overwritten unseen', async () => {
    const room = await mintRoom();
    await save(room, 'Written at the office', 0);
    const late = await save(room, 'Written on the train', 0);
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    expect((await read(room)).body.note.text).toBe('Written at the office');
    expect((await save(room, 'Both', 1)).body.note.revision).toBe(2);
  });

  it('of ten concurrent first saves one is stored and the others get 409', async () => {
    const room = await mintRoom();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(room, `Note ${n}`, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await read(room)).body.note.revision).toBe(1);
  });

  it('the list names the page and its module, the latest first, without notes that were emptied', async () => {
    const room = await mintRoom();
    const other = room.course.id('root/m1/graded');
    await save(room, 'First', 0);
    await save(room, 'Second', 0, room.learner.token, other);
    const { body } = await listed(room, 'notes');
    expect(body.total).toBe(2);
    expect(body.notes).toMatchObject([
      { nodeId: other, title: 'Graded topic', moduleTitle: 'Module one', text: 'Second' },
      {
        nodeId: room.nodeId,
        title: 'Plain topic',
        moduleId: room.course.id('root/m1'),
        namespace: 'LEARNING',
      },
    ]);
    await save(room, '', 1, room.learner.token, other);
    expect((await listed(room, 'notes')).body.notes).toHaveLength(1);
    expect((await listed(room, 'notes', '?pageNo=1')).body).toEqual({ notes: [], total: 1 });
    expect(await school.countQueries(() => listed(room, 'notes'))).toBeLessThanOrEqual(5);
  });

  it('only the owner reads or writes them: 401 for strangers, 403 for guides and outsiders, an empty note for another learner', async () => {
    const room = await mintRoom();
    await save(room, 'Mine alone', 0);
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    expect((await read(room, other.token)).body.note.text).toBe('');
    expect((await listed(room, 'notes', '', other.token)).body).toEqual({ notes: [], total: 0 });
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const outsider = await mintPerson(school);
    for (const { token } of [guide, outsider]) {
      expect((await read(room, token)).status).toBe(403);
      expect((await save(room, 'x', 0, token)).status).toBe(403);
      expect((await bookmark(room, true, token)).status).toBe(403);
    }
    expect((await read(room, 'none')).status).toBe(401);
    expect((await save(room, 'x', 0, 'none')).status).toBe(401);
    expect((await bookmark(room, true, 'none')).status).toBe(401);
    expect((await listed(room, 'notes', '', 'none')).status).toBe(401);
    expect((await listed(room, 'bookmarks', '', 'none')).status).toBe(401);
  });

  it('refuses a locked or unknown page, a component and invalid values', async () => {
    const room = await mintRoom();
    const { token } = room.learner;
    expect((await save(room, 'x', 0, token, room.course.id('root/m2/later'))).body.code).toBe('LOCKED');
    expect((await save(room, 'x', 0, token, randomUUID())).status).toBe(404);
    expect((await save(room, 'x', 0, token, room.course.id(`${PAGE}/lesson/part/text`))).status).toBe(404);
    expect((await save(room, 'x', -1)).status).toBe(400);
    expect((await save(room, 'x'.repeat(10_001), 0)).status).toBe(400);
    expect((await bookmark(room, 'yes')).status).toBe(400);
    expect((await listed(room, 'notes', '?pageNo=-1')).status).toBe(400);
  });
});

describe('bookmarks', () => {
  it('a bookmark is stored once, however often it is set, and gone once it is removed', async () => {
    const room = await mintRoom();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookmark(room, true)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await read(room)).body.isBookmarked).toBe(true);
    const { body } = await listed(room, 'bookmarks');
    expect(body.total).toBe(1);
    expect(body.bookmarks).toMatchObject([{ title: 'Plain topic', moduleTitle: 'Module one' }]);
    await bookmark(room, false);
    expect((await bookmark(room, false)).body).toEqual({ isBookmarked: false });
    expect((await listed(room, 'bookmarks')).body).toEqual({ bookmarks: [], total: 0 });
  });
});

describe('the marks on a page that the course has dropped', () => {
  it('stay in both lists, which say that the page is gone, and become ordinary once it is taught again', async () => {
    const room = await mintRoom();
    await save(room, 'The only one', 0);
    await bookmark(room, true);
    await publish(room, false);
    const place = {
      nodeId: room.nodeId,
      title: 'Plain topic',
      moduleTitle: 'Module one',
      namespace: 'LEARNING',
    };
    const notes = await listed(room, 'notes');
    expect(notes.body).toMatchObject({
      total: 1,
      notes: [{ ...place, text: 'The only one', revision: 1, isRetired: true }],
    });
    const bookmarks = await listed(room, 'bookmarks');
    expect(bookmarks.body).toMatchObject({ total: 1, bookmarks: [{ ...place, isRetired: true }] });
    expect((await read(room)).body).toMatchObject({ note: { text: 'The only one' }, isBookmarked: true });
    await publish(room, true);
    expect((await listed(room, 'notes')).body.notes).toMatchObject([{ isRetired: false }]);
    expect((await listed(room, 'bookmarks')).body.bookmarks).toMatchObject([{ isRetired: false }]);
  });

  it('can be removed by their owner, and by no one else', async () => {
    const room = await mintRoom();
    await save(room, 'The only one', 0);
    await bookmark(room, true);
    await publish(room, false);
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    const outsider = await mintPerson(school);
    expect((await save(room, '', 1, outsider.token)).status).toBe(403);
    expect((await bookmark(room, false, outsider.token)).status).toBe(403);
    expect((await bookmark(room, false, other.token)).status).toBe(200);
    expect((await listed(room, 'bookmarks')).body.total).toBe(1);
    expect((await save(room, '', 0)).status).toBe(409);
    expect((await save(room, '', 1)).status).toBe(200);
    expect((await bookmark(room, false)).body).toEqual({ isBookmarked: false });
    expect((await listed(room, 'notes')).body).toEqual({ notes: [], total: 0 });
    expect((await listed(room, 'bookmarks')).body).toEqual({ bookmarks: [], total: 0 });
  });

  it('a part of it that is no page, and the page as one of another part of the course, return 404', async () => {
    const room = await mintRoom();
    await publish(room, false);
    const { token } = room.learner;
    expect((await save(room, 'x', 0, token, room.course.id(`${PAGE}/lesson/part/text`))).status).toBe(404);
    const elsewhere = await school.call('PUT', `${room.base}/bookmarks/${room.nodeId}`, {
      token,
      body: { namespace: 'CAREER', isBookmarked: true },
    });
    expect(elsewhere.status).toBe(404);
  });
});

describe('the marks on a part of the course that the place no longer opens', () => {
  it('are neither listed nor counted, and are both again once it is open', async () => {
    const room = await mintRoom();
    const { token, userId } = room.learner;
    const hello = room.course.id('onboarding/hello');
    const mark = (what: 'notes' | 'bookmarks', body: object) =>
      school.call('PUT', `${room.base}/${what}/${hello}`, {
        token,
        body: { namespace: 'ONBOARDING', ...body },
      });
    await save(room, 'On a lesson', 0);
    await bookmark(room, true);
    await mark('notes', { text: 'On the welcome', revision: 0 });
    await mark('bookmarks', { isBookmarked: true });
    const move = (state: 'WAITING' | 'ONGOING') =>
      school.deps.db.update(enrolments).set({ state }).where(eq(enrolments.userId, userId));

    await move('WAITING');
    expect((await listed(room, 'notes')).body).toMatchObject({ total: 1, notes: [{ nodeId: hello }] });
    expect((await listed(room, 'bookmarks')).body).toMatchObject({
      total: 1,
      bookmarks: [{ nodeId: hello }],
    });

    await move('ONGOING');
    expect((await listed(room, 'notes')).body).toMatchObject({ total: 2, notes: [{}, {}] });
    expect((await listed(room, 'bookmarks')).body).toMatchObject({ total: 2, bookmarks: [{}, {}] });
  });
});
