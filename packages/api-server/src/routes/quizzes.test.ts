import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { creditEntries, nodeProgress } from '../db/schema/curriculum.ts';
import { formResponses } from '../db/schema/forms.ts';
import { lockAttempt } from '../services/quizzes/lock-attempt.ts';
import { saveEntries } from '../services/quizzes/save-entries.ts';

const school = openTestSchool();
const GRADED = 'root/m1/graded/quiz';
const TIMED = 'root/m1/timed/quiz';
const PRACTICE = 'root/m1/practice/quiz';
const LATER = 'root/m2/later/quiz';

type Room = Awaited<ReturnType<typeof mintRoom>>;

async function mintRoom(key: string) {
  const { cohort, course } = await mintCohortWithCourse(school);
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await enrol(school, cohort.cohortId, learner.userId);
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  const quiz = { quizId: course.id(key), formId: course.formId(key) };
  const base = (version: 1 | 2) => `/v${version}/client/lms/${cohort.cohortId}`;
  const entry = (name: string, ...options: string[]) => ({
    questionId: course.questionId(key, name),
    entries: options.map((option) => ({ optionId: course.optionId(key, name, option) })),
  });
  return { cohort, course, learner, guide, quiz, base, entry, key };
}

const start = (room: Room, change: object = {}, token = room.learner.token) =>
  school.call('POST', `${room.base(2)}/start-quiz/LEARNING`, {
    token,
    body: { ...room.quiz, isRetake: false, isPreview: false, ...change },
  });

const save = (
  room: Room,
  responseId: string,
  responseEntries: unknown[],
  change: object = {},
  token = room.learner.token,
) =>
  school.call('PUT', '/v1/client/form/responses/check', {
    token,
    headers: { 'x-product-id': 'BIM_A' },
    body: {
      responseEntries,
      cohortId: room.cohort.cohortId,
      nodeId: room.quiz.quizId,
      formId: room.quiz.formId,
      namespace: 'LEARNING',
      responseId,
      isPreview: false,
      hasUserSubmitted: false,
      quizType: 'PRACTICE',
      ...change,
    },
  });

const attemptOf = (room: Room, responseId: string) => ({
  ...room.quiz,
  nodeId: room.quiz.quizId,
  namespace: 'LEARNING',
  responseId,
});
const complete = (room: Room, responseId: string, change: object = {}, token = room.learner.token) =>
  school.call('POST', `${room.base(2)}/quiz/completed`, {
    token,
    body: { ...attemptOf(room, responseId), isPreview: false, ...change },
  });
const completeV1 = (room: Room, responseId: string, token = room.learner.token) =>
  school.call('POST', `${room.base(1)}/quiz/completed`, {
    token,
    body: { responseId, nodeId: room.quiz.quizId, namespace: 'LEARNING' },
  });
const force = (room: Room, responseId: string, change: object = {}, token = room.learner.token) =>
  school.call('POST', `${room.base(2)}/quiz/force-submit`, {
    token,
    body: { ...attemptOf(room, responseId), forceSubmit: true, ...change },
  });
const details = (room: Room, token = room.learner.token, query = '') =>
  school.call('GET', `${room.base(2)}/fetch-quiz-details/LEARNING?nodeId=${room.quiz.quizId}${query}`, {
    token,
  });
const poll = (room: Room, kind: 'activity' | 'inactivity', body: object, token = room.learner.token) =>
  school.call('PUT', `${room.base(2)}/${kind}-poll`, { token, body });

const allRight = (room: Room) => [room.entry('q1', 'a'), room.entry('q2', 'b'), room.entry('q3', 'a', 'c')];
const creditsOf = (room: Room) =>
  school.deps.db.select().from(creditEntries).where(eq(creditEntries.userId, room.learner.userId));
const responsesOf = (room: Room) =>
  school.deps.db.select().from(formResponses).where(eq(formResponses.userId, room.learner.userId));
const become = (room: Room, state: 'BLOCKED' | 'UPCOMING') =>
  school.deps.db
    .update(enrolments)
    .set({ state })
    .where(and(eq(enrolments.cohortId, room.cohort.cohortId), eq(enrolments.userId, room.learner.userId)));

async function startAndAnswer(room: Room, entries: unknown[] = allRight(room), change: object = {}) {
  const { body } = await start(room, change);
  await save(room, body.responseId, entries);
  return body.responseId as string;
}

describe('starting', () => {
  it('API-144 QUIZ-07 a quiz begins with its questions in their order and without their answers', async () => {
    const room = await mintRoom(GRADED);
    const { status, body } = await start(room);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      attempt: 1,
      quiz: { ...room.quiz, title: 'Check yourself', credits: 10, questionCount: 3 },
      responseEntries: [],
    });
    expect(body.endsAt).toBeUndefined();
    expect(body.quiz.questions.map((question: { question: string }) => question.question.slice(-3))).toEqual([
      'q1?',
      'q2?',
      'q3?',
    ]);
    const text = JSON.stringify(body);
    for (const secret of ['isCorrect', 'correctOptionIds', 'explanation', 'Because'])
      expect(text).not.toContain(secret);
    const again = await start(room);
    expect(again.body.quiz.questions).toEqual(body.quiz.questions);
    const progress = await school.deps.db
      .select()
      .from(nodeProgress)
      .where(eq(nodeProgress.userId, room.learner.userId));
    expect(progress.map(({ state }) => state)).toEqual(['STARTED']);
  });

  it('API-144 an open attempt is answered again with the answers saved so far', async () => {
    const room = await mintRoom(TIMED);
    const first = await start(room);
    await save(room, first.body.responseId, [room.entry('q1', 'b')]);
    const second = await start(room, { isRetake: true });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      responseId: first.body.responseId,
      startedAt: first.body.startedAt,
      endsAt: first.body.endsAt,
    });
    expect(second.body.responseEntries).toEqual([room.entry('q1', 'b')]);
  });

  it('API-144 ten starts at once make one attempt', async () => {
    const room = await mintRoom(GRADED);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(room)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
    expect(new Set(answers.map(({ body }) => body.responseId)).size).toBe(1);
    expect(await responsesOf(room)).toHaveLength(1);
  });

  it('API-144 QUIZ-11 a retake counts, and beyond the last there is none', async () => {
    const room = await mintRoom(GRADED);
    await complete(room, await startAndAnswer(room));
    expect((await start(room)).status).toBe(409);
    const retake = await start(room, { isRetake: true });
    expect(retake.status).toBe(201);
    expect(retake.body.attempt).toBe(2);
    await force(room, retake.body.responseId);
    const third = await start(room, { isRetake: true });
    expect(third.status).toBe(409);
    expect(third.body.message).toContain('no attempt left');
    expect(await responsesOf(room)).toHaveLength(2);
  });

  it('API-144 a locked quiz is 403 LOCKED; a form of another quiz is 404; bad input is 400', async () => {
    const locked = await mintRoom(LATER);
    const refused = await start(locked);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'LOCKED', data: { unlocksAt: expect.any(String) } });
    const room = await mintRoom(GRADED);
    expect((await start(room, { formId: room.course.formId(TIMED) })).status).toBe(404);
    expect((await start(room, { quizId: room.course.id('root/m1/plain') })).status).toBe(404);
    expect((await start(room, { quizId: 'x' })).status).toBe(400);
    expect((await start(room, { isRetake: 'yes' })).status).toBe(400);
    expect(await responsesOf(room)).toEqual([]);
  });

  it('API-144 a mentor previews without writing; a learner’s preview, an outsider and a stranger are refused', async () => {
    const room = await mintRoom(LATER);
    const other = await mintRoom(GRADED);
    const preview = await start(room, { isPreview: true }, room.guide.token);
    expect(preview.status).toBe(200);
    expect(preview.body.quiz.questions).toHaveLength(3);
    expect((await start(room, { isPreview: true })).status).toBe(403);
    expect((await start(other, {}, other.guide.token)).status).toBe(403);
    expect((await start(other, {}, room.learner.token)).status).toBe(403);
    expect(
      (await school.call('POST', `${room.base(2)}/start-quiz/LEARNING`, { body: room.quiz })).status,
    ).toBe(401);
    expect(
      await school.deps.db.select().from(formResponses).where(eq(formResponses.userId, room.guide.userId)),
    ).toEqual([]);
  });

  it('P-10 starting takes six statements beyond the session', async () => {
    const room = await mintRoom(GRADED);
    await details(room);
    expect(await school.countQueries(() => start(room))).toBeLessThanOrEqual(7);
  });
});

describe('answering', () => {
  it('API-145 QUIZ-08 answers are saved and the last one to a question counts', async () => {
    const room = await mintRoom(GRADED);
    const { body } = await start(room);
    const saved = await save(room, body.responseId, [room.entry('q1', 'b')]);
    expect(saved.status).toBe(200);
    await save(room, body.responseId, allRight(room));
    expect((await complete(room, body.responseId)).body.results.score).toBe(3);
  });

  it('API-145 a graded quiz tells nothing about the answers, whatever quizType the caller sends', async () => {
    const room = await mintRoom(GRADED);
    const { body } = await start(room);
    expect((await save(room, body.responseId, allRight(room), { quizType: 'PRACTICE' })).body).toEqual({
      saved: true,
    });
  });

  it('API-145 a practice quiz tells how the answers went', async () => {
    const room = await mintRoom(PRACTICE);
    const { body } = await start(room);
    const { body: answer } = await save(room, body.responseId, [
      room.entry('q1', 'b'),
      room.entry('q3', 'a', 'c'),
    ]);
    expect(answer).toEqual({
      saved: true,
      results: [
        {
          questionId: room.entry('q1').questionId,
          isCorrect: false,
          correctOptionIds: [room.course.optionId(PRACTICE, 'q1', 'a')],
        },
        {
          questionId: room.entry('q3').questionId,
          isCorrect: true,
          correctOptionIds: ['a', 'c'].map((option) => room.course.optionId(PRACTICE, 'q3', option)),
        },
      ],
    });
  });

  it('API-145 a foreign option, two options on a single choice and an unknown question are 400 and save nothing', async () => {
    const room = await mintRoom(GRADED);
    const { body } = await start(room);
    const foreign = {
      questionId: room.entry('q1').questionId,
      entries: [{ optionId: room.course.optionId(GRADED, 'q2', 'a') }],
    };
    for (const entry of [
      foreign,
      room.entry('q1', 'a', 'b'),
      { questionId: randomUUID(), entries: [] },
      { ...room.entry('q1'), responseValue: 'text' },
    ]) {
      const refused = await save(room, body.responseId, [room.entry('q2', 'a'), entry]);
      expect(refused.status).toBe(400);
      expect(refused.body.data.fields[0].path).toBe(entry.questionId);
    }
    expect((await start(room)).body.responseEntries).toEqual([]);
    expect((await save(room, body.responseId, 'nothing' as never)).status).toBe(400);
    const noProduct = await school.call('PUT', '/v1/client/form/responses/check', {
      token: room.learner.token,
      body: { cohortId: room.cohort.cohortId },
    });
    expect(noProduct.status).toBe(400);
  });

  it('API-145 a closed attempt is 409, a foreign one 404, and the cohort of the body decides access', async () => {
    const room = await mintRoom(GRADED);
    const other = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    const classmate = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, classmate.userId);
    expect((await save(room, responseId, allRight(room), {}, classmate.token)).status).toBe(404);
    expect((await save(room, responseId, allRight(room), {}, other.learner.token)).status).toBe(403);
    expect((await save(other, responseId, [], {}, other.learner.token)).status).toBe(404);
    expect((await save(room, responseId, [], { nodeId: room.course.id(TIMED) })).status).toBe(404);
    expect(
      (
        await school.call('PUT', '/v1/client/form/responses/check', {
          body: { cohortId: room.cohort.cohortId },
        })
      ).status,
    ).toBe(401);
    await complete(room, responseId);
    expect((await save(room, responseId, [room.entry('q1', 'b')])).status).toBe(409);
    expect((await complete(room, responseId)).body.results.score).toBe(3);
  });

  it('API-145 ROLE-34 a learner who is blocked in the middle saves nothing more', async () => {
    const room = await mintRoom(GRADED);
    const { body } = await start(room);
    await become(room, 'BLOCKED');
    expect((await save(room, body.responseId, allRight(room))).status).toBe(403);
    await become(room, 'UPCOMING');
    for (const answer of [
      await save(room, body.responseId, allRight(room)),
      await complete(room, body.responseId),
      await poll(room, 'activity', { responseId: body.responseId }),
    ])
      expect(answer.status).toBe(403);
  });

  it('API-145 a mentor’s preview checks and saves nothing', async () => {
    const room = await mintRoom(PRACTICE);
    const { body } = await start(room, { isPreview: true }, room.guide.token);
    const answer = await save(
      room,
      body.responseId,
      [room.entry('q1', 'a')],
      { isPreview: true },
      room.guide.token,
    );
    expect(answer.body).toMatchObject({ saved: false, results: [{ isCorrect: true }] });
    expect((await save(room, body.responseId, [], { isPreview: true })).status).toBe(403);
    const done = await complete(room, body.responseId, { isPreview: true }, room.guide.token);
    expect(done.body.results).toMatchObject({ score: 0, total: 3, credits: 0 });
    expect(
      await school.deps.db.select().from(formResponses).where(eq(formResponses.formId, room.quiz.formId)),
    ).toEqual([]);
  });
});

describe('handing in', () => {
  it('API-147 QUIZ-09 completing answers the results, pays the credits and completes the node; a repeat is the same', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room, [
      room.entry('q1', 'a'),
      room.entry('q2', 'c'),
      room.entry('q3', 'a', 'c'),
    ]);
    const first = await complete(room, responseId);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      responseId,
      status: 'COMPLETED',
      results: { score: 2, total: 3, credits: 6 },
    });
    expect(first.body.results.questions[1]).toMatchObject({
      isCorrect: false,
      explanation: 'Because of q2.',
    });
    expect((await complete(room, responseId)).body).toEqual(first.body);
    expect((await creditsOf(room)).map(({ reason, credits }) => [reason, credits])).toEqual([['quiz', 6]]);
    const states = await school.call('GET', `${room.base(2)}/nodes/states?namespace=LEARNING`, {
      token: room.learner.token,
    });
    expect(states.body.nodes[room.quiz.quizId].state).toBe('COMPLETED');
    expect(states.body.nodes[room.course.id('root/m1/graded')].state).toBe('STARTED');
    const topic = await school.call(
      'PUT',
      `${room.base(2)}/nodes/states?namespace=LEARNING&nodeId=${room.course.id('root/m1/graded')}`,
      {
        token: room.learner.token,
      },
    );
    expect(topic.body).toMatchObject({ state: 'COMPLETED', credits: 4 });
  });

  it('API-147 missing answers are 409 and name the questions; the attempt stays open', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room, [room.entry('q2', 'b')]);
    const refused = await complete(room, responseId);
    expect(refused.status).toBe(409);
    expect(refused.body.data.details).toBe('Answer question 1, 3 first.');
    expect(JSON.stringify(refused.body)).not.toContain('correct');
    expect((await start(room)).status).toBe(200);
    expect((await completeV1(room, responseId)).status).toBe(409);
  });

  it('API-146 the older call closes without results, by the same rule', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    expect((await completeV1(room, responseId)).body).toEqual({ responseId, status: 'COMPLETED' });
    expect((await complete(room, responseId)).body.results).toMatchObject({ score: 3, credits: 10 });
    expect(await creditsOf(room)).toHaveLength(1);
  });

  it('API-148 QUIZ-10 force-submit closes with the answers so far; a repeat, also after completed, answers the same', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room, [room.entry('q1', 'a')]);
    const forced = await force(room, responseId);
    expect(forced.body).toMatchObject({ status: 'COMPLETED', results: { score: 1, total: 3, credits: 3 } });
    expect((await force(room, responseId)).body).toEqual(forced.body);
    expect((await complete(room, responseId)).body).toEqual(forced.body);
    expect((await force(room, responseId, { forceSubmit: false })).status).toBe(400);
  });

  it('API-147 API-148 completed and force-submit ten times at once: one closing, one credit, one answer', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? complete(room, responseId) : force(room, responseId),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect((await creditsOf(room)).map(({ credits }) => credits)).toEqual([10]);
    expect((await responsesOf(room)).map(({ status }) => status)).toEqual(['COMPLETED']);
  });

  it('API-145 API-148 a hand-in waits for an answer that is being saved, and counts it', async () => {
    const room = await mintRoom(GRADED);
    const { responseId } = (await start(room)).body;
    let forced: ReturnType<typeof force> | undefined;
    await school.deps.db.transaction(async (tx) => {
      await lockAttempt(tx, { responseId, userId: room.learner.userId });
      let isAnswered = false;
      forced = force(room, responseId).finally(() => {
        isAnswered = true;
      });
      const waits = async () => {
        const { rows } = await school.deps.pool.query('select 1 from pg_locks where not granted');
        return rows.length > 0;
      };
      while (!isAnswered && !(await waits()));
      await saveEntries(tx, responseId, allRight(room), school.now());
    });
    expect((await forced)?.body.results).toMatchObject({ score: 3, credits: 10 });
  });

  it('QUIZ-11 a better retake pays the difference, a worse one takes nothing back', async () => {
    const room = await mintRoom(GRADED);
    await complete(
      room,
      await startAndAnswer(room, [room.entry('q1', 'a'), room.entry('q2', 'a'), room.entry('q3', 'a')]),
    );
    const better = await complete(room, await startAndAnswer(room, allRight(room), { isRetake: true }));
    expect(better.body.results.credits).toBe(10);
    expect((await creditsOf(room)).map(({ reason, credits }) => [reason, credits]).sort()).toEqual([
      ['quiz', 3],
      ['quiz-retake-2', 7],
    ]);

    const worse = await mintRoom(GRADED);
    await complete(worse, await startAndAnswer(worse));
    await force(worse, (await start(worse, { isRetake: true })).body.responseId);
    expect((await creditsOf(worse)).map(({ credits }) => credits)).toEqual([10]);
  });

  it('API-146 API-147 API-148 another learner’s attempt is 404, an outsider 403, a stranger 401, bad input 400', async () => {
    const room = await mintRoom(GRADED);
    const other = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    const classmate = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, classmate.userId);
    for (const send of [complete, force]) {
      expect((await send(room, responseId, {}, classmate.token)).status).toBe(404);
      expect((await send(room, responseId, {}, other.learner.token)).status).toBe(403);
      expect((await send(room, responseId, { formId: other.quiz.formId })).status).toBe(404);
      expect((await send(room, responseId, { quizId: other.quiz.quizId })).status).toBe(404);
      expect((await send(room, responseId, { namespace: 'X' })).status).toBe(400);
      expect((await send(room, randomUUID())).status).toBe(404);
      expect((await send(room, responseId, {}, 'no-such-token')).status).toBe(401);
    }
    expect((await completeV1(room, responseId, classmate.token)).status).toBe(404);
    expect((await completeV1(room, 'x')).status).toBe(400);
    expect((await completeV1(room, responseId, 'no-such-token')).status).toBe(401);
    expect((await completeV1(room, responseId, other.learner.token)).status).toBe(403);
    expect((await details(room)).body.openResponseId).toBe(responseId);
    expect(await creditsOf(room)).toEqual([]);
  });

  it('P-10 handing in takes six statements beyond the session', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    expect(await school.countQueries(() => complete(room, responseId))).toBeLessThanOrEqual(7);
  });
});

describe('time', () => {
  async function withTimeOver(room: Room, work: () => Promise<void>) {
    school.advance(600_001);
    try {
      await work();
    } finally {
      school.advance(-600_001);
    }
    expect((await responsesOf(room)).map(({ status }) => status)).toEqual(['COMPLETED']);
  }

  it('API-144 API-150 the end is fixed by the server’s clock and polled', async () => {
    const room = await mintRoom(TIMED);
    const { body } = await start(room);
    expect(Date.parse(body.endsAt) - Date.parse(body.startedAt)).toBe(600_000);
    expect(body.quiz.timeLimitSeconds).toBe(600);
    const alive = await poll(room, 'activity', { responseId: body.responseId });
    expect(alive.body).toEqual({ remainingSeconds: expect.any(Number), status: 'STARTED' });
    expect(alive.body.remainingSeconds).toBeGreaterThan(590);
  });

  it.each(['save', 'complete', 'start', 'details', 'poll'] as const)(
    'API-145 QUIZ-10 when the time is over, %s closes the attempt with the answers given so far',
    async (kind) => {
      const room = await mintRoom(TIMED);
      const responseId = await startAndAnswer(room, [room.entry('q1', 'a')]);
      await withTimeOver(room, async () => {
        if (kind === 'save') {
          const late = await save(room, responseId, allRight(room));
          expect(late.status).toBe(409);
          expect(late.body.message).toContain('time is over');
        }
        if (kind === 'complete')
          expect((await complete(room, responseId)).body.results).toMatchObject({ score: 1, credits: 3 });
        if (kind === 'start') expect((await start(room)).status).toBe(409);
        if (kind === 'details') {
          const { body } = await details(room);
          expect(body.attempts).toMatchObject([{ responseId, status: 'COMPLETED', score: 1 }]);
          expect(body.openResponseId).toBeUndefined();
          expect(body.isRetakeAllowed).toBe(true);
        }
        if (kind === 'poll') {
          expect((await poll(room, 'activity', { responseId })).body).toEqual({
            remainingSeconds: 0,
            status: 'COMPLETED',
          });
          expect((await poll(room, 'activity', { responseId })).status).toBe(409);
        }
      });
      const { results } = (await complete(room, responseId)).body;
      expect(results).toMatchObject({ score: 1, total: 3, credits: 3 });
      expect(await creditsOf(room)).toHaveLength(1);
    },
  );

  it('API-145 ten late calls at once close once', async () => {
    const room = await mintRoom(TIMED);
    const responseId = await startAndAnswer(room, [room.entry('q1', 'a')]);
    await withTimeOver(room, async () => {
      const calls = Array.from({ length: 10 }, (_, n) =>
        n % 2 === 0 ? save(room, responseId, allRight(room)) : start(room, { isRetake: false }),
      );
      for (const { status } of await Promise.all(calls)) expect(status).toBe(409);
    });
    expect((await creditsOf(room)).map(({ credits }) => credits)).toEqual([3]);
  });

  it('API-151 being away is recorded, warned of, and closes nothing', async () => {
    const room = await mintRoom(TIMED);
    const { body } = await start(room);
    const { responseId } = body;
    expect((await poll(room, 'inactivity', { responseId, inactiveSeconds: 20 })).body).toMatchObject({
      status: 'STARTED',
      warn: false,
    });
    expect((await poll(room, 'inactivity', { responseId, inactiveSeconds: 90 })).body).toMatchObject({
      status: 'STARTED',
      warn: true,
    });
    await poll(room, 'inactivity', { responseId, inactiveSeconds: 30 });
    expect(await responsesOf(room)).toMatchObject([{ inactiveSeconds: 90, status: 'STARTED' }]);
  });

  it('API-150 API-151 a closed attempt is 409, a foreign one 404, an outsider 403, a stranger 401, bad input 400', async () => {
    const room = await mintRoom(GRADED);
    const other = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    const theirs = await startAndAnswer(other);
    for (const kind of ['activity', 'inactivity'] as const) {
      const body = { responseId, inactiveSeconds: 5 };
      expect((await poll(room, kind, { ...body, responseId: theirs })).status).toBe(404);
      expect((await poll(room, kind, body, other.learner.token)).status).toBe(403);
      expect((await poll(room, kind, body, 'no-such-token')).status).toBe(401);
      expect((await poll(room, kind, { ...body, responseId: 'x' })).status).toBe(400);
    }
    expect((await poll(room, 'inactivity', { responseId, inactiveSeconds: -1 })).status).toBe(400);
    await complete(room, responseId);
    for (const kind of ['activity', 'inactivity'] as const)
      expect((await poll(room, kind, { responseId, inactiveSeconds: 5 })).status).toBe(409);
  });
});

describe('details', () => {
  it('API-149 the landing page has the quiz, the own attempts and whether a retake is left', async () => {
    const room = await mintRoom(GRADED);
    const before = await details(room);
    expect(before.body).toEqual({
      quiz: { ...room.quiz, title: 'Check yourself', credits: 10, questionCount: 3, quizType: 'GRADED' },
      attempts: [],
      isRetakeAllowed: false,
    });
    const responseId = await startAndAnswer(room);
    expect((await details(room)).body).toMatchObject({ openResponseId: responseId, isRetakeAllowed: false });
    await complete(room, responseId);
    const after = await details(room, room.learner.token, `&quizId=${room.quiz.quizId}`);
    expect(after.body).toMatchObject({
      attempts: [{ responseId, status: 'COMPLETED', score: 3 }],
      isRetakeAllowed: true,
    });
    expect(await school.countQueries(() => details(room))).toBeLessThanOrEqual(4);
  });

  it('API-149 a node without a quiz is 404, a locked one 403, an outsider 403, a stranger 401, bad input 400', async () => {
    const room = await mintRoom(GRADED);
    const other = await mintRoom(GRADED);
    const at = (nodeId: string) =>
      school.call('GET', `${room.base(2)}/fetch-quiz-details/LEARNING?nodeId=${nodeId}`, {
        token: room.learner.token,
      });
    expect((await at(room.course.id('root/m1/plain'))).status).toBe(404);
    expect((await at(other.quiz.quizId)).status).toBe(404);
    expect((await at(room.course.id(LATER))).status).toBe(403);
    expect((await at('x')).status).toBe(400);
    expect((await details(room, room.learner.token, `&quizId=${other.quiz.quizId}`)).status).toBe(404);
    expect((await details(room, other.learner.token)).status).toBe(403);
    expect((await details(room, 'no-such-token')).status).toBe(401);
  });
});
