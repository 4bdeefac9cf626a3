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
  });
});
