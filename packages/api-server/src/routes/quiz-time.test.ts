import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { QUIZ_KEYS, type QuizRoom, quizCalls } from '../../test/quiz-calls.ts';

const school = openTestSchool();
const { GRADED, TIMED } = QUIZ_KEYS;
const { mintRoom, start, save, complete, details, poll, allRight, creditsOf, responsesOf, startAndAnswer } =
  quizCalls(school);

describe('the time limit of a quiz', () => {
  async function withTimeOver(room: QuizRoom, work: () => Promise<void>) {
    school.advance(600_001);
    try {
      await work();
    } finally {
      school.advance(-600_001);
    }
    expect((await responsesOf(room)).map(({ status }) => status)).toEqual(['COMPLETED']);
  }

  it('API-144 API-150 the end is set by the server’s clock, and polling returns the time left', async () => {
    const room = await mintRoom(TIMED);
    const { body } = await start(room);
    expect(Date.parse(body.endsAt) - Date.parse(body.startedAt)).toBe(600_000);
    expect(body.quiz.timeLimitSeconds).toBe(600);
    const alive = await poll(room, 'activity', { responseId: body.responseId });
    expect(alive.body).toEqual({ remainingSeconds: expect.any(Number), status: 'STARTED' });
    expect(alive.body.remainingSeconds).toBeGreaterThan(590);
  });

  it.each(['save', 'complete', 'start', 'details', 'poll'] as const)(
    'API-145 QUIZ-10 when time is up, %s closes the attempt with the answers given so far',
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

  it('API-145 ten simultaneous late calls close the attempt once', async () => {
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

  it('API-151 inactivity is recorded and warned about, and does not close the attempt', async () => {
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

  it('API-150 API-151 a closed attempt returns 409, another learner’s 404, an outsider 403, an invalid token 401, bad input 400', async () => {
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
