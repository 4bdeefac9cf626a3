import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { QUIZ_KEYS, quizCalls } from '../../test/quiz-calls.ts';
import { nodeProgress } from '../db/schema/curriculum.ts';
import { formResponses } from '../db/schema/forms.ts';

const school = openTestSchool();
const { GRADED, TIMED, LATER } = QUIZ_KEYS;
const { mintRoom, start, save, complete, force, details, responsesOf, startAndAnswer } = quizCalls(school);

describe('starting a quiz', () => {
  it('API-144 QUIZ-07 returns the questions without their answers', async () => {
    const room = await mintRoom(GRADED);
    const { status, body } = await start(room);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      attempt: 1,
      quiz: { ...room.quiz, title: 'Check yourself', credits: 10, questionCount: 3 },
      responseEntries: [],
    });
    expect(body.endsAt).toBeUndefined();
    const asked = body.quiz.questions.map(({ question }: { question: string }) => question.slice(-3));
    expect(asked.sort()).toEqual(['q1?', 'q2?', 'q3?']);
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

  it('API-144 returns an open attempt again with the answers saved so far', async () => {
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

  it('API-144 ten times at once creates one attempt', async () => {
    const room = await mintRoom(GRADED);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(room)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 200),
      201,
    ]);
    expect(new Set(answers.map(({ body }) => body.responseId)).size).toBe(1);
    expect(await responsesOf(room)).toHaveLength(1);
  });

  it('API-144 QUIZ-11 a retake is the second attempt, and a third is refused', async () => {
    const room = await mintRoom(GRADED);
    await complete(room, await startAndAnswer(room));
    expect((await start(room)).status).toBe(409);
    const retake = await start(room, { isRetake: true });
    expect(retake.status).toBe(201);
    expect(retake.body.attempt).toBe(2);
    await force(room, retake.body.responseId);
    const third = await start(room, { isRetake: true });
    expect(third.status).toBe(409);
    expect(third.body.message).toContain('no attempts left');
    expect(await responsesOf(room)).toHaveLength(2);
  });

  it('API-144 QUIZ-11 fifty simultaneous retake requests start one attempt and leave none', async () => {
    const room = await mintRoom(GRADED);
    await complete(room, await startAndAnswer(room));
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(room, { isRetake: true })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status, body }) => status < 300 && body.attempt === 2)).toBe(true);
    expect((await responsesOf(room)).map(({ attempt }) => attempt).sort()).toEqual([1, 2]);
    await force(room, answers[0]?.body.responseId);
    expect((await details(room)).body.isRetakeAllowed).toBe(false);
  });

  it('API-144 a locked quiz returns 403 LOCKED, another quiz’s form 404, bad input 400', async () => {
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

  it('API-144 a mentor previews without writing; a learner’s preview, an outsider and a visitor are refused', async () => {
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

  it('P-10 takes at most six SQL statements beyond the session', async () => {
    const room = await mintRoom(GRADED);
    await details(room);
    expect(await school.countQueries(() => start(room))).toBeLessThanOrEqual(7);
  });
});
