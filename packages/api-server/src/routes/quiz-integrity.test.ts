import { describe, expect, it } from 'vitest';
import { mintCourse, smallCourse, threeQuestions } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { QUIZ_KEYS, type QuizRoom, quizCalls } from '../../test/quiz-calls.ts';

const school = openTestSchool();
const { GRADED, PRACTICE } = QUIZ_KEYS;
const {
  mintRoom,
  start,
  save,
  complete,
  force,
  end,
  report,
  questions,
  details,
  become,
  allRight,
  responsesOf,
  startAndAnswer,
} = quizCalls(school);

type Shown = { questionId: string; options: { optionId: string }[] };
const orderOf = (shown: Shown[]) =>
  shown.map(({ questionId, options }) => [questionId, options.map(({ optionId }) => optionId)]);
const emptyHanded = async (room: QuizRoom, change: object = {}) => {
  const { responseId } = (await start(room, change)).body;
  return { responseId, closed: await force(room, responseId) };
};

/** Twelve questions of one pool, four of which each attempt asks. */
const POOL = Array.from({ length: 12 }, (_, at) => ({
  key: `pooled-${at}`,
  questionType: 'SINGLE_CHOICE' as const,
  question: `Which is pooled right, ${at}?`,
  options: ['a', 'b', 'c', 'd'].map((key) => ({ key, text: `Answer ${key}`, isCorrect: key === 'b' })),
  explanation: `Because of pool ${at}.`,
  pool: 'gates',
}));
const givePool = (room: QuizRoom, pool = POOL) =>
  mintCourse(school, {
    code: room.course.code,
    nodes: smallCourse.map((node) =>
      node.key === GRADED && node.quiz
        ? { ...node, quiz: { ...node.quiz, pools: { gates: 4 }, questions: [...threeQuestions, ...pool] } }
        : node,
    ),
  });

describe('the question order of an attempt', () => {
  it('GRADE-04 stays the same over reloads, varies between attempts and keeps every option', async () => {
    const seen: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const room = await mintRoom(GRADED);
      const first = await start(room);
      const again = await start(room);
      expect(again.body.quiz.questions).toEqual(first.body.quiz.questions);
      expect((await questions(room)).body.questions).toEqual(first.body.quiz.questions);
      seen.push(
        first.body.quiz.questions
          .map((one: { question: string; options: { text: string }[] }) =>
            [one.question, ...one.options.map(({ text }) => text)].join(),
          )
          .join('|'),
      );
      expect(first.body.quiz.questions.flatMap(({ options }: Shown) => options)).toHaveLength(9);
    }
    expect(new Set(seen).size).toBeGreaterThan(1);
  });

  it('GRADE-04 QUIZ-11 is a new one in a retake, kept in its results, and answers are marked by option rather than position', async () => {
    const room = await mintRoom(GRADED);
    // Seven questions, all of which each attempt asks: two attempts do not have the same order by chance.
    const pool = POOL.slice(0, 4);
    const course = await givePool(room, pool);
    const answers = [
      ...allRight(room),
      ...pool.map(({ key }) => ({
        questionId: course.questionId(GRADED, key),
        entries: [{ optionId: course.optionId(GRADED, key, 'b') }],
      })),
    ];
    const { body } = await start(room);
    await save(room, body.responseId, answers);
    expect((await complete(room, body.responseId)).body.results.score).toBe(7);
    const second = await start(room, { isRetake: true });
    const [before, after] = [orderOf(body.quiz.questions), orderOf(second.body.quiz.questions)];
    expect(after).not.toEqual(before);
    expect(after.flat(2).toSorted()).toEqual(before.flat(2).toSorted());
    await save(room, second.body.responseId, answers);
    const { results } = (await complete(room, second.body.responseId)).body;
    expect(results.score).toBe(7);
    expect(results.questions.map(({ questionId }: Shown) => questionId)).toEqual(
      second.body.quiz.questions.map(({ questionId }: Shown) => questionId),
    );
  });
});

describe('question pools', () => {
  it('GRADE-04 an attempt draws from a pool, and the next attempt draws questions not asked before', async () => {
    const room = await mintRoom(GRADED);
    await givePool(room);
    expect((await details(room)).body.quiz.questionCount).toBe(7);
    const ids = ({ body }: Awaited<ReturnType<typeof start>>) =>
      body.quiz.questions
        .filter(({ question }: { question: string }) => question.includes('pooled'))
        .map(({ questionId }: Shown) => questionId);
    const first = await start(room);
    expect(ids(first)).toHaveLength(4);
    expect(ids(await start(room))).toEqual(ids(first));
    const closed = await force(room, first.body.responseId);
    expect(closed.body.results).toMatchObject({ score: 0, total: 7 });
    const second = await start(room, { isRetake: true });
    expect(ids(second)).toHaveLength(4);
    expect(ids(second).filter((id: string) => ids(first).includes(id))).toEqual([]);
  });

  it('GRADE-04 questions that were not drawn are never sent and accept no answer', async () => {
    const room = await mintRoom(GRADED);
    const course = await givePool(room);
    const begun = await start(room);
    const shown = JSON.stringify([begun.body, (await questions(room)).body]);
    const all = POOL.map(({ key }) => course.questionId(GRADED, key));
    const left = all.filter((id) => !shown.includes(id));
    expect(left).toHaveLength(8);
    expect(shown).not.toMatch(/"pool|keepsOrder/);
    const refused = await save(room, begun.body.responseId, [
      { questionId: left[0], entries: [{ optionId: course.optionId(GRADED, 'pooled-0', 'b') }] },
    ]);
    expect(refused.status).toBe(400);
    await force(room, begun.body.responseId);
    await end(room);
    const told = (await report(room)).body;
    expect(told.questions).toHaveLength(7);
    expect(left.filter((id) => JSON.stringify(told).includes(id))).toEqual([]);
  });

  it('GRADE-04 CURR-04 an open attempt keeps what it drew when the pool is republished', async () => {
    const room = await mintRoom(GRADED);
    await givePool(room, POOL.slice(0, 6));
    const before = await start(room);
    await givePool(room);
    expect((await start(room)).body.quiz.questions).toEqual(before.body.quiz.questions);
  });
});

describe('the answers of a graded quiz', () => {
  it('GRADE-04 stay hidden in every call, with only the score returned, while another attempt is left', async () => {
    const room = await mintRoom(GRADED);
    const { responseId, closed } = await emptyHanded(room);
    const told = [
      closed,
      await complete(room, responseId),
      await force(room, responseId),
      await report(room),
      await report(room, responseId),
      await questions(room),
      await details(room),
      await start(room, { isRetake: true }),
      await report(room, responseId),
    ];
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 201, 200]);
    expect(closed.body.results).toEqual({
      score: 0,
      total: 3,
      credits: 0,
      areAnswersOpen: false,
      questions: [],
    });
    expect(JSON.stringify(told.map(({ body }) => body))).not.toMatch(
      /isCorrect|correctOptionIds|explanation|Because/,
    );
  });

  it('GRADE-04 are shown after the last attempt, including those of earlier attempts', async () => {
    const room = await mintRoom(GRADED);
    const first = await emptyHanded(room);
    const last = await emptyHanded(room, { isRetake: true });
    expect(last.closed.body.results).toMatchObject({ areAnswersOpen: true });
    expect(last.closed.body.results.questions).toHaveLength(3);
    expect((await details(room)).body).toMatchObject({ areAnswersOpen: true, isRetakeAllowed: false });
    const { body } = await report(room, first.responseId);
    expect(body.questions[0]).toMatchObject({
      isCorrect: false,
      explanation: expect.stringMatching(/^Because/),
    });
  });

  it('GRADE-04 are shown when the learner ends the quiz, which leaves no attempts; a repeat returns the same', async () => {
    const room = await mintRoom(GRADED);
    expect((await end(room)).status).toBe(409);
    const { responseId } = (await start(room)).body;
    expect((await end(room)).status).toBe(409);
    await force(room, responseId);
    for (const answer of [await end(room), await end(room)])
      expect(answer).toMatchObject({ status: 200, body: { areAnswersOpen: true } });
    expect((await report(room)).body.questions).toHaveLength(3);
    expect((await complete(room, responseId)).body.results.questions).toHaveLength(3);
    const refused = await start(room, { isRetake: true });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('no attempts left');
    expect(await responsesOf(room)).toHaveLength(1);
  });

  it('GRADE-04 are shown once the course is completed, after which no retake is possible', async () => {
    const room = await mintRoom(GRADED);
    const { responseId } = await emptyHanded(room);
    await become(room, 'COMPLETED');
    expect((await report(room, responseId)).body).toMatchObject({ areAnswersOpen: true });
    expect((await details(room)).body.isRetakeAllowed).toBe(false);
    expect((await start(room, { isRetake: true })).status).toBe(409);
  });

  it('GRADE-04 of a retake and ending the quiz requested at once, only one succeeds', async () => {
    const room = await mintRoom(GRADED);
    await emptyHanded(room);
    const [ended, retaken] = await Promise.all([end(room), start(room, { isRetake: true })]);
    expect([ended.status, retaken.status].sort()).toEqual(ended.status === 200 ? [200, 409] : [201, 409]);
    expect(await responsesOf(room)).toHaveLength(ended.status === 200 ? 1 : 2);
  });

  it('GRADE-04 D-89 are shown at once in a practice quiz, however many attempts are left', async () => {
    const room = await mintRoom(PRACTICE);
    const responseId = await startAndAnswer(room);
    expect((await complete(room, responseId)).body.results).toMatchObject({ areAnswersOpen: true });
    expect((await end(room)).status).toBe(200);
  });

  it('GRADE-04 ending a quiz returns 404 for another form, 403 for a mentor or outsider, 401 for an invalid token, 400 for bad input', async () => {
    const room = await mintRoom(GRADED);
    const other = await mintRoom(GRADED);
    await emptyHanded(room);
    expect((await end(room, { formId: other.quiz.formId })).status).toBe(404);
    expect((await end(room, { nodeId: room.course.id('root/m1/plain') })).status).toBe(404);
    expect((await end(room, {}, room.guide.token)).status).toBe(403);
    expect((await end(room, {}, other.learner.token)).status).toBe(403);
    expect((await end(room, {}, 'no-such-token')).status).toBe(401);
    expect((await end(room, { namespace: 'X' })).status).toBe(400);
    expect((await details(room)).body).toMatchObject({ areAnswersOpen: false, isRetakeAllowed: true });
  });
});
