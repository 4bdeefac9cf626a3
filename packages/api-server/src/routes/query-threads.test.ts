import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPdf } from '../../test/images.ts';
import { assignMentor, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { multipart, NODE, queryCalls } from '../../test/query-calls.ts';
import { mentorQueries, mentorQueryMessages } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const { mintRoom, get, put, ask, write, answer, resolve, listOf, rowOf } = queryCalls(school);

describe('a query thread', () => {
  it('API-177 ROLE-15 a guide’s first answer makes the query ANSWERED and fixes its answer time for good', async () => {
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
    // Six for the write itself, one for the session, one for the rate limit.
    expect(await school.countQueries(() => answer(room, queryId))).toBeLessThanOrEqual(8);
  });

  it('API-175 API-176 API-178 returns the messages of both sides oldest first, 20 a page, without contact details', async () => {
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
    await school.deps.db.insert(mentorQueryMessages).values(
      Array.from({ length: 20 }, (_, n) => ({
        queryId,
        authorId: room.peer.userId,
        text: `Note ${n}`,
        createdAt: school.now(),
      })),
    );
    const page = await get(room.workspace(`query-thread?queryId=${queryId}&pageNo=1`), room.learner.token);
    expect([page.body.thread.length, page.body.total]).toEqual([3, 23]);
  });

  it('API-178 lets a message be changed by its author only, and takes files', async () => {
    const room = await mintRoom();
    const queryId = await ask(room, { isShared: true });
    const sent = await school.call('PUT', room.workspace('query-thread'), {
      token: room.learner.token,
      // The names that the typed client gives the files of a list.
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

  it('API-177 API-178 a hidden query or one of another cohort returns 404, a resolved one 409; a mentor may not write as a learner', async () => {
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

describe('the state of a query', () => {
  it('API-173 a guide marks it answered, reopens and retags it; RESOLVED is final for the guide', async () => {
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

  it('API-180 QUERY-06 only the asker resolves it, and a repeat returns the same', async () => {
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

  it('API-181 the asker rates it once answered, the latest rating counts, guides see it and peers do not', async () => {
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

  it('QUERY-06 the asker reopens an answered query, and a resolved one within seven days', async () => {
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

  it('API-182 QUERY-07 a query can be assigned to a guide of its cohort until it is resolved', async () => {
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

  it('API-182 QUERY-07 a query can be assigned neither to the lead mentor of its cohort nor to another cohort’s guide', async () => {
    const [room, other] = [await mintRoom(), await mintRoom()];
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR', 'INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohortId, lead.userId, 'LEAD_MENTOR');
    const queryId = await ask(room);
    for (const { userId } of [lead, other.guide]) {
      const path = `/v2/client/mentor/${room.cohortId}/query/assign-ig`;
      expect(await put(path, room.guide.token, { queryId, userId })).toMatchObject({
        status: 400,
        body: { message: 'A query can only be assigned to a guide of its cohort.' },
      });
    }
    expect((await rowOf(queryId))?.assignedIgId).toBe(room.guide.userId);
  });
});
