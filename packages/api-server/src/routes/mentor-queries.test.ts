import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPdf, mintPng } from '../../test/images.ts';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse, mintCourse, mintDate, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { mentorQueries, mentorQueryMessages } from '../db/schema/curriculum.ts';
import { documents } from '../db/schema/operations.ts';
import type { NodePublication } from '../services/courses/course-publication.ts';

const school = openTestSchool();
const NODE = 'root/m1/plain';
type Item = { queryId: string; title: string; isUnread: boolean };

async function mintRoom(change: Parameters<typeof mintCohortWithCourse>[1] = {}) {
  const { cohort, course } = await mintCohortWithCourse(school, change);
  const { cohortId } = cohort;
  const learner = await mintPerson(school);
  const peer = await mintPerson(school, { firstName: 'Ravi' });
  const guide = await mintPerson(school, { firstName: 'Guide', roles: ['INDUSTRIAL_GUIDE'] });
  for (const { userId } of [learner, peer]) await enrol(school, cohortId, userId);
  await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  await mintGroup(school, cohortId, guide.userId, [learner.userId]);
  const workspace = (path: string) => `/v1/client/workspace/${cohortId}/${path}`;
  const mentor = (path: string) => `/v1/client/mentor/${cohortId}/${path}`;
  return { cohort, cohortId, course, learner, peer, guide, workspace, mentor };
}
type Room = Awaited<ReturnType<typeof mintRoom>>;

const question = {
  title: 'Which level is the parapet on?',
  description: 'Roof, or level 2 with an offset?',
  meta: {},
};
const get = (path: string, token: string) => school.call('GET', path, { token });
const put = (path: string, token: string, body: unknown) => school.call('PUT', path, { token, body });
const save = (room: Room, change: object = {}, token = room.learner.token) =>
  put(room.workspace('query'), token, { ...question, ...change });
const ask = async (room: Room, change: object = {}, token = room.learner.token): Promise<string> =>
  (await save(room, change, token)).body.query.queryId;
const write = (room: Room, queryId: string, change: object = {}, token = room.learner.token) =>
  put(room.workspace('query-thread'), token, { queryId, text: 'One more thing.', ...change });
const answer = (room: Room, queryId: string, change: object = {}, token = room.guide.token) =>
  put(room.mentor('query-thread'), token, { queryId, text: 'Roof, unconstrained.', ...change });
const resolve = (room: Room, queryId: string, token = room.learner.token) =>
  put(`/v2/client/workspace/${room.cohortId}/learner/query-resolve`, token, { queryId });
const listOf = async (path: string, token: string): Promise<Item[]> => (await get(path, token)).body.queries;
const rowOf = async (queryId: string) => {
  const [row] = await school.deps.db.select().from(mentorQueries).where(eq(mentorQueries.queryId, queryId));
  return row;
};
const multipart = (data: unknown, files: [Buffer, string][], field = 'attachments') => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [content, name] of files) form.append(field, new File([new Uint8Array(content)], name));
  return form;
};
const download = (room: Room, documentId: string, token: string) =>
  school.raw(`/v2/client/user/download-document/${room.cohortId}/${documentId}`, {
    headers: { 'x-auth-token': token },
  });

describe('access', () => {
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
    '%s %s %s/%s is 401 for a stranger and 403 for outsiders',
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

describe('asking', () => {
  it('API-174 QUERY-02 QUERY-04 QUERY-05 a query gets its part of the course, the guide of the group and its asker', async () => {
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

  it('QUERY-03 API-174 a query about an open capstone belongs to it', async () => {
    const room = await mintRoom({ isCapstonePresent: true });
    const meta = { capstoneDetails: { nodeId: room.course.id('capstone/stage') } };
    expect((await save(room, { meta })).body.code).toBe('LOCKED');
    await mintDate(school, room.cohortId, 'CAPSTONE_ONBOARDING_DATE', 10);
    const { body } = await save(room, { meta });
    expect(body.query.meta).toEqual(meta);
    expect((await rowOf(body.query.queryId))?.namespace).toBe('CAPSTONE');
  });

  it('API-174 the same clientId asks once, also 20 times at once', async () => {
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

  it('API-174 bad input is 400, an unknown or locked topic 404 or 403, a mentor 403', async () => {
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

  it('API-174 changes the own query until it is answered; nobody else can', async () => {
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

  it('API-174 VALID-42 files travel with the query, judged by content, readable by who sees the query', async () => {
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

  it('API-174 VALID-46 one bad file among good ones leaves no query and no row', async () => {
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

describe('reading', () => {
  let big: Promise<Room> | null = null;
  /** A cohort with 100,000 queries. */
  const bigRoom = () => {
    big ??= mintRoom().then(async (room) => {
      for (let from = 1; from < 100_000; from += 10_000)
        await school.deps.pool.query(
          `insert into mentor_queries (query_id, cohort_id, asked_by_id, title, description, namespace, state, created_at, last_actor_id)
           select gen_random_uuid(), $1::uuid, $2::uuid, 'Question ' || n, 'About wall ' || n % 977, 'LEARNING',
             (array['UNANSWERED', 'ANSWERED', 'RESOLVED'])[1 + n % 3], now() - n * interval '1 minute', $2::uuid
           from generate_series($3::int, $3::int + 9999) n`,
          [room.cohortId, room.learner.userId, from],
        );
      await school.deps.pool.query('analyze mentor_queries');
      return room;
    });
    return big;
  };

  it('API-167 API-168 ROLE-15 a learner sees the own and the shared queries, a guide all of the cohort', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    await ask(other);
    const own = await ask(room);
    const shared = await ask(room, { isShared: true }, room.peer.token);
    const hidden = await ask(room, {}, room.peer.token);
    const ids = (items: Item[]) => items.map(({ queryId }) => queryId);
    expect(ids(await listOf(room.workspace('queries'), room.learner.token))).toEqual([shared, own]);
    expect(ids(await listOf(room.mentor('queries'), room.guide.token))).toEqual([hidden, shared, own]);
    expect(ids(await listOf(room.mentor('queries?assigned=me&sorting=ASC'), room.guide.token))).toEqual([
      own,
    ]);
    expect(ids(await listOf(room.mentor('queries?sorting=ASC'), room.guide.token))).toEqual([
      own,
      shared,
      hidden,
    ]);
    expect((await get(room.workspace(`query?queryId=${hidden}`), room.learner.token)).status).toBe(404);
    expect((await get(room.workspace(`query-thread?queryId=${hidden}`), room.learner.token)).status).toBe(
      404,
    );
    expect((await get(room.mentor(`query?queryId=${hidden}`), room.guide.token)).body.query.canResolve).toBe(
      false,
    );
    expect((await get(other.mentor(`query?queryId=${own}`), other.guide.token)).status).toBe(404);
    expect((await get(other.mentor(`query-thread?queryId=${own}`), other.guide.token)).status).toBe(404);
    expect((await get(room.workspace('query?queryId=x'), room.learner.token)).status).toBe(400);
  });

  it('ENUM-33 API-168 filters by state and namespace and searches titles and texts, whatever is typed', async () => {
    const room = await mintRoom();
    const wall = await ask(room, {
      title: 'Curtain wall A-900',
      meta: { curriculumDetails: { nodeId: room.course.id(NODE) } },
    });
    const other = await ask(room, { title: 'Stairs of the café, दीवार' });
    await answer(room, other);
    const found = async (query: string) =>
      (await listOf(room.workspace(`queries?${query}`), room.learner.token)).map(({ queryId }) => queryId);
    expect(await found('state=OPEN')).toEqual([wall]);
    expect(await found('state=ANSWERED')).toEqual([other]);
    expect(await found('state=RESOLVED')).toEqual([]);
    expect(await found('namespace=LEARNING')).toEqual([wall]);
    expect(await found('search=curt')).toEqual([wall]);
    expect(await found('search=a-900')).toEqual([wall]);
    expect(await found(`search=${encodeURIComponent('caf')}`)).toEqual([other]);
    expect(await found(`search=${encodeURIComponent('café दीवा')}`)).toEqual([other]);
    expect(await found('search=offset')).toEqual([other, wall]);
    for (const odd of ["'; drop table mentor_queries; --", '%', '!!!', 'wall & | !', '\\'])
      expect(
        (await get(room.workspace(`queries?search=${encodeURIComponent(odd)}`), room.learner.token)).status,
      ).toBe(200);
    for (const wrong of ['state=OPENED', 'sorting=UP', 'namespace=X', 'pageNo=-1'])
      expect((await get(room.workspace(`queries?${wrong}`), room.learner.token)).status).toBe(400);
  });

  it('API-169 API-170 a query is unread to whoever did not write last, until they mark it', async () => {
    const room = await mintRoom();
    const queryId = await ask(room);
    const unread = async (path: string, token: string) =>
      (await listOf(path, token)).map(({ isUnread }) => isUnread);
    expect(await unread(room.workspace('queries'), room.learner.token)).toEqual([false]);
    expect(await unread(room.mentor('queries'), room.guide.token)).toEqual([true]);
    const mark = { queryIds: [queryId, queryId], isRead: true };
    expect((await put(room.mentor('queries'), room.guide.token, mark)).body).toEqual({ updated: 1 });
    expect((await put(room.mentor('queries'), room.guide.token, mark)).body).toEqual({ updated: 1 });
    expect(await unread(room.mentor('queries'), room.guide.token)).toEqual([false]);
    await answer(room, queryId);
    expect(await unread(room.workspace('queries'), room.learner.token)).toEqual([true]);
    expect((await put(room.workspace('queries'), room.learner.token, mark)).status).toBe(200);
    expect(await unread(room.workspace('queries'), room.learner.token)).toEqual([false]);
  });

  it('API-169 API-170 one foreign query in the list and none is marked', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const [own, foreign] = [await ask(room, { isShared: true }, room.peer.token), await ask(other)];
    const hidden = await ask(room, {}, room.peer.token);
    for (const queryIds of [
      [own, foreign],
      [own, hidden],
      [own, randomUUID()],
    ])
      expect(
        (await put(room.workspace('queries'), room.learner.token, { queryIds, isRead: true })).status,
      ).toBe(404);
    expect(
      (await put(room.mentor('queries'), room.guide.token, { queryIds: [own, foreign], isRead: true }))
        .status,
    ).toBe(404);
    const [item] = await listOf(room.workspace('queries'), room.learner.token);
    expect(item?.isUnread).toBe(true);
    expect(
      (await put(room.workspace('queries'), room.learner.token, { queryIds: [], isRead: true })).status,
    ).toBe(400);
  });

  it('API-167 API-168 P-10 100,000 queries: a deep page with filter, order and search is fast and takes three queries', async () => {
    const room = await bigRoom();
    for (const query of [
      '',
      'state=OPEN&sorting=ASC&pageNo=1500',
      'pageNo=4900',
      'search=wall%20451',
      'assigned=all&state=RESOLVED',
    ]) {
      const path = room.mentor(`queries?${query}`);
      expect(await school.countQueries(() => get(path, room.guide.token))).toBeLessThanOrEqual(4);
      const started = performance.now();
      const { body } = await get(path, room.guide.token);
      expect(body.queries).toHaveLength(20);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
    expect((await get(room.mentor('queries?search=wall%20451'), room.guide.token)).body.total).toBe(212);
    for (const query of ['state=ANSWERED&sorting=ASC&pageNo=1500', 'search=wall%20451', 'pageNo=4900']) {
      const path = room.workspace(`queries?${query}`);
      expect(await school.countQueries(() => get(path, room.learner.token))).toBeLessThanOrEqual(4);
      const started = performance.now();
      expect((await get(path, room.learner.token)).body.queries).toHaveLength(20);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  }, 120_000);

  it('P-10 a page of many queries is read by an index, in its order, never by the whole table', async () => {
    const planOf = async (where: string) => {
      const client = await school.deps.pool.connect();
      try {
        const { rows } = await client.query(
          `explain select q.query_id from mentor_queries q where ${where} order by q.created_at desc, q.query_id desc limit 20`,
        );
        return JSON.stringify(rows);
      } finally {
        client.release();
      }
    };
    const { cohortId, learner } = await bigRoom();
    for (const where of [
      `q.cohort_id = '${cohortId}'`,
      `q.cohort_id = '${cohortId}' and q.state = 'UNANSWERED'`,
      `q.cohort_id = '${cohortId}' and (q.asked_by_id = '${learner.userId}' or q.is_shared)`,
      `q.cohort_id = '${cohortId}' and q.search @@ to_tsquery('simple', '''wall'':* & ''451'':*')`,
    ]) {
      const plan = await planOf(where);
      expect(plan).toMatch(/Index/);
      expect(plan).not.toMatch(/Seq Scan on mentor_queries/);
    }
  }, 120_000);
});

describe('the thread', () => {
  it('API-177 ROLE-15 the first answer of a guide makes the query ANSWERED and stops the clock for good', async () => {
    const room = await mintRoom();
    const queryId = await ask(room);
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 15 }, () => answer(room, queryId, { clientId })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      author: { userId: room.guide.userId, firstName: 'Guide', role: 'INDUSTRIAL_GUIDE', photo: null },
      text: 'Roof, unconstrained.',
      attachments: [],
      editedAt: null,
    });
    const first = await rowOf(queryId);
    expect(first).toMatchObject({ state: 'ANSWERED', answeredById: room.guide.userId });
    await put(room.mentor('query'), room.guide.token, { queryId, state: 'UNANSWERED' });
    school.advance(60_000);
    await answer(room, queryId, { text: 'And once more.' });
    expect((await rowOf(queryId))?.answeredAt).toEqual(first?.answeredAt);
    // Six of the write itself, one of the session, one of the rate limit.
    expect(await school.countQueries(() => answer(room, queryId))).toBeLessThanOrEqual(8);
  });

  it('API-175 API-176 API-178 reads the messages of both sides oldest first, 20 a page, without contact details', async () => {
    const room = await mintRoom();
    const queryId = await ask(room, { isShared: true });
    await write(room, queryId, { text: 'I tried both.' });
    await write(room, queryId, { text: 'Same here.' }, room.peer.token);
    expect((await rowOf(queryId))?.state).toBe('UNANSWERED');
    await answer(room, queryId);
    for (const [path, token] of [
      [room.workspace(`query-thread?queryId=${queryId}`), room.peer.token],
      [room.mentor(`query-thread?queryId=${queryId}`), room.guide.token],
    ] as const) {
      const { body } = await get(path, token);
      expect(body.total).toBe(3);
      expect(
        body.thread.map((entry: { author: { role: string }; text: string }) => [
          entry.author.role,
          entry.text,
        ]),
      ).toEqual([
        ['LEARNER', 'I tried both.'],
        ['LEARNER', 'Same here.'],
        ['INDUSTRIAL_GUIDE', 'Roof, unconstrained.'],
      ]);
      expect(JSON.stringify(body)).not.toContain('@plinth.test');
      expect(await school.countQueries(() => get(path, token))).toBeLessThanOrEqual(4);
    }
    await school.deps.db
      .insert(mentorQueryMessages)
      .values(
        Array.from({ length: 20 }, (_, n) => ({ queryId, authorId: room.peer.userId, text: `Note ${n}` })),
      );
    const page = await get(room.workspace(`query-thread?queryId=${queryId}&pageNo=1`), room.learner.token);
    expect([page.body.thread.length, page.body.total]).toEqual([3, 23]);
  });

  it("API-178 changes an own message, not another's, and takes files", async () => {
    const room = await mintRoom();
    const queryId = await ask(room, { isShared: true });
    const sent = await school.call('PUT', room.workspace('query-thread'), {
      token: room.learner.token,
      // As the typed client names the files of a list.
      form: multipart({ queryId, text: 'See the sheet.' }, [[mintPdf(), 'sheet.pdf']], 'attachments[0]'),
    });
    expect(sent.body.attachments).toMatchObject([{ name: 'sheet.pdf' }]);
    const { threadId } = sent.body;
    const changed = await write(room, queryId, { threadId, text: 'See sheet two.' });
    expect(changed.body).toMatchObject({
      threadId,
      text: 'See sheet two.',
      attachments: [{ name: 'sheet.pdf' }],
    });
    expect(changed.body.editedAt).not.toBeNull();
    expect((await write(room, queryId, { threadId }, room.peer.token)).status).toBe(404);
    expect((await answer(room, queryId, { threadId })).status).toBe(404);
    expect((await write(room, queryId, { text: ' ' })).status).toBe(400);
  });

  it('API-177 API-178 a hidden or foreign query is 404, a resolved one 409, and a mentor answers at the own side', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    const hidden = await ask(room, {}, room.peer.token);
    expect((await write(room, hidden)).status).toBe(404);
    expect((await answer(other, hidden)).status).toBe(404);
    const queryId = await ask(room);
    const clientId = randomUUID();
    const sent = await write(room, queryId, { clientId });
    expect((await write(room, queryId, {}, room.guide.token)).status).toBe(403);
    await resolve(room, queryId);
    expect((await write(room, queryId)).status).toBe(409);
    expect((await answer(room, queryId)).status).toBe(409);
    expect((await write(room, queryId, { clientId })).body).toEqual(sent.body);
    expect(
      (await get(room.workspace(`query-thread?queryId=${queryId}`), room.learner.token)).body.total,
    ).toBe(1);
  });
});

describe('states', () => {
  it('API-173 a guide marks answered, reopens and retags; RESOLVED is final', async () => {
    const room = await mintRoom();
    const queryId = await ask(room);
    const set = (change: object) => put(room.mentor('query'), room.guide.token, { queryId, ...change });
    const tagNodeId = room.course.id(NODE);
    expect((await set({ state: 'ANSWERED', tagNodeId })).body.query).toMatchObject({
      state: 'ANSWERED',
      meta: { curriculumDetails: { nodeId: tagNodeId } },
    });
    expect((await rowOf(queryId))?.answeredAt).not.toBeNull();
    expect((await set({ state: 'UNANSWERED' })).body.query.state).toBe('UNANSWERED');
    expect((await set({ state: 'RESOLVED' })).status).toBe(400);
    expect((await set({ state: 'ANSWERED', tagNodeId: randomUUID() })).status).toBe(404);
    expect((await set({ state: 'ANSWERED', tagNodeId: room.course.id('onboarding/hello') })).status).toBe(
      400,
    );
    expect((await rowOf(queryId))?.state).toBe('UNANSWERED');
    const other = await mintRoom();
    expect((await put(other.mentor('query'), other.guide.token, { queryId, state: 'ANSWERED' })).status).toBe(
      404,
    );
    await resolve(room, queryId);
    expect((await set({ state: 'UNANSWERED' })).status).toBe(409);
  });

  it('API-180 QUERY-06 the asker alone resolves, and a repeat answers the same', async () => {
    const room = await mintRoom();
    const queryId = await ask(room, { isShared: true });
    expect((await resolve(room, queryId, room.peer.token)).status).toBe(404);
    expect((await resolve(room, queryId, room.guide.token)).status).toBe(404);
    expect((await rowOf(queryId))?.state).toBe('UNANSWERED');
    const first = await resolve(room, queryId);
    expect(first.body).toEqual({ query: { state: 'RESOLVED' } });
    const { resolvedAt } = (await rowOf(queryId)) ?? {};
    expect((await resolve(room, queryId)).body).toEqual(first.body);
    expect((await rowOf(queryId))?.resolvedAt).toEqual(resolvedAt);
    expect((await resolve(room, 'x')).status).toBe(400);
  });

  it('API-181 the asker rates an answered query, the last word counts, guides see it and peers do not', async () => {
    const room = await mintRoom();
    const queryId = await ask(room, { isShared: true });
    const rate = (change: object, token = room.learner.token) =>
      put(`/v2/client/workspace/${room.cohortId}/query/feedback`, token, { queryId, rating: 4, ...change });
    expect((await rate({})).status).toBe(409);
    const mayRate = async (token: string) =>
      (await get(room.workspace(`query?queryId=${queryId}`), token)).body.query.canRate;
    expect(await mayRate(room.learner.token)).toBe(false);
    await answer(room, queryId);
    expect(await mayRate(room.learner.token)).toBe(true);
    expect(await mayRate(room.peer.token)).toBe(false);
    for (const rating of [0, 6, 2.5, 'x']) expect((await rate({ rating })).status).toBe(400);
    expect((await rate({}, room.peer.token)).status).toBe(404);
    expect((await rate({ text: 'Clear.' })).body).toEqual({ saved: true });
    expect((await rate({ rating: 5 })).body).toEqual({ saved: true });
    const seen = async (path: string, token: string) => (await get(path, token)).body.query.feedback;
    expect(await seen(room.mentor(`query?queryId=${queryId}`), room.guide.token)).toEqual({ rating: 5 });
    expect(await seen(room.workspace(`query?queryId=${queryId}`), room.peer.token)).toBeUndefined();
  });

  it('QUERY-06 the asker opens an answered query again, and a resolved one for seven days', async () => {
    const room = await mintRoom();
    const queryId = await ask(room, { isShared: true });
    const reopen = (token = room.learner.token, id: unknown = queryId) =>
      put(`/v2/client/workspace/${room.cohortId}/learner/query-reopen`, token, { queryId: id });
    const seen = async (token = room.learner.token) =>
      (await get(room.workspace(`query?queryId=${queryId}`), token)).body.query;
    const open = { query: { state: 'UNANSWERED' } };
    expect((await seen()).canReopen).toBe(false);
    await answer(room, queryId);
    const first = (await rowOf(queryId))?.answeredAt;
    expect((await seen()).canReopen).toBe(true);
    expect((await reopen(room.peer.token)).status).toBe(404);
    expect((await reopen(room.learner.token, 'x')).status).toBe(400);
    expect((await reopen(room.learner.token, randomUUID())).status).toBe(404);
    expect((await rowOf(queryId))?.state).toBe('ANSWERED');
    const both = await Promise.all([reopen(), reopen()]);
    expect(both.map(({ body }) => body)).toEqual([open, open]);
    const [item] = await listOf(room.mentor('queries?state=OPEN'), room.guide.token);
    expect(item).toMatchObject({ queryId, isUnread: true });
    expect((await rowOf(queryId))?.answeredAt).toEqual(first);

    await resolve(room, queryId);
    const resolved = await seen();
    expect(resolved.canReopen).toBe(true);
    expect(Date.parse(resolved.reopenUntil) - school.now().getTime()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await seen(room.peer.token)).canReopen).toBe(false);
    expect((await reopen()).body).toEqual(open);
    await resolve(room, queryId);
    await school.deps.db
      .update(mentorQueries)
      .set({ resolvedAt: new Date(school.now().getTime() - 7.1 * 86_400_000) })
      .where(eq(mentorQueries.queryId, queryId));
    expect((await seen()).canReopen).toBe(false);
    const late = await reopen();
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('7 days')]);
    expect((await rowOf(queryId))?.state).toBe('RESOLVED');
  });

  it('API-182 QUERY-07 a query is given to a guide of its cohort', async () => {
    const room = await mintRoom();
    const second = await mintPerson(school, { firstName: 'Second', roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    const queryId = await ask(room);
    const assign = (userId: string, token = room.guide.token) =>
      put(`/v2/client/mentor/${room.cohortId}/query/assign-ig`, token, { queryId, userId });
    const first = await assign(second.userId);
    expect(first.body).toMatchObject({
      query: { assignedIg: { userId: second.userId, firstName: 'Second' } },
    });
    expect((await assign(second.userId)).body).toEqual(first.body);
    expect(await listOf(room.mentor('queries?assigned=me'), second.token)).toHaveLength(1);
    expect((await assign(room.learner.userId)).status).toBe(400);
    expect((await assign(randomUUID())).status).toBe(400);
    expect((await assign('x')).status).toBe(400);
    await resolve(room, queryId);
    expect((await assign(room.guide.userId)).status).toBe(409);
    expect((await rowOf(queryId))?.assignedIgId).toBe(second.userId);
  });
});

describe('rich text', () => {
  it('QUERY-05 D-123 what is typed comes back as typed parts, and a link that is none is refused', async () => {
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
    for (const bad of ['[x](javascript:alert(1))', '[x](data:text/html,hi)', '[x](vbscript:x)']) {
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

describe('the wait for an answer', () => {
  it('API-168 is what it really was, with what still waits in it, and nothing while too few were answered', async () => {
    const room = await mintRoom();
    const waiting = async () =>
      (await get(room.workspace('queries/waiting-time'), room.learner.token)).body.waiting;
    const asked = (minutes: number | null, hoursAgo: number) => ({
      cohortId: room.cohortId,
      askedById: room.peer.userId,
      title: 'Q',
      description: 'Q',
      namespace: 'CAREER' as const,
      state: minutes === null ? ('UNANSWERED' as const) : ('ANSWERED' as const),
      createdAt: new Date(school.now().getTime() - hoursAgo * 3_600_000),
      answeredAt:
        minutes === null ? null : new Date(school.now().getTime() - hoursAgo * 3_600_000 + minutes * 60_000),
    });
    const plant = (rows: ReturnType<typeof asked>[]) => school.deps.db.insert(mentorQueries).values(rows);
    await plant([asked(10, 300), asked(20, 300), asked(30, 300), asked(40, 300)]);
    await plant([asked(1, 24 * 91), asked(null, 5)]);
    expect(await waiting()).toBeNull();
    await plant([asked(50, 300)]);
    expect(await waiting()).toEqual({ halfMinutes: 30, mostMinutes: 46, counted: 5, days: 90 });
    await plant([asked(null, 100), asked(null, 100), asked(null, 100)]);
    const silent = await waiting();
    expect(silent).toMatchObject({ halfMinutes: 45, counted: 8 });
    expect(silent.mostMinutes).toBeGreaterThanOrEqual(6000);
    const path = room.workspace('queries/waiting-time');
    expect(await school.countQueries(() => get(path, room.learner.token))).toBeLessThanOrEqual(4);
  });
});

describe('the page', () => {
  it('API-183 people of the cohort come by name, mentors first, without contact details', async () => {
    const room = await mintRoom();
    await enrol(school, room.cohortId, (await mintPerson(school, { firstName: 'Gone' })).userId, 'CANCELLED');
    const { body } = await get(room.workspace('channel-users'), room.learner.token);
    expect(
      body.users.map(({ firstName, role }: { firstName: string; role: string }) => [firstName, role]),
    ).toEqual([
      ['Guide', 'INDUSTRIAL_GUIDE'],
      ['Asha', 'LEARNER'],
      ['Ravi', 'LEARNER'],
    ]);
    expect(Object.keys(body.users[0]).sort()).toEqual(['firstName', 'lastName', 'photo', 'role', 'userId']);
    expect((await get(room.workspace('channel-users?search=rav'), room.guide.token)).body.users).toHaveLength(
      1,
    );
    expect((await get(room.workspace('channel-users?search=%25'), room.guide.token)).body.users).toEqual([]);
    expect(
      (await get(room.workspace(`channel-users?search=${'x'.repeat(141)}`), room.guide.token)).status,
    ).toBe(400);
  });

  it('API-185 API-186 the introductions are marked one by one, for good', async () => {
    const room = await mintRoom();
    const seen = (path: string, token = room.learner.token) =>
      put(room.workspace(`query/${path}`), token, undefined);
    const details = (onboardingDone: boolean, coachMarksViewed: boolean) => ({
      queriesOnboardingDetails: { onboardingDone, coachMarksViewed },
    });
    expect((await seen('coachmarks-viewed')).body).toEqual(details(false, true));
    expect((await seen('onboarding-done')).body).toEqual(details(true, true));
    expect((await seen('coachmarks-viewed')).body).toEqual(details(true, true));
    expect((await seen('onboarding-done', room.guide.token)).status).toBe(404);
    expect((await seen('coachmarks-viewed', room.guide.token)).status).toBe(404);
  });
});

describe('the course assistant', () => {
  const text = (key: string, parentKey: string, content: string): NodePublication => ({
    key,
    parentKey,
    type: 'PARAGRAPH',
    namespace: 'LEARNING',
    rank: 9,
    meta: { content },
  });
  const mintTaught = async () => {
    const course = await mintCourse(school, {
      nodes: [
        ...smallCourse,
        text(
          'open/said',
          'root/m1/plain/lesson',
          'Every clash has an owner. When a duct meets a cast beam, the duct moves and the beam stays. Notes go on A-900.',
        ),
        text(
          'locked/said',
          'root/m2/later/lesson',
          'A chilled beam meets a sprinkler main above the corridor.',
        ),
      ],
    });
    return mintRoom({ courseId: course.courseId, aiBotEnabled: true }).then((room) => ({ ...room, course }));
  };
  const askBot = (room: Room, change: object = {}) =>
    put(`/v2/client/workspace/${room.cohortId}/query`, room.learner.token, {
      ...question,
      askBot: true,
      ...change,
    });

  it('API-179 answers in sentences of the open course and names where they stand', async () => {
    const room = await mintTaught();
    const clientId = randomUUID();
    const sent = { title: 'Duct meets beam', description: 'Which one moves?', clientId };
    const { status, body } = await askBot(room, sent);
    expect(status).toBe(200);
    expect(body.botAnswer).toEqual({
      text: 'Your course says: When a duct meets a cast beam, the duct moves and the beam stays.',
      sources: [
        {
          nodeId: room.course.id('root/m1/plain'),
          moduleId: room.course.id('root/m1'),
          namespace: 'LEARNING',
          title: 'Plain topic',
        },
      ],
    });
    expect(body.query).toMatchObject({ state: 'UNANSWERED', botAnswer: body.botAnswer });
    expect((await askBot(room, sent)).body).toEqual(body);
    expect(await school.countQueries(() => askBot(room))).toBeLessThanOrEqual(9);
  });

  it('API-179 says that it does not know rather than making something up or quoting what is locked', async () => {
    const room = await mintTaught();
    for (const [title, description] of [
      ['Where do I buy flights?', 'To Lisbon, in August.'],
      ['Sprinkler main in the corridor', 'Chilled'],
      ['???', '!!!'],
    ]) {
      const { status, body } = await askBot(room, { title, description });
      expect(status).toBe(200);
      expect(body.botAnswer.sources).toEqual([]);
      expect(body.botAnswer.text).toContain('I found nothing about this');
    }
    const quiet = await askBot(room, { askBot: false });
    expect(quiet.body.botAnswer).toBeUndefined();
  });

  const talk = (room: Room, body: object, token = room.learner.token) =>
    put(`/v2/client/workspace/${room.cohortId}/assistant`, token, body);
  const talkOf = (room: Room, token = room.learner.token) =>
    get(`/v2/client/workspace/${room.cohortId}/assistant`, token);
  const asks = (question: string, change: object = {}) => ({
    clientId: randomUUID(),
    conversationId: randomUUID(),
    question,
    ...change,
  });

  it('API-179 a talk with the course is kept for its learner alone, and handed over to the mentors with a query', async () => {
    const room = await mintTaught();
    const conversationId = randomUUID();
    expect((await talkOf(room)).body).toEqual({ conversation: null });
    const first = asks('Who moves when a duct meets a beam?', { conversationId });
    const answers = await Promise.all(Array.from({ length: 8 }, () => talk(room, first)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body.turn.answer.sources).toMatchObject([{ title: 'Plain topic' }]);
    const second = await talk(room, asks('Where do I buy flights to Lisbon?', { conversationId }));
    expect(second.body.turn.answer).toEqual({
      text: expect.stringContaining('I found nothing about this'),
      sources: [],
    });
    const kept = (await talkOf(room)).body.conversation;
    expect(kept).toMatchObject({ conversationId, turns: [{ question: first.question }, {}] });
    expect((await talkOf(room, room.peer.token)).body).toEqual({ conversation: null });
    expect(await listOf(room.mentor('queries'), room.guide.token)).toEqual([]);

    const byPeer = await askBot({ ...room, learner: room.peer }, { conversationId });
    expect(byPeer.body.query.conversation).toBeUndefined();
    const { body } = await askBot(room, { conversationId, askBot: false, isShared: true });
    expect(body.query.conversation).toMatchObject([
      { question: first.question, answer: answers[0]?.body.turn.answer },
      { question: 'Where do I buy flights to Lisbon?' },
    ]);
    const read = async (path: string, token: string) =>
      (await get(`${path}?queryId=${body.query.queryId}`, token)).body.query.conversation;
    expect(await read(room.mentor('query'), room.guide.token)).toHaveLength(2);
    expect(await read(room.workspace('query'), room.peer.token)).toBeUndefined();
    expect((await talkOf(room)).body).toEqual({ conversation: null });
    expect((await talk(room, asks('One more?', { conversationId }))).status).toBe(409);
    expect(await school.countQueries(() => talk(room, asks('And a duct?')))).toBeLessThanOrEqual(8);
  });

  it('API-179 the assistant refuses mentors, bad input, and cohorts without it', async () => {
    const room = await mintTaught();
    expect((await talk(room, asks('Duct?'), room.guide.token)).status).toBe(403);
    expect((await talkOf(room, room.guide.token)).status).toBe(403);
    for (const bad of [
      { question: ' ' },
      { question: 'x'.repeat(501) },
      { clientId: 'x' },
      { conversationId: '' },
    ])
      expect((await talk(room, asks('Duct?', bad))).status).toBe(400);
    const without = await mintRoom();
    expect((await talk(without, asks('Duct?'))).status).toBe(409);
    expect((await talkOf(without)).status).toBe(409);
  });

  it('API-179 a language model may only word what was found, with a source for every sentence', async () => {
    const room = await mintTaught();
    const said = async (words: string | null, question = 'Who moves when a duct meets a beam?') => {
      const given: string[][] = [];
      school.useLanguageModel({
        answer: async ({ passages }) => {
          given.push([...passages]);
          return words;
        },
      });
      const { body } = await talk(room, asks(question));
      school.useLanguageModel(null);
      return { ...body.turn.answer, given };
    };
    const worded = await said('The duct gives way to the beam [1].');
    expect(worded).toMatchObject({
      text: 'The duct gives way to the beam.',
      sources: [{ nodeId: room.course.id('root/m1/plain') }],
    });
    expect(JSON.stringify(worded.given)).not.toContain('chilled');
    for (const bad of [
      'The duct gives way.',
      'The duct gives way [1]. Ask your lawyer.',
      'It moves [7].',
      'UNKNOWN',
      null,
    ])
      expect((await said(bad)).text).toContain('Your course says: When a duct meets a cast beam');
    const unknown = await said('Fly with anyone [1].', 'Where do I buy flights to Lisbon?');
    expect([unknown.given, unknown.sources]).toEqual([[], []]);
  });

  it('API-179 a cohort without the assistant is 409 and nothing is asked', async () => {
    const room = await mintRoom();
    expect((await askBot(room)).status).toBe(409);
    expect(await listOf(room.workspace('queries'), room.learner.token)).toEqual([]);
    const taught = await mintTaught();
    expect((await askBot(taught, { title: '' })).status).toBe(400);
    expect((await askBot(taught, { queryId: randomUUID() })).status).toBe(404);
  });
});
