import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentCalls } from '../../test/assignment-calls.ts';
import { mintPdf, mintPng } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { courseNodes, reportEntries, reports } from '../db/schema/curriculum.ts';
import { documents } from '../db/schema/operations.ts';

const school = openTestSchool();
const { mintRoom, link, file, submit, own } = assignmentCalls(school);

describe('uploading to a hand-in', () => {
  it("API-139 a link is added to the caller's own draft once, however often it is sent", async () => {
    const room = await mintRoom();
    const answers = await Promise.all(Array.from({ length: 10 }, () => link(room)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.report).toMatchObject({
      nodeId: room.nodeId,
      entries: [{ kind: 'LINK', url: 'https://models.plinth.test/library' }],
    });
    const second = await link(room, { url: 'http://models.plinth.test/two' });
    expect(second.body.report.reportId).toBe(answers[0]?.body.report.reportId);
    expect(second.body.report.entries).toHaveLength(2);
  });

  it('API-139 a link that is not http(s), an unknown node and another namespace are refused', async () => {
    const room = await mintRoom();
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://plinth.test/x', 'library'])
      expect((await link(room, { url })).status).toBe(400);
    expect((await link(room, { nodeId: randomUUID() })).status).toBe(404);
    expect((await link(room, { namespace: 'CAPSTONE' })).status).toBe(404);
    expect((await link(room, { nodeId: room.course.id('root/m1/plain') })).status).toBe(404);
    const [row] = await school.deps.db.select().from(reports).where(eq(reports.userId, room.learner.userId));
    expect(row).toBeUndefined();
  });

  it('API-139 API-140 CAP-02 nothing can be uploaded before the task is open', async () => {
    const room = await mintRoom(-10);
    const { status, body } = await link(room);
    expect([status, body.code]).toEqual([403, 'LOCKED']);
    expect(Date.parse(body.data.unlocksAt)).toBeGreaterThan(school.now().getTime());
    expect((await file(room)).status).toBe(403);
  });

  it('API-139 API-140 API-141 is 401 for a stranger and 403 for a mentor and an outsider', async () => {
    const room = await mintRoom();
    const outsider = await mintPerson(school);
    for (const token of [room.guide.token, outsider.token]) {
      expect((await link(room, {}, token)).status).toBe(403);
      expect((await file(room, mintPdf(), 'a.pdf', {}, token)).status).toBe(403);
      expect((await submit(room, randomUUID(), {}, token)).status).toBe(403);
    }
    expect((await link(room, {}, 'none')).status).toBe(401);
    expect((await file(room, mintPdf(), 'a.pdf', {}, 'none')).status).toBe(401);
    expect((await submit(room, randomUUID(), {}, 'none')).status).toBe(401);
  });

  it('API-140 VALID-46 a file is added to the draft under its name, the same file only once, and is judged by its content', async () => {
    const room = await mintRoom();
    const first = await file(room);
    expect(first.status).toBe(200);
    expect(first.body.report.entries).toMatchObject([{ kind: 'FILE', name: 'sheets.pdf' }]);
    expect((await file(room, mintPdf(), 'again.pdf')).body.report.entries).toEqual(first.body.report.entries);
    expect((await file(room, mintPng(20, 20), 'view.png')).body.report.entries).toHaveLength(2);
    const rows = await school.deps.db
      .select()
      .from(documents)
      .where(eq(documents.userId, room.learner.userId));
    expect(rows.map(({ kind, contentType }) => [kind, contentType])).toEqual([
      ['SUBMISSION', 'application/pdf'],
      ['SUBMISSION', 'image/png'],
    ]);
    const evil = await file(room, Buffer.from('<html><script>1</script></html>'), 'sheets.pdf');
    expect(evil.status).toBe(415);
    expect((await file(room, Buffer.alloc(0), 'empty.pdf')).status).toBe(400);
    expect((await file(room, Buffer.concat([mintPdf(), Buffer.alloc(50 * 1024 * 1024)]))).status).toBe(413);
    const entries = await school.deps.db
      .select()
      .from(reportEntries)
      .where(eq(reportEntries.reportId, first.body.report.reportId));
    expect(entries).toHaveLength(2);
  });

  it('API-140 API-279 a form with a thousand parts, without a file, or with an empty one is 400, and nothing of it is kept', async () => {
    const room = await mintRoom();
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, no) => [`p${no}`, 'x']));
    expect((await file(room, mintPdf(), 'sheets.pdf', many)).status).toBe(400);
    expect((await file(room, Buffer.alloc(0))).status).toBe(400);
    const bare = new FormData();
    bare.set('nodeId', room.nodeId);
    bare.set('namespace', 'LEARNING');
    const path = `/v2/client/lms/${room.cohort.cohortId}/report/submit/upload`;
    expect((await school.call('POST', path, { token: room.learner.token, form: bare })).status).toBe(400);
    expect((await own(room)).body.task.draft).toBeNull();
  });

  it('API-139 a task that takes files only refuses a link, and a hand-in takes at most 20 entries', async () => {
    const room = await mintRoom();
    for (let n = 0; n < 20; n += 1) await link(room, { url: `https://plinth.test/${n}` });
    expect((await link(room, { url: 'https://plinth.test/20' })).status).toBe(400);
    const other = await mintRoom();
    await school.deps.db
      .update(courseNodes)
      .set({ assignment: { uploads: 'FILE', rubric: [] } })
      .where(eq(courseNodes.nodeId, other.nodeId));
    expect((await link(other)).status).toBe(400);
    expect((await file(other)).status).toBe(200);
  });
});
