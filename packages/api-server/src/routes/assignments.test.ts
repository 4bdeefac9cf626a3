import { createHash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { missingParts, partRange } from '@plinth/domain/assignments/upload-parts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import {
  courseNodes,
  creditEntries,
  nodeProgress,
  reportEntries,
  reports,
  reportVersions,
} from '../db/schema/curriculum.ts';
import { documents } from '../db/schema/operations.ts';
import { uploadParts } from '../db/schema/upload-parts.ts';
import { purgeUploadParts } from '../services/assignments/purge-upload-parts.ts';

const school = openTestSchool();
const TASK = 'root/m1/task/assignment';
const RUBRIC = [{ key: 'setup', criterion: 'Setup', points: 40, full: 'All', partial: 'Some' }];

type Room = Awaited<ReturnType<typeof mintRoom>>;

async function mintRoom(startedDaysAgo = 28) {
  const { cohort, course } = await mintCohortWithCourse(school, {}, startedDaysAgo);
  await school.deps.db
    .update(courseNodes)
    .set({ assignment: { uploads: 'BOTH', rubric: RUBRIC } })
    .where(eq(courseNodes.nodeId, course.id(TASK)));
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await enrol(school, cohort.cohortId, learner.userId);
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  await mintGroup(school, cohort.cohortId, guide.userId, [learner.userId]);
  return { cohort, course, learner, guide, nodeId: course.id(TASK) };
}

const link = (room: Room, change: object = {}, token = room.learner.token) =>
  school.call('POST', `/v1/client/lms/${room.cohort.cohortId}/report/submit/upload/url`, {
    token,
    body: {
      nodeId: room.nodeId,
      namespace: 'LEARNING',
      url: 'https://models.plinth.test/library',
      ...change,
    },
  });
const file = (
  room: Room,
  content: Buffer = mintPdf(),
  name = 'sheets.pdf',
  fields: Record<string, string> = {},
  token = room.learner.token,
) =>
  school.call('POST', `/v2/client/lms/${room.cohort.cohortId}/report/submit/upload`, {
    token,
    form: fileForm('file', content, name, { nodeId: room.nodeId, namespace: 'LEARNING', ...fields }),
  });
const submit = (room: Room, reportId: string, change: object = {}, token = room.learner.token) =>
  school.call('POST', `/v2/client/lms/${room.cohort.cohortId}/submit-report/LEARNING`, {
    token,
    body: { nodeId: room.nodeId, reportId, ...change },
  });
const tasks = (room: Room, query = '', token = room.learner.token) =>
  school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/tasks${query}`, { token });
const listed = (room: Room, query = '', token = room.guide.token) =>
  school.call('GET', `/v2/client/mentor/reports/${room.cohort.cohortId}${query}`, { token });
const assess = (room: Room, reportId: string, change: object = {}, token = room.guide.token, query = {}) =>
  school.call(
    'PUT',
    `/v2/client/mentor/report/assessment?${new URLSearchParams({ 'user-id': room.learner.userId, namespace: 'LEARNING', ...query })}`,
    {
      token,
      body: {
        cohortId: room.cohort.cohortId,
        nodeId: room.nodeId,
        reportId,
        reviewStatus: 'REVIEWED',
        ...change,
      },
    },
  );

async function handIn(room: Room) {
  const { body } = await link(room);
  await submit(room, body.report.reportId, { text: 'Two sentences.' });
  return body.report.reportId as string;
}
const own = (room: Room, token = room.learner.token, nodeId = room.nodeId) =>
  school.call(
    'GET',
    `/v2/client/lms/${room.cohort.cohortId}/report?${new URLSearchParams({ nodeId, namespace: 'LEARNING' })}`,
    { token },
  );
const remove = (room: Room, entryId: string, token = room.learner.token) =>
  school.call(
    'DELETE',
    `/v2/client/lms/${room.cohort.cohortId}/report/submit/upload?${new URLSearchParams({ nodeId: room.nodeId, namespace: 'LEARNING', entryId })}`,
    { token },
  );
const draft = (room: Room, text: unknown, token = room.learner.token) =>
  school.call('PUT', `/v2/client/lms/${room.cohort.cohortId}/report/draft`, {
    token,
    body: { nodeId: room.nodeId, namespace: 'LEARNING', text },
  });
const creditsOf = (room: Room) =>
  school.deps.db.select().from(creditEntries).where(eq(creditEntries.userId, room.learner.userId));
const download = (room: Room, documentId: string, token: string) =>
  school.raw(`/v2/client/user/download-document/${room.cohort.cohortId}/${documentId}`, {
    headers: { 'x-auth-token': token },
  });

describe('uploading', () => {
  it('API-139 a link joins the own draft once, however often it is sent', async () => {
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

  it('API-139 API-140 API-141 are 401 for a stranger and 403 for a mentor and another cohort', async () => {
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

  it('API-140 VALID-46 a file joins the draft under its name, the same file once, judged by its content', async () => {
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

  it('API-139 a task that takes files refuses links, and one hand-in takes 20 entries', async () => {
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

describe('uploading in parts', () => {
  const MIB = 1024 * 1024;
  const large = (seed = 1, bytes = 2 * MIB + 5000) => Buffer.concat([mintPdf(), Buffer.alloc(bytes, seed)]);
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const path = (room: Room) => `/v2/client/lms/${room.cohort.cohortId}/report/submit/upload`;
  type Change = { fields?: Record<string, string>; bytes?: Buffer; token?: string };
  const send = (room: Room, content: Buffer, no: number, { fields = {}, bytes, token }: Change = {}) => {
    const { start, end } = partRange(content.length, no);
    return school.call('PUT', path(room), {
      token: token ?? room.learner.token,
      form: fileForm('file', bytes ?? content.subarray(start, end), 'sheets.pdf', {
        nodeId: room.nodeId,
        namespace: 'LEARNING',
        'part[sha256]': hash(content),
        'part[size]': String(content.length),
        'part[no]': String(no),
        ...fields,
      }),
    });
  };
  const received = (room: Room, content: Buffer, token = room.learner.token) =>
    school.call(
      'GET',
      `${path(room)}?${new URLSearchParams({ nodeId: room.nodeId, namespace: 'LEARNING', sha256: hash(content) })}`,
      { token },
    );
  const partsOf = (reportId: string) =>
    school.deps.db.select().from(uploadParts).where(eq(uploadParts.reportId, reportId));
  const partFiles = async (reportId: string) => {
    await school.settled();
    const folder = join(school.deps.settings.PLINTH_HOME, 'files/private/parts', reportId);
    const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return all.filter((one) => one.isFile()).length;
  };

  it('API-140 VALID-46 an upload that was cut goes on with the parts that are missing, and the file stands in the draft whole and once', async () => {
    const room = await mintRoom();
    const content = large();
    const first = await send(room, content, 1);
    expect([first.status, first.body.isComplete, first.body.received]).toEqual([200, false, [1]]);
    expect(first.body.report.entries).toEqual([]);
    expect((await send(room, content, 1)).body.received).toEqual([1]);
    expect((await received(room, content)).body).toEqual({ received: [1] });
    expect(missingParts(content.length, [1])).toEqual([0, 2]);
    await send(room, content, 0);
    const last = await send(room, content, 2);
    expect([last.status, last.body.isComplete]).toEqual([200, true]);
    expect(last.body.report.entries).toMatchObject([{ kind: 'FILE', name: 'sheets.pdf' }]);
    const { reportId, entries } = last.body.report;
    const answer = await download(room, entries[0].documentId, room.learner.token);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect([await partsOf(reportId), await partFiles(reportId)]).toEqual([[], 0]);
    const again = await send(room, content, 0);
    expect([again.body.isComplete, again.body.report.entries]).toEqual([true, entries]);
    expect((await file(room, content)).body.report.entries).toEqual(entries);
    expect(await partsOf(reportId)).toEqual([]);
  });

  it('API-140 two tabs that send the same file at once make one entry, and nobody is told a failure', async () => {
    const room = await mintRoom();
    const content = large(2);
    const numbers = missingParts(content.length, []);
    const answers = await Promise.all([...numbers, ...numbers].map((no) => send(room, content, no)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { draft: kept } = (await own(room)).body.task;
    expect(kept.entries).toHaveLength(1);
    expect([await partsOf(kept.reportId), await partFiles(kept.reportId)]).toEqual([[], 0]);
  });

  it('API-140 VALID-46 what arrives damaged, is no document, or is too large is refused, and nothing of it stays', async () => {
    const room = await mintRoom();
    const content = large(3);
    await send(room, content, 0);
    await send(room, content, 1);
    const damaged = await send(room, content, 2, {
      bytes: Buffer.alloc(partRange(content.length, 2).end - partRange(content.length, 2).start, 9),
    });
    expect([damaged.status, damaged.body.message]).toEqual([400, 'The file arrived damaged. Send it again.']);
    expect((await received(room, content)).body).toEqual({ received: [] });

    const page = Buffer.concat([Buffer.from('<html>'), Buffer.alloc(MIB + 10, 65)]);
    await send(room, page, 0);
    expect((await send(room, page, 1)).status).toBe(415);
    const { rows } = await school.deps.pool.query('select report_id as id from reports where user_id = $1', [
      room.learner.userId,
    ]);
    expect([await partsOf(rows[0].id), await partFiles(rows[0].id)]).toEqual([[], 0]);

    for (const [fields, status] of [
      [{ 'part[size]': String(51 * MIB) }, 413],
      [{ 'part[no]': '7' }, 400],
      [{ 'part[size]': 'much' }, 400],
      [{ 'part[sha256]': '../../x' }, 400],
    ] as const)
      expect((await send(room, content, 0, { fields })).status, JSON.stringify(fields)).toBe(status);
    expect((await send(room, content, 0, { bytes: Buffer.from('short') })).status).toBe(400);
  });

  it('API-140 parts are the learner’s own: 401 for a stranger, 403 for mentors and other cohorts, and never seen by a fellow', async () => {
    const room = await mintRoom();
    const content = large(4);
    await send(room, content, 0);
    const fellow = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, fellow.userId);
    expect((await received(room, content, fellow.token)).body).toEqual({ received: [] });
    const outsider = await mintPerson(school);
    for (const [token, status] of [
      ['none', 401],
      [room.guide.token, 403],
      [outsider.token, 403],
    ] as const) {
      expect((await received(room, content, token)).status).toBe(status);
      expect((await send(room, content, 1, { token })).status).toBe(status);
    }
  });

  it('API-140 nothing more comes in once it is handed in, and what was never finished is forgotten after three days', async () => {
    const room = await mintRoom();
    const content = large(5);
    const { body } = await send(room, content, 0);
    const { reportId } = body.report;
    expect(await partFiles(reportId)).toBe(1);
    await link(room);
    await submit(room, reportId);
    expect((await send(room, content, 1)).status).toBe(409);
    await purgeUploadParts(school.deps);
    expect(await partsOf(reportId)).toHaveLength(1);
    await school.deps.db.update(uploadParts).set({ createdAt: new Date(Date.now() - 4 * 86_400_000) });
    expect(await purgeUploadParts(school.deps)).toBeGreaterThan(0);
    expect([await partsOf(reportId), await partFiles(reportId)]).toEqual([[], 0]);
  });
});

describe('the draft', () => {
  it('API-139 API-140 the own task is told with its draft, and what is taken out of it is gone with its file', async () => {
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

  it('API-141 the words of a draft are kept until they are handed in', async () => {
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

  it('ENUM-48 a guide who has not decided yet shows nothing of the verdict', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'IN_REVIEW', score: 12, remark: 'Half-way through' });
    expect((await own(room)).body.task.versions).toMatchObject([
      { reviewStatus: 'IN_REVIEW', score: null, remark: null },
    ]);
  });

  it("API-139 nothing is taken out of another's draft or of what was handed in", async () => {
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

  it('API-139 API-141 draft calls are 401 for a stranger, 403 for a mentor, 404 elsewhere, 400 for bad values', async () => {
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

describe('handing in', () => {
  it('API-141 one hand-in, at one instant, completes the task, also when it is sent 20 times at once', async () => {
    const room = await mintRoom();
    const { body } = await link(room);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(room, body.report.reportId, { text: 'Done.' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]?.body.report).toMatchObject({
      reportId: body.report.reportId,
      reviewStatus: 'PENDING',
    });
    const progress = await school.deps.db
      .select()
      .from(nodeProgress)
      .where(eq(nodeProgress.userId, room.learner.userId));
    expect(progress).toMatchObject([{ nodeId: room.nodeId, state: 'COMPLETED' }]);
    expect(await creditsOf(room)).toEqual([]);
    expect((await link(room, { url: 'https://plinth.test/late' })).status).toBe(409);
    expect((await file(room)).status).toBe(409);
  });

  it('API-141 P-10 takes six queries beside that of the session', async () => {
    const room = await mintRoom();
    const { body } = await link(room);
    expect(await school.countQueries(() => submit(room, body.report.reportId))).toBeLessThanOrEqual(7);
  });

  it("API-141 nothing uploaded is 400, another's or an unknown hand-in 404", async () => {
    const room = await mintRoom();
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    const { body } = await link(room);
    await school.deps.db.delete(reportEntries).where(eq(reportEntries.reportId, body.report.reportId));
    expect((await submit(room, body.report.reportId)).status).toBe(400);
    expect((await submit(room, body.report.reportId, {}, other.token)).status).toBe(404);
    expect((await submit(room, randomUUID())).status).toBe(404);
    expect((await submit(room, 'x')).status).toBe(400);
  });

  it('API-141 ENUM-48 what was rejected is handed in again as a new version, the old one kept with its verdict', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'REJECTED', score: 5, remark: 'The joins are open.' });
    expect((await submit(room, reportId)).status).toBe(400);
    expect((await link(room, { url: 'https://plinth.test/v2' })).body.report.entries).toMatchObject([
      { url: 'https://plinth.test/v2' },
    ]);
    const waiting = (await listed(room)).body.reports[0];
    expect(waiting).toMatchObject({ version: 1, entries: [{ url: 'https://models.plinth.test/library' }] });
    expect((await submit(room, reportId)).body.report.reviewStatus).toBe('PENDING');
    const [row] = (await listed(room)).body.reports;
    expect(row).toMatchObject({
      version: 2,
      score: null,
      remark: null,
      entries: [{ url: 'https://plinth.test/v2' }],
    });
    const kept = await school.deps.db
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.reportId, reportId));
    expect(kept).toMatchObject([
      {
        version: 1,
        reviewStatus: 'REJECTED',
        score: 5,
        remark: 'The joins are open.',
        text: 'Two sentences.',
      },
    ]);
  });

  it('API-141 in review and reviewed is 409', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'IN_REVIEW' });
    expect((await submit(room, reportId)).status).toBe(409);
    await assess(room, reportId);
    expect((await submit(room, reportId)).status).toBe(409);
    expect((await link(room, { url: 'https://plinth.test/more' })).status).toBe(409);
  });
});

describe('tasks', () => {
  it('API-157 lists the own open tasks with due date, worth and state', async () => {
    const room = await mintRoom();
    const [task] = (await tasks(room)).body.tasks;
    expect(task).toMatchObject({
      nodeId: room.nodeId,
      title: 'Draw a wall',
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      credits: 20,
      submittedAt: null,
    });
    expect(Math.round((Date.parse(task.endDate) - school.now().getTime()) / 86_400_000)).toBe(12);
    const reportId = await handIn(room);
    await assess(room, reportId, { reviewStatus: 'REJECTED', remark: 'Once more, please.' });
    expect((await tasks(room, '?reviewStatus=REJECTED')).body.tasks).toMatchObject([
      { reportId, reviewStatus: 'REJECTED', remark: 'Once more, please.' },
    ]);
    expect((await tasks(room, '?reviewStatus=PENDING')).body.tasks).toEqual([]);
    expect((await tasks(room, '?namespace=CAPSTONE')).body.tasks).toEqual([]);
    expect((await tasks(room, '', room.guide.token)).body.tasks).toEqual([]);
    expect(await school.countQueries(() => tasks(room))).toBeLessThanOrEqual(4);
  });

  it('API-157 ENUM-48 a task that is not handed in by its due date is EXPIRED, and PENDING once it is', async () => {
    const room = await mintRoom(41);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'EXPIRED' }]);
    await handIn(room);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'PENDING' }]);
    expect((await listed(room)).body.reports).toMatchObject([{ isLate: true }]);
  });

  it('API-157 a stranger is 401, an outsider 403, an unknown status 400', async () => {
    const room = await mintRoom();
    expect((await tasks(room, '', 'none')).status).toBe(401);
    expect((await tasks(room, '', (await mintPerson(school)).token)).status).toBe(403);
    expect((await tasks(room, '?reviewStatus=DONE')).status).toBe(400);
  });
});

describe('reviewing', () => {
  it('API-210 ROLE-14 a guide sees what the own learners handed in and may read their files', async () => {
    const room = await mintRoom();
    const stranger = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, stranger.userId);
    await link(room, {}, stranger.token);
    const { body } = await file(room);
    const documentId = body.report.entries[0].documentId;
    expect((await listed(room)).body).toEqual({ reports: [], total: 0 });
    expect((await download(room, documentId, room.guide.token)).status).toBe(404);
    await submit(room, body.report.reportId, { text: 'See sheet two.' });
    const { reports: found, total } = (await listed(room)).body;
    expect(total).toBe(1);
    expect(found).toMatchObject([
      {
        userId: room.learner.userId,
        firstName: 'Asha',
        title: 'Draw a wall',
        reviewStatus: 'PENDING',
        isLate: false,
        maxScore: 40,
        text: 'See sheet two.',
        entries: [{ kind: 'FILE', name: 'sheets.pdf' }],
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('@plinth.test');
    expect((await download(room, documentId, room.guide.token)).status).toBe(200);
    expect((await download(room, documentId, stranger.token)).status).toBe(404);
    expect((await listed(room, '?reviewStatus=REVIEWED')).body.total).toBe(0);
    expect((await listed(room, `?user-id=${stranger.userId}`)).body.total).toBe(0);
    expect(await school.countQueries(() => listed(room))).toBeLessThanOrEqual(4);
  });

  it('API-022 ROLE-14 a guide of another group of the cohort neither lists a hand-in nor reads its file', async () => {
    const room = await mintRoom();
    const other = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, other.userId, 'INDUSTRIAL_GUIDE');
    const { report } = (await file(room)).body;
    await submit(room, report.reportId);
    const { documentId } = report.entries[0];
    expect((await listed(room, '', other.token)).body).toEqual({ reports: [], total: 0 });
    expect((await download(room, documentId, other.token)).status).toBe(404);
    // Neither does leading a group of one's own open those of the others.
    const learner = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, learner.userId);
    await mintGroup(school, room.cohort.cohortId, other.userId, [learner.userId]);
    expect((await download(room, documentId, other.token)).status).toBe(404);
    expect((await download(room, documentId, room.guide.token)).status).toBe(200);
  });

  it('API-210 is 401 for a stranger, 403 for a learner and the guide of another cohort, 400 for a wrong page', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await listed(room, '', 'none')).status).toBe(401);
    expect((await listed(room, '', room.learner.token)).status).toBe(403);
    expect((await listed(room, '', other.guide.token)).status).toBe(403);
    expect((await listed(room, '?pageNo=-1')).status).toBe(400);
  });

  it('API-211 a review pays its share of the credits once, however often it is sent', async () => {
    const room = await mintRoom();
    const reportId = await handIn(room);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => assess(room, reportId, { score: 30, remark: 'Good joins.' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers[0]?.body.report).toMatchObject({
      reviewStatus: 'REVIEWED',
      score: 30,
      remark: 'Good joins.',
    });
    expect(await creditsOf(room)).toMatchObject([
      { credits: 15, reason: 'reviewed', nodeType: 'ASSIGNMENT' },
    ]);
    expect((await assess(room, reportId, { score: 40 })).status).toBe(409);
    expect((await assess(room, reportId, { reviewStatus: 'REJECTED' })).status).toBe(409);
    expect((await creditsOf(room)).map(({ credits }) => credits)).toEqual([15]);
  });

  it('API-211 a score above the rubric is 400, a draft 409, and neither changes anything', async () => {
    const room = await mintRoom();
    const { body } = await link(room);
    const { reportId } = body.report;
    expect((await assess(room, reportId)).status).toBe(409);
    await submit(room, reportId);
    expect((await assess(room, reportId, { score: 41 })).status).toBe(400);
    expect((await assess(room, reportId, { score: -1 })).status).toBe(400);
    expect((await assess(room, reportId, { reviewStatus: 'PENDING' })).status).toBe(400);
    expect((await tasks(room)).body.tasks).toMatchObject([{ reviewStatus: 'PENDING' }]);
  });

  it('API-211 ROLE-14 a guide whom the learner is not assigned to cannot assess, nor by another learner or node', async () => {
    const room = await mintRoom();
    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohort.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    const reportId = await handIn(room);
    expect((await assess(room, reportId, {}, second.token)).status).toBe(404);
    expect((await assess(room, reportId, {}, room.guide.token, { 'user-id': second.userId })).status).toBe(
      404,
    );
    expect((await assess(room, reportId, { nodeId: randomUUID() })).status).toBe(404);
    expect((await assess(room, reportId, {}, room.learner.token)).status).toBe(403);
    expect((await assess(room, reportId, {}, 'none')).status).toBe(401);
    expect(await creditsOf(room)).toEqual([]);
  });
});
