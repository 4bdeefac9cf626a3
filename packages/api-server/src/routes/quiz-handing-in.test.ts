import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { QUIZ_KEYS, quizCalls } from '../../test/quiz-calls.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { lockAttempt } from '../services/quizzes/lock-attempt.ts';
import { saveEntries } from '../services/quizzes/save-entries.ts';

const school = openTestSchool();
const { GRADED } = QUIZ_KEYS;
const {
  mintRoom,
  start,
  complete,
  completeV1,
  force,
  details,
  allRight,
  creditsOf,
  responsesOf,
  startAndAnswer,
} = quizCalls(school);

describe('handing in a quiz', () => {
  it('API-147 QUIZ-09 completing returns the results, pays the credits and completes the node; a repeat returns the same', async () => {
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

  it('API-147 missing answers return 409 and name the questions; the attempt stays open', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room, [room.entry('q2', 'b')]);
    const refused = await complete(room, responseId);
    expect(refused.status).toBe(409);
    const shown = (await start(room)).body.quiz.questions;
    const open = [1, 2, 3].filter(
      (number) => shown[number - 1].questionId !== room.course.questionId(GRADED, 'q2'),
    );
    expect(refused.body.data.details).toBe(`Answer question ${open.join(', ')} first.`);
    expect(JSON.stringify(refused.body)).not.toContain('correct');
    expect((await start(room)).status).toBe(200);
    expect((await completeV1(room, responseId)).status).toBe(409);
  });

  it('API-146 the older call closes the attempt by the same rules, without returning results', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    expect((await completeV1(room, responseId)).body).toEqual({ responseId, status: 'COMPLETED' });
    expect((await complete(room, responseId)).body.results).toMatchObject({ score: 3, credits: 10 });
    expect(await creditsOf(room)).toHaveLength(1);
  });

  it('API-148 QUIZ-10 force-submit closes with the answers so far; repeating it or completing afterwards returns the same', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room, [room.entry('q1', 'a')]);
    const forced = await force(room, responseId);
    expect(forced.body).toMatchObject({ status: 'COMPLETED', results: { score: 1, total: 3, credits: 3 } });
    expect((await force(room, responseId)).body).toEqual(forced.body);
    expect((await complete(room, responseId)).body).toEqual(forced.body);
    expect((await force(room, responseId, { forceSubmit: false })).status).toBe(400);
  });

  it('API-147 API-148 ten calls each of completed and force-submit at once close once, pay once and return the same', async () => {
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

  it('API-145 API-148 force-submit waits for an answer that is being saved, and counts it', async () => {
    const room = await mintRoom(GRADED);
    const { responseId } = (await start(room)).body;
    let forced: ReturnType<typeof force> | undefined;
    await school.deps.db.transaction(async (tx) => {
      await lockAttempt(tx, { responseId, userId: room.learner.userId });
      let isAnswered = false;
      forced = force(room, responseId).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await waitsForLock(school)));
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

  it('API-146 API-147 API-148 another learner’s attempt returns 404, an outsider 403, an invalid token 401, bad input 400', async () => {
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

  it('P-10 takes at most six SQL statements beyond the session', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    expect(await school.countQueries(() => complete(room, responseId))).toBeLessThanOrEqual(7);
  });
});
