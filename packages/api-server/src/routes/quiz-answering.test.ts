import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { QUIZ_KEYS, quizCalls } from '../../test/quiz-calls.ts';
import { formResponses } from '../db/schema/forms.ts';

const school = openTestSchool();
const { GRADED, TIMED, PRACTICE } = QUIZ_KEYS;
const { mintRoom, start, save, complete, poll, allRight, become, startAndAnswer } = quizCalls(school);

describe('answering a quiz', () => {
  it('API-145 QUIZ-08 answers are saved, and the last one to a question counts', async () => {
    const room = await mintRoom(GRADED);
    const { body } = await start(room);
    const saved = await save(room, body.responseId, [room.entry('q1', 'b')]);
    expect(saved.status).toBe(200);
    await save(room, body.responseId, allRight(room));
    expect((await complete(room, body.responseId)).body.results.score).toBe(3);
  });

  it('API-145 a graded quiz reveals nothing about the answers, whatever quizType the caller sends', async () => {
    const room = await mintRoom(GRADED);
    const { body } = await start(room);
    expect((await save(room, body.responseId, allRight(room), { quizType: 'PRACTICE' })).body).toEqual({
      saved: true,
    });
  });

  it('API-145 a practice quiz returns whether each answer is correct', async () => {
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

  it('API-145 another question’s option, two options on a single choice and an unknown question return 400 and save nothing', async () => {
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

  it('API-145 a closed attempt returns 409, another learner’s 404, and the cohort in the body decides access', async () => {
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

  it('API-145 ROLE-34 a learner blocked during an attempt can save nothing more', async () => {
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

  it('API-145 a mentor’s preview checks answers and saves nothing', async () => {
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
