import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { missingParts, partRange } from '@plinth/domain/assignments/upload-parts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentCalls, type Room } from '../../test/assignment-calls.ts';
import { fileForm, mintPdf } from '../../test/images.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { uploadParts } from '../db/schema/upload-parts.ts';
import { purgeUploadParts } from '../services/assignments/purge-upload-parts.ts';
import { deleteRemovedFiles } from '../services/documents/delete-removed-files.ts';

const school = openTestSchool();
const { mintRoom, link, file, submit, own, download } = assignmentCalls(school);

describe('uploading a file in parts', () => {
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

  it('API-140 VALID-46 an interrupted upload continues with the missing parts, and the complete file is in the draft once', async () => {
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

  it('API-140 two tabs that send the same file at once make one entry, and neither gets an error', async () => {
    const room = await mintRoom();
    const content = large(2);
    const numbers = missingParts(content.length, []);
    const answers = await Promise.all([...numbers, ...numbers].map((no) => send(room, content, no)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { draft: kept } = (await own(room)).body.task;
    expect(kept.entries).toHaveLength(1);
    expect([await partsOf(kept.reportId), await partFiles(kept.reportId)]).toEqual([[], 0]);
  });

  it('API-140 VALID-46 a damaged, disallowed or oversized file is refused, and none of its parts is kept', async () => {
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

  it.each([
    ['a part that a smaller file does not have', 3 * MIB, 2, MIB + 5000],
    ['another end of the file', MIB + 9000, 1, MIB + 5000],
    ['more parts than the file has', 3 * MIB, 1, 700],
  ])(
    'API-140 parts of one file sent as those of two sizes are damaged: %s',
    async (_what, size, no, other) => {
      const room = await mintRoom();
      const content = large(6);
      const sendAs = (whole: number, part: number) => {
        const { start, end } = partRange(whole, part);
        return send(room, content, part, {
          fields: { 'part[size]': String(whole) },
          bytes: Buffer.alloc(end - start, 6),
        });
      };
      expect((await sendAs(size, no)).status).toBe(200);
      const answer = await sendAs(other, 0);
      expect([answer.status, answer.body.message]).toEqual([400, 'The file arrived damaged. Send it again.']);
      expect((await received(room, content)).body).toEqual({ received: [] });
    },
  );

  it('API-140 parts are the learner’s own: 401 for a stranger, 403 for mentors and outsiders, and invisible to another learner', async () => {
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

  it('API-140 parts are refused after handing in, and those of an unfinished upload are deleted after three days', async () => {
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

  it('API-140 a part that was not deleted with its row is deleted by the job, unless it was sent again', async () => {
    const room = await mintRoom();
    const content = large(6);
    const { body } = await send(room, content, 0);
    const { reportId } = body.report;
    const [part] = await school.deps.db
      .delete(uploadParts)
      .where(eq(uploadParts.reportId, reportId))
      .returning();
    if (!part) throw new Error('the part was not written');
    await school.deps.db.insert(uploadParts).values(part);
    await deleteRemovedFiles(school.deps);
    expect(await partFiles(reportId)).toBe(1);
    await school.deps.db.delete(uploadParts).where(eq(uploadParts.reportId, reportId));
    await deleteRemovedFiles(school.deps);
    expect(await partFiles(reportId)).toBe(0);
  });
});
