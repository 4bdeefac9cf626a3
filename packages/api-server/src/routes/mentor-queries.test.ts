import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPdf, mintPng } from '../../test/images.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintDate } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { multipart, NODE, queryCalls, question, type Room } from '../../test/query-calls.ts';
import { cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { documents } from '../db/schema/operations.ts';

const school = openTestSchool();
const { mintRoom, get, save, ask, write, answer, resolve, listOf, rowOf } = queryCalls(school);
const download = (room: Room, documentId: string, token: string) =>
  school.raw(`/v2/client/user/download-document/${room.cohortId}/${documentId}`, {
    headers: { 'x-auth-token': token },
  });

describe('access to queries', () => {
  it.each([
    ['API-167', 'GET', 'mentor', 'queries'],
    ['API-168', 'GET', 'workspace', 'queries'],
    ['API-169', 'PUT', 'mentor', 'queries'],
    ['API-170', 'PUT', 'workspace', 'queries'],
    ['API-171', 'GET', 'mentor', 'query'],
    ['API-172', 'GET', 'workspace', 'query'],
    ['API-173', 'PUT', 'mentor', 'query'],
    ['API-174', 'PUT', 'workspace', 'query'],
    ['API-175', 'GET', 'mentor', 'query-thread'],
    ['API-176', 'GET', 'workspace', 'query-thread'],
    ['API-177', 'PUT', 'mentor', 'query-thread'],
    ['API-178', 'PUT', 'workspace', 'query-thread'],
    ['API-179', 'PUT', 'workspace', 'query', 2],
    ['API-180', 'PUT', 'workspace', 'learner/query-resolve', 2],
    ['API-181', 'PUT', 'workspace', 'query/feedback', 2],
    ['API-182', 'PUT', 'mentor', 'query/assign-ig', 2],
    ['API-183', 'GET', 'workspace', 'channel-users'],
    ['API-185', 'PUT', 'workspace', 'query/coachmarks-viewed'],
    ['API-186', 'PUT', 'workspace', 'query/onboarding-done'],
    ['QUERY-06', 'PUT', 'workspace', 'learner/query-reopen', 2],
    ['API-168', 'GET', 'workspace', 'queries/waiting-time'],
    ['API-179', 'PUT', 'workspace', 'assistant', 2],
    ['API-179', 'GET', 'workspace', 'assistant', 2],
  ] as [string, string, 'mentor' | 'workspace', string, number?][])(
    '%s %s %s/%s returns 401 for a stranger and 403 for outsiders',
    async (_id, method, side, path, version = 1) => {
      const cohort = await mintCohort(school);
      const outsider = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
      const url = `/v${version}/client/${side}/${cohort.cohortId}/${path}`;
      const sent = method === 'PUT' ? { body: {} } : {};
      expect((await school.call(method, url, sent)).status).toBe(401);
      expect((await school.call(method, url, { ...sent, token: outsider.token })).status).toBe(403);
      if (side === 'workspace') return;
      const learner = await mintPerson(school);
      await enrol(school, cohort.cohortId, learner.userId);
      expect((await school.call(method, url, { ...sent, token: learner.token })).status).toBe(403);
    },
  );

  it('QUERY-08 D-80 queries are closed to both sides until the first date of the cohort', async () => {
    const room = await mintRoom();
    await school.deps.db.delete(cohortTimelines).where(eq(cohortTimelines.cohortId, room.cohortId));
    expect((await get(room.workspace('queries'), room.learner.token)).body).toMatchObject({
      code: 'LOCKED',
      data: { details: 'Coming soon!' },
    });
    await mintDate(school, room.cohortId, 'KICK_OFF', 2);
    await mintDate(school, room.cohortId, 'COURSE_COMPLETION_DATE', 90);
    for (const answered of [
      await get(room.workspace('queries'), room.learner.token),
      await get(room.mentor('queries'), room.guide.token),
      await save(room),
      await answer(room, randomUUID()),
      await resolve(room, randomUUID()),
    ]) {
      expect([answered.status, answered.body.code]).toEqual([403, 'LOCKED']);
      const days = (Date.parse(answered.body.data.unlocksAt) - school.now().getTime()) / 86_400_000;
      expect(Math.round(days)).toBe(2);
    }
  });
});

describe('asking a query', () => {
  it('API-174 QUERY-02 QUERY-04 QUERY-05 a query records its part of the course, the guide of the group and its asker', async () => {
    const room = await mintRoom();
    const { status, body } = await save(room, {
      meta: { curriculumDetails: { nodeId: room.course.id(NODE) } },
      title: '  Which level?  ',
    });
    expect(status).toBe(200);
    expect(body.query).toMatchObject({
      title: 'Which level?',
      state: 'UNANSWERED',
      isShared: false,
      meta: { curriculumDetails: { nodeId: room.course.id(NODE) } },
      askedBy: { userId: room.learner.userId, firstName: 'Asha' },
      assignedIg: { userId: room.guide.userId, firstName: 'Guide' },
      attachments: [],
      canResolve: true,
    });
    expect((await rowOf(body.query.queryId))?.namespace).toBe('LEARNING');
    expect((await rowOf(await ask(room)))?.namespace).toBe('CAREER');
  });

  it('QUERY-03 API-174 a query about an unlocked capstone belongs to the capstone', async () => {
    const room = await mintRoom({ isCapstonePresent: true });
    const meta = { capstoneDetails: { nodeId: room.course.id('capstone/stage') } };
    expect((await save(room, { meta })).body.code).toBe('LOCKED');
    await mintDate(school, room.cohortId, 'CAPSTONE_ONBOARDING_DATE', 10);
    const { body } = await save(room, { meta });
    expect(body.query.meta).toEqual(meta);
    expect((await rowOf(body.query.queryId))?.namespace).toBe('CAPSTONE');
  });

  it('API-174 the same clientId creates one query, also in 20 concurrent requests', async () => {
    const room = await mintRoom();
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(room, { clientId })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await listOf(room.workspace('queries'), room.learner.token)).toHaveLength(1);
    const peers = await save(room, { clientId }, room.peer.token);
    expect(peers.body.query.queryId).not.toBe(answers[0]?.body.query.queryId);
    expect(await school.countQueries(() => save(room))).toBeLessThanOrEqual(7);
  });

  it('API-174 bad input returns 400, an unknown topic 404, a locked one LOCKED and a mentor 403', async () => {
    const room = await mintRoom();
    const nodeId = room.course.id(NODE);
    for (const change of [
      { title: ' ' },
      { title: 'x'.repeat(141) },
      { description: '' },
      { meta: { curriculumDetails: { nodeId }, capstoneDetails: { nodeId } } },
      { meta: undefined },
      { clientId: 'x' },
    ])
      expect((await save(room, change)).status).toBe(400);
    expect((await save(room, { meta: { curriculumDetails: { nodeId: randomUUID() } } })).status).toBe(404);
    const later = room.course.id('root/m2/later');
    expect((await save(room, { meta: { curriculumDetails: { nodeId: later } } })).body.code).toBe('LOCKED');
    expect((await save(room, {}, room.guide.token)).status).toBe(403);
    expect(await listOf(room.workspace('queries'), room.learner.token)).toEqual([]);
  });

  it('API-174 the asker can change a query until it is answered; nobody else can', async () => {
    const room = await mintRoom();
    const queryId = await ask(room, { isShared: true });
    const changed = await save(room, { queryId, title: 'Which level, then?' });
    expect(changed.body.query).toMatchObject({ queryId, title: 'Which level, then?', isShared: true });
    expect((await save(room, { queryId }, room.peer.token)).status).toBe(404);
    expect((await save(room, { queryId: randomUUID() })).status).toBe(404);
    await answer(room, queryId);
    expect((await save(room, { queryId })).status).toBe(409);
    expect((await rowOf(queryId))?.title).toBe('Which level, then?');
  });

  it('API-174 VALID-42 files are sent with the query and readable by those who can see the query', async () => {
    const room = await mintRoom();
    const sent = await school.call('PUT', room.workspace('query'), {
      token: room.learner.token,
      form: multipart(question, [
        [mintPng(20, 20), 'roof.png'],
        [mintPdf(), 'sheet.pdf'],
      ]),
    });
    expect(sent.status).toBe(200);
    const { queryId, attachments } = sent.body.query;
    expect(attachments.map(({ name }: { name: string }) => name)).toEqual(['roof.png', 'sheet.pdf']);
    const { documentId } = attachments[0];
    expect((await download(room, documentId, room.guide.token)).status).toBe(200);
    expect((await download(room, documentId, room.learner.token)).status).toBe(200);
    await ask(room, {}, room.peer.token);
    expect((await download(room, documentId, room.peer.token)).status).toBe(404);
    await save(room, { queryId, isShared: true });
    expect((await download(room, documentId, room.peer.token)).status).toBe(200);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'BLOCKED' })
      .where(eq(enrolments.userId, room.peer.userId));
    expect((await download(room, documentId, room.peer.token)).status).toBe(404);
    expect(
      (await get(room.workspace(`query?queryId=${queryId}`), room.learner.token)).body.query.attachments,
    ).toHaveLength(2);
    const listed = await get('/v2/client/user/documents', room.learner.token);
    expect(JSON.stringify(listed.body)).not.toContain(documentId);
  });

  it('API-174 VALID-46 one invalid file among valid ones stores neither a query nor a document', async () => {
    const room = await mintRoom();
    const bad = await school.call('PUT', room.workspace('query'), {
      token: room.learner.token,
      form: multipart(question, [
        [mintPdf(), 'sheet.pdf'],
        [Buffer.from('<svg onload="1"/>'), 'roof.png'],
      ]),
    });
    expect(bad.status).toBe(415);
    const many = await school.call('PUT', room.workspace('query'), {
      token: room.learner.token,
      form: multipart(question, Array(6).fill([mintPdf(), 'sheet.pdf'])),
    });
    expect(many.status).toBe(400);
    const form = new FormData();
    form.set('data', 'no json');
    expect(
      (await school.call('PUT', room.workspace('query'), { token: room.learner.token, form })).status,
    ).toBe(400);
    expect(await listOf(room.workspace('queries'), room.learner.token)).toEqual([]);
    expect(
      await school.deps.db.select().from(documents).where(eq(documents.userId, room.learner.userId)),
    ).toEqual([]);
  });
});

describe('rich text', () => {
  it('QUERY-05 VALID-46 D-123 text is returned as structured parts, and an unsafe link is refused', async () => {
    const room = await mintRoom();
    const typed = 'Why **Roof**?\n```python\nwall.level\n```\n<script>alert(1)</script>';
    const { body } = await save(room, { description: typed });
    expect(body.query).toMatchObject({
      description: typed,
      body: [
        { kind: 'PARAGRAPH', runs: [{ text: 'Why ' }, { text: 'Roof', bold: true }, { text: '?' }] },
        { kind: 'CODE', language: 'python', text: 'wall.level' },
        { kind: 'PARAGRAPH', runs: [{ text: '<script>alert(1)</script>' }] },
      ],
    });
    for (const bad of [
      '[x](javascript:alert(1))',
      '[x](data:text/html,hi)',
      '[x](vbscript:x)',
      '[x](javascript&#58;alert)',
      '[x]( javascript:alert)',
      '[x](//evil.test)',
      '[x](\\\\evil.test)',
    ]) {
      expect((await save(room, { description: bad })).status).toBe(400);
      expect((await write(room, body.query.queryId, { text: bad })).status).toBe(400);
      expect((await answer(room, body.query.queryId, { text: bad })).status).toBe(400);
    }
    const said = await answer(room, body.query.queryId, { text: 'See [IFC](https://a.test/x)' });
    expect(said.body.body).toEqual([
      { kind: 'PARAGRAPH', runs: [{ text: 'See ' }, { text: 'IFC', href: 'https://a.test/x' }] },
    ]);
  });
});
