import { describe, expect, it } from 'vitest';
import { assignmentCalls, type Room } from '../../test/assignment-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();
const { mintRoom, link, submit, tasks, listed, assess, handIn, own, draft, remove } = assignmentCalls(school);

const publish = ({ course }: Room, nodes: typeof smallCourse) =>
  mintCourse(school, { code: course.code, nodes });

const withoutTask = smallCourse.filter(({ key }) => !key.startsWith('root/m1/task'));
const taskLater = smallCourse.map((node) =>
  node.key === 'root/m1/task' ? { ...node, releaseDay: 90 } : node,
);
const CHANGES: [string, typeof smallCourse][] = [
  ['dropped from the course', withoutTask],
  ['opened later', taskLater],
];

describe('a task that was begun before the course changed', () => {
  it.each(CHANGES)(
    'API-141 API-157 D-145 once %s is sent back, read and handed in again',
    async (_how, nodes) => {
      const room = await mintRoom();
      const reportId = await handIn(room);
      await publish(room, nodes);
      expect((await listed(room)).body.reports).toMatchObject([{ reportId }]);
      expect(
        (await assess(room, reportId, { reviewStatus: 'REJECTED', remark: 'The joins are open.' })).status,
      ).toBe(200);

      expect((await tasks(room)).body.tasks).toMatchObject([
        { reportId, title: 'Draw a wall', reviewStatus: 'REJECTED', remark: 'The joins are open.' },
      ]);
      const { status, body } = await own(room);
      expect(status).toBe(200);
      expect(body.task).toMatchObject({
        isOpen: true,
        versions: [{ version: 1, text: 'Two sentences.', remark: 'The joins are open.' }],
      });
      expect((await draft(room, 'Closed now.')).status).toBe(200);
      expect((await link(room, { url: 'https://models.plinth.test/second' })).status).toBe(200);
      expect((await submit(room, reportId)).status).toBe(200);
      expect((await listed(room)).body.reports).toMatchObject([
        { version: 2, reviewStatus: 'PENDING', text: 'Closed now.' },
      ]);
    },
  );

  it.each(CHANGES)('API-139 D-145 once %s keeps its draft, which can be handed in', async (_how, nodes) => {
    const room = await mintRoom();
    const { reportId } = (await draft(room, 'Half a thought.')).body;
    const { entries } = (await link(room)).body.report;
    await publish(room, nodes);
    expect((await own(room)).body.task.draft).toMatchObject({ text: 'Half a thought.', entries });
    expect((await tasks(room)).body.tasks).toMatchObject([
      { reportId, reviewStatus: 'PENDING', submittedAt: null },
    ]);
    expect((await remove(room, entries[0].entryId)).status).toBe(200);
    await link(room);
    expect((await submit(room, reportId)).status).toBe(200);
  });

  it.each([
    ['dropped from the course', withoutTask, 404],
    ['opened later', taskLater, 403],
  ] as const)(
    'API-141 API-157 once %s is closed to learners who have not begun',
    async (_how, nodes, refused) => {
      const room = await mintRoom();
      const other = await mintPerson(school);
      await enrol(school, room.cohort.cohortId, other.userId);
      await handIn(room);
      await publish(room, [...nodes]);
      expect((await tasks(room, '', other.token)).body.tasks).toEqual([]);
      expect((await own(room, other.token)).status).toBe(refused);
      expect((await link(room, {}, other.token)).status).toBe(refused);
      expect((await draft(room, 'Too late.', other.token)).status).toBe(refused);
      expect((await link(room, { namespace: 'CAREER' })).status).toBe(404);
    },
  );

  it('API-157 a dropped task that was never handed in is not overdue', async () => {
    const room = await mintRoom(41);
    await draft(room, 'Half a thought.');
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'EXPIRED' }]);
    await publish(room, withoutTask);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'PENDING', endDate: null }]);
    expect((await own(room)).body.task).toMatchObject({ reviewStatus: 'PENDING', endDate: null });
  });
});
