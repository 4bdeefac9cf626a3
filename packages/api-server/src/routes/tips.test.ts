import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPdf, mintPng } from '../../test/images.ts';
import { leadCalls } from '../../test/lead-calls.ts';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { multipart } from '../../test/query-calls.ts';
import { liveSessions } from '../db/schema/curriculum.ts';
import { sessionTips } from '../db/schema/lead-mentors.ts';
import { notifications } from '../db/schema/notifications.ts';
import { documents } from '../db/schema/operations.ts';

const school = openTestSchool();
const { mintRoom, mintSession, get, tipPath } = leadCalls(school);
type Room = Awaited<ReturnType<typeof mintRoom>>;

const HOUR = 60;
const CONTENT = 'Bring **your section**, and read `A-102` before.';
const write = (room: Room, body: object, token = room.lead.token) =>
  school.call('POST', tipPath(room), { token, body: { content: CONTENT, attachments: [], ...body } });
const writeWithFiles = (room: Room, body: object, files: [Buffer, string][]) =>
  school.call('POST', tipPath(room), {
    token: room.lead.token,
    form: multipart({ content: CONTENT, ...body }, files),
  });
const ofSession = (room: Room, token = room.learner.token, key = 'root/m1/live', more = '') =>
  get(`/v1/client/workspace/${room.cohortId}/session-tips?nodeId=${room.course.id(key)}${more}`, token);
const download = (room: Room, documentId: string, token: string, cohortId = room.cohortId) =>
  school.raw(`/v2/client/user/download-document/${cohortId}/${documentId}`, {
    headers: { 'x-auth-token': token },
  });

describe('who may write and read tips', () => {
  it('API-198 API-199 LEAD-02 returns 401 without a session, 403 for learners, guides and other cohorts’ lead mentors', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    for (const [token, status] of [
      ['', 401],
      [room.learner.token, 403],
      [room.guide.token, 403],
      [other.lead.token, 403],
    ] as const) {
      expect((await get(tipPath(room), token)).status).toBe(status);
      expect((await write(room, { liveSessionId }, token)).status).toBe(status);
    }
    expect(await school.deps.db.select().from(sessionTips)).toEqual([]);
  });

  it('ENTITY-18 reading returns 401 without a session, 403 for an outsider or a blocked learner, 404 without a live session', async () => {
    const room = await mintRoom();
    await mintSession(room, HOUR);
    const blocked = await mintPerson(school);
    await enrol(school, room.cohortId, blocked.userId, 'BLOCKED');
    expect((await ofSession(room, '')).status).toBe(401);
    for (const { token } of [await mintPerson(school), blocked])
      expect((await ofSession(room, token)).status).toBe(403);
    expect((await ofSession(room, room.learner.token, 'root/m1/plain')).status).toBe(404);
    for (const query of ['nodeId=none', 'pageNo=0', `nodeId=${randomUUID()}&pageNo=-1`])
      expect(
        (await get(`/v1/client/workspace/${room.cohortId}/session-tips?${query}`, room.learner.token)).status,
      ).toBe(400);
  });
});

describe('writing a tip', () => {
  it('API-199 VALID-44 ENTITY-18 stores a tip with files, notifies its learners, and shows them the author’s name', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const cancelled = await mintPerson(school);
    await enrol(school, room.cohortId, cancelled.userId, 'CANCELLED');
    const { status, body } = await writeWithFiles(room, { liveSessionId }, [
      [mintPdf(), 'brief.pdf'],
      [mintPng(4, 4), 'section.png'],
    ]);
    expect(status).toBe(201);
    expect(body.tip).toMatchObject({
      liveSessionId,
      content: CONTENT,
      attachments: [{ name: 'brief.pdf' }, { name: 'section.png' }],
    });
    expect((await ofSession(room)).body).toEqual({
      tips: [{ ...body.tip, authorName: 'Lena' }],
      total: 1,
    });
    const told = await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.key, `tip:${body.tip.tipId}`));
    expect(told.map(({ userId }) => userId)).toEqual([room.learner.userId]);
    expect(told[0]).toMatchObject({ text: 'Bring your section, and read A-102 before.' });
    expect(told[0]?.href).toContain(`cid=${room.course.id('root/m1/live')}`);
  });

  it('API-199 a tip for a session within a day is emailed at once, one for a past session is left to the digest', async () => {
    for (const [inMinutes, mails] of [
      [HOUR, ['A tip for “Live session”']],
      [-2 * HOUR, []],
    ] as const) {
      const room = await mintRoom();
      const liveSessionId = await mintSession(room, inMinutes);
      expect((await write(room, { liveSessionId })).status).toBe(201);
      const sent = await school.mailsTo(room.learner.emailId);
      expect(sent.map(({ subject }) => subject)).toEqual(mails);
    }
  });

  it('API-022 API-199 the files of a tip open only for members of the cohort who are not blocked', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const blocked = await mintPerson(school);
    await enrol(school, room.cohortId, blocked.userId, 'BLOCKED');
    const { body } = await writeWithFiles(room, { liveSessionId }, [[mintPdf(), 'brief.pdf']]);
    const { documentId } = body.tip.attachments[0];
    for (const { token } of [room.lead, room.learner, room.guide])
      expect((await download(room, documentId, token)).status).toBe(200);
    expect((await download(room, documentId, blocked.token)).status).toBe(404);
    expect((await download(room, documentId, other.learner.token)).status).toBe(403);
    expect((await download(room, documentId, other.learner.token, other.cohortId)).status).toBe(404);
  });

  it('API-199 one clientId writes one tip and notifies once, even when sent twice at once', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const body = { liveSessionId, clientId: randomUUID() };
    const [one, two] = await Promise.all([
      writeWithFiles(room, body, [[mintPdf(), 'brief.pdf']]),
      writeWithFiles(room, body, [[mintPdf(), 'brief.pdf']]),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect((await write(room, body)).body).toEqual(one.body);
    expect((await ofSession(room)).body.total).toBe(1);
    expect(
      await school.deps.db.select().from(notifications).where(eq(notifications.userId, room.learner.userId)),
    ).toHaveLength(1);
    expect(
      await school.deps.db
        .select()
        .from(documents)
        .where(and(eq(documents.userId, room.lead.userId), eq(documents.kind, 'ATTACHMENT'))),
    ).toHaveLength(1);
  });

  it.each([
    ['no words', { content: '   ' }],
    ['no content', { content: undefined }],
    ['a link that runs something', { content: '[open](javascript:alert(1))' }],
    ['a link that hides what it runs', { content: '[open](java&Tab;script&#58;alert)' }],
    ['a link to a host without a scheme', { content: '[open](//evil.test)' }],
    ['too many words', { content: 'x'.repeat(5001) }],
    ['no session', { liveSessionId: 'none' }],
  ])('API-199 %s returns 400 and writes nothing', async (_what, change) => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    expect((await write(room, { liveSessionId, ...change })).status).toBe(400);
    expect((await ofSession(room)).body.total).toBe(0);
  });

  it('API-199 a session of another mentor or another cohort returns 404', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const foreign = await mintSession(room, HOUR, { mentorId: room.guide.userId });
    const elsewhere = await mintSession(other, HOUR, { mentorId: room.lead.userId });
    for (const liveSessionId of [foreign, elsewhere, randomUUID()])
      expect((await write(room, { liveSessionId })).status).toBe(404);
  });

  it('API-199 VALID-44 when one file is refused, no tip, file or notification is kept', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const refused = await writeWithFiles(room, { liveSessionId }, [
      [mintPdf(), 'brief.pdf'],
      [Buffer.from('MZ not a drawing'), 'tool.exe'],
    ]);
    expect(refused.status).toBe(415);
    expect((await ofSession(room)).body).toEqual({ tips: [], total: 0 });
    for (const table of [documents, notifications])
      expect(
        (await school.deps.db.select({ userId: table.userId }).from(table)).filter(({ userId }) =>
          [room.lead.userId, room.learner.userId].includes(userId ?? ''),
        ),
      ).toEqual([]);
  });
});

describe('a lead mentor’s own tips', () => {
  it('API-198 CONST-10 are listed newest first, 20 a page from page 0, of all sessions or of one', async () => {
    const room = await mintRoom();
    const [one, two] = [
      await mintSession(room, HOUR),
      await mintSession(room, 2 * HOUR, { nodeId: room.course.id('root/m1/plain') }),
    ];
    await school.deps.db.insert(sessionTips).values(
      Array.from({ length: 22 }, (_, index) => ({
        cohortId: room.cohortId,
        liveSessionId: index === 0 ? two : one,
        authorId: room.lead.userId,
        content: `Tip ${index}`,
        createdAt: new Date(school.now().getTime() + index * 1000),
      })),
    );
    await school.deps.db.insert(sessionTips).values({
      cohortId: room.cohortId,
      liveSessionId: one,
      authorId: room.guide.userId,
      content: 'Foreign',
      createdAt: school.now(),
    });
    const read = async (query = '') => (await get(`${tipPath(room)}${query}`, room.lead.token)).body;
    const first = await read();
    expect(first.total).toBe(22);
    expect(first.tips).toHaveLength(20);
    expect(first.tips[0].content).toBe('Tip 21');
    expect(first).toEqual(await read('?pageNo=0'));
    expect((await read('?pageNo=1')).tips.map(({ content }: { content: string }) => content)).toEqual([
      'Tip 1',
      'Tip 0',
    ]);
    expect(await read(`?liveSessionId=${two}`)).toMatchObject({ total: 1, tips: [{ content: 'Tip 0' }] });
    for (const query of ['?pageNo=-1', '?pageNo=x', '?liveSessionId=none'])
      expect((await get(`${tipPath(room)}${query}`, room.lead.token)).status).toBe(400);
  });

  it('API-198 take the same number of SQL statements for one tip and for six', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    await write(room, { liveSessionId });
    const read = () => get(tipPath(room), room.lead.token);
    await read();
    const one = await school.countQueries(read);
    for (let index = 0; index < 5; index += 1) await write(room, { liveSessionId });
    expect(await school.countQueries(read)).toBe(one);
    expect(one).toBeLessThanOrEqual(2);
  });
});

describe('the tip on a learner’s dashboard', () => {
  const tipOf = async (room: Room, token = room.learner.token) =>
    (await get(`/v1/client/workspace/${room.cohortId}/dashboardV2`, token)).body.tip;

  it('API-152 DASH-02 ENTITY-18 is the newest one of the next session, as plain text, until that session is over', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    const later = await mintSession(room, 3 * HOUR, { nodeId: room.course.id('root/m1/plain') });
    expect(await tipOf(room)).toBeUndefined();
    await write(room, { liveSessionId: later, content: 'For the one after' });
    expect(await tipOf(room)).toBeUndefined();
    await write(room, { liveSessionId, content: 'An older tip' });
    await write(room, { liveSessionId });
    expect(await tipOf(room)).toBe('Bring your section, and read A-102 before.');
    await school.deps.db
      .update(liveSessions)
      .set({ startDate: new Date(0), endDate: new Date(1) })
      .where(eq(liveSessions.liveSessionId, liveSessionId));
    expect(await tipOf(room)).toBe('For the one after');
  });

  it('API-152 D-33 is missing from the dashboard of a blocked learner', async () => {
    const room = await mintRoom();
    const liveSessionId = await mintSession(room, HOUR);
    await write(room, { liveSessionId });
    const blocked = await mintPerson(school);
    await enrol(school, room.cohortId, blocked.userId, 'BLOCKED');
    expect(await tipOf(room, blocked.token)).toBeUndefined();
  });
});
