import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentCalls } from '../../test/assignment-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { documents } from '../db/schema/operations.ts';

const school = openTestSchool();
const { mintRoom, link, file, submit, assess, handIn, own, remove, draft, download } =
  assignmentCalls(school);

describe('the draft of a hand-in', () => {
  it("API-139 API-140 is returned with the caller's own task, and an entry removed from it is deleted with its file", async () => {
    const room = await mintRoom();
    expect((await own(room)).body.task).toMatchObject({
      title: 'Draw a wall',
      uploads: 'BOTH',
      credits: 20,
      maxScore: 40,
      reviewStatus: 'PENDING',
      isOpen: true,
      draft: null,
      versions: [],
    });
    await link(room);
    const { body } = await file(room);
    const [first, second] = body.report.entries;
    expect((await own(room)).body.task.draft).toMatchObject({ reportId: body.report.reportId, text: '' });
    const removed = await remove(room, second.entryId);
    expect(removed.body.report.entries).toEqual([first]);
    expect(await remove(room, second.entryId)).toMatchObject({ status: 200, body: removed.body });
    expect((await download(room, second.documentId, room.learner.token)).status).toBe(404);
    const rows = await school.deps.db
      .select()
      .from(documents)
      .where(eq(documents.userId, room.learner.userId));
    expect(rows).toEqual([]);
    expect((await file(room)).body.report.entries).toHaveLength(2);
    expect(await school.countQueries(() => own(room))).toBeLessThanOrEqual(4);
  });

  it('API-141 keeps its text until it is handed in', async () => {
    const room = await mintRoom();
    expect((await draft(room, 'Joins on A-101')).body).toMatchObject({ saved: true });
    await draft(room, 'Joins on A-101 and A-102');
    expect((await own(room)).body.task.draft).toMatchObject({
      text: 'Joins on A-101 and A-102',
      entries: [],
    });
    const reportId = await handIn(room);
    expect((await own(room)).body.task).toMatchObject({
      isOpen: false,
      draft: null,
      versions: [{ version: 1, reviewStatus: 'PENDING', text: 'Two sentences.', isLate: false }],
    });
    expect((await draft(room, 'Too late')).status).toBe(409);
    await assess(room, reportId, { reviewStatus: 'REJECTED', score: 5, remark: 'The joins are open.' });
    await draft(room, 'Closed now');
    await link(room, { url: 'https://plinth.test/v2' });
    const { task } = (await own(room)).body;
    expect(task).toMatchObject({
      reviewStatus: 'REJECTED',
      isOpen: true,
      draft: { text: 'Closed now', entries: [{ url: 'https://plinth.test/v2' }] },
      versions: [{ version: 1, score: 5, remark: 'The joins are open.', reviewStatus: 'REJECTED' }],
    });
    await submit(room, reportId, { text: 'Closed now' });
    expect((await own(room)).body.task.versions).toMatchObject([
      {
        version: 2,
        reviewStatus: 'PENDING',
        text: 'Closed now',
        entries: [{ url: 'https://plinth.test/v2' }],
      },
      { version: 1, reviewStatus: 'REJECTED', entries: [{ url: 'https://models.plinth.test/library' }] },
    ]);
  });

  it('API-141 text written on another device is never overwritten unseen, neither by saving nor by handing in', async () => {
    const room = await mintRoom();
    const { token } = room.learner;
    const { reportId } = (await link(room)).body.report;
    const onPhone = (text: string, seen: string) => draft(room, text, token, seen);
    const onDesktop = onPhone;
    const text = async () => (await own(room)).body.task.draft.text;
    expect((await onDesktop('Joins on A-101 ', '')).status).toBe(200);
    expect((await onPhone('Joins on A-101 and A-102', ' Joins on A-101')).status).toBe(200);
    const late = await onDesktop('Joins on A-101, the stair on A-103', 'Joins on A-101');
    expect([late.status, late.body.code, late.body.data]).toEqual([
      409,
      'CONFLICT',
      { theirs: 'Joins on A-101 and A-102' },
    ]);
    const early = await submit(room, reportId, { text: 'Joins on A-101', seen: 'Joins on A-101' });
    expect([early.status, early.body.data]).toEqual([409, { theirs: 'Joins on A-101 and A-102' }]);
    expect(await text()).toBe('Joins on A-101 and A-102');
    // The answer to a save was lost: the same text again is no conflict.
    expect((await onPhone('Joins on A-101 and A-102', 'Joins on A-101')).status).toBe(200);
    expect((await onDesktop('Both', 'Joins on A-101 and A-102')).status).toBe(200);
    expect((await onPhone('', 'Both')).status).toBe(200);
    expect((await onDesktop('Both again', 'Both')).body.data).toEqual({ theirs: '' });
    expect((await submit(room, reportId, { text: 'Joins', seen: '' })).status).toBe(200);
    expect((await submit(room, reportId, { text: 'Joins', seen: '' })).status).toBe(200);
    expect((await submit(room, reportId, { text: 'Joins and stair', seen: '' })).status).toBe(409);
    expect((await onPhone('Too late', '')).body.message).toBe('This task has already been handed in.');
    expect((await own(room)).body.task.versions).toMatchObject([{ text: 'Joins' }]);
  });

  it('API-141 handing in without a text hands in the saved one, if it is the one that was seen', async () => {
    const room = await mintRoom();
    const { reportId } = (await link(room)).body.report;
    await draft(room, 'Joins on A-101');
    const unseen = await submit(room, reportId, { seen: 'Joins' });
    expect([unseen.status, unseen.body.data]).toEqual([409, { theirs: 'Joins on A-101' }]);
    expect((await submit(room, reportId)).status).toBe(200);
    expect((await submit(room, reportId, { seen: 'Joins on A-101' })).status).toBe(200);
    expect((await own(room)).body.task.versions).toMatchObject([{ text: 'Joins on A-101' }]);
  });

  it('API-140 API-141 a file and a text from two devices join in one draft', async () => {
    const room = await mintRoom();
    const { token } = room.learner;
    await file(room);
    expect((await draft(room, 'By phone', token, '')).status).toBe(200);
    await link(room);
    expect((await draft(room, 'By phone, later', token, 'By phone')).status).toBe(200);
    const { draft: held } = (await own(room)).body.task;
    expect([held.text, held.entries.length]).toEqual(['By phone, later', 2]);
  });

  it('API-141 of ten concurrent first texts one is stored and the others get 409, and a device that does not say what it saw still saves', async () => {
    const room = await mintRoom();
    const { token } = room.learner;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => draft(room, `Text ${n}`, token, '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await draft(room, 'From an old tab')).status).toBe(200);
    expect((await own(room)).body.task.draft.text).toBe('From an old tab');
  });

  it('ENUM-48 a review still in progress shows the learner neither score nor remark', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'IN_REVIEW', score: 12, remark: 'Half-way through' });
    expect((await own(room)).body.task.versions).toMatchObject([
      { reviewStatus: 'IN_REVIEW', score: null, remark: null },
    ]);
  });

  it("API-139 entries of another learner's draft and of a hand-in cannot be removed", async () => {
    const room = await mintRoom();
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    const { body } = await link(room);
    const { entryId } = body.report.entries[0];
    expect((await remove(room, entryId, other.token)).status).toBe(404);
    await link(room, { url: 'https://plinth.test/other' }, other.token);
    expect((await remove(room, entryId, other.token)).status).toBe(404);
    expect((await own(room, other.token)).body.task.draft.entries).toHaveLength(1);
    await submit(room, body.report.reportId);
    expect((await remove(room, entryId)).status).toBe(409);
    await assess(room, body.report.reportId, { reviewStatus: 'REJECTED' });
    expect((await remove(room, entryId)).status).toBe(404);
    expect((await own(room)).body.task.versions[0].entries).toHaveLength(1);
  });

  it('API-139 API-141 is 401 for a stranger, 403 for a mentor, 404 for another node, 400 for invalid values', async () => {
    const room = await mintRoom();
    for (const call of [own(room, 'none'), remove(room, randomUUID(), 'none'), draft(room, 'x', 'none')])
      expect((await call).status).toBe(401);
    const { token } = room.guide;
    for (const call of [own(room, token), remove(room, randomUUID(), token), draft(room, 'x', token)])
      expect((await call).status).toBe(403);
    expect((await own(room, room.learner.token, room.course.id('root/m1/plain'))).status).toBe(404);
    expect((await own(room, room.learner.token, 'x')).status).toBe(400);
    expect((await remove(room, 'x')).status).toBe(400);
    expect((await draft(room, 5)).status).toBe(400);
    expect((await draft(room, 'x'.repeat(5001))).status).toBe(400);
    expect((await draft(room, 'x', room.learner.token, 'x'.repeat(5001))).status).toBe(400);
  });
});
