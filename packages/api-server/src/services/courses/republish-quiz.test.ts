import { and, asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintPerson } from '../../../test/mint.ts';
import { mintCourse, smallCourse, threeQuestions } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { QUIZ_KEYS, type QuizRoom, quizCalls } from '../../../test/quiz-calls.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { creditTotals } from '../../db/schema/credit-totals.ts';
import { creditEntries } from '../../db/schema/curriculum.ts';
import { formResponses } from '../../db/schema/forms.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { QuizPublication } from './course-publication.ts';
import { stableId } from './stable-id.ts';

const DAY_MS = 86_400_000;

const school = openTestSchool();
const { GRADED, PRACTICE, TIMED } = QUIZ_KEYS;
const calls = quizCalls(school);
const { mintRoom, start, save, complete, force, report, questions, details, poll, allRight, startAndAnswer } =
  calls;

/** Publishes the course of a room with a changed quiz. */
const publish = ({ course, key }: QuizRoom, change: Partial<QuizPublication>) =>
  mintCourse(school, {
    code: course.code,
    nodes: smallCourse.map((node) =>
      node.key === key && node.quiz ? { ...node, quiz: { ...node.quiz, ...change } } : node,
    ),
  });

const [q1, q2, q3] = threeQuestions as [
  (typeof threeQuestions)[number],
  (typeof threeQuestions)[number],
  (typeof threeQuestions)[number],
];
/** As an import reads it after the wording of a question without an id was mended: by now it is another question. */
const reworded = [q1, { ...q2, key: 'q2-mended', question: 'Which one is right about q2?' }, q3];
const withKey = (question: typeof q1, ...right: string[]) => ({
  ...question,
  options: question.options.map((option) => ({ ...option, isCorrect: right.includes(option.key) })),
});

const textsOf = (body: { questions: { question: string }[] }) =>
  body.questions.map(({ question }) => question).sort();
const TEXTS = [q1, q2, q3].map(({ question }) => question).sort();

describe('an attempt open while its quiz is republished', () => {
  it.each([GRADED, TIMED, PRACTICE])(
    'CURR-04 %s keeps the questions it was started with, accepts answers to them and is graded by them',
    async (key) => {
      const room = await mintRoom(key);
      const first = await start(room);
      const { responseId } = first.body;
      expect((await save(room, responseId, [room.entry('q1', 'a')])).status).toBe(200);
      await publish(room, { title: 'Another title', credits: 40, questions: reworded, timeLimitSeconds: 30 });

      const again = await start(room);
      expect(again.status).toBe(200);
      expect(again.body.quiz).toEqual(first.body.quiz);
      expect(again.body.responseEntries).toEqual([room.entry('q1', 'a')]);
      expect((await details(room)).body.quiz).toMatchObject({ title: 'Check yourself', questionCount: 3 });
      expect(textsOf((await questions(room, responseId)).body)).toEqual(TEXTS);

      expect((await save(room, responseId, allRight(room))).status).toBe(200);
      const closed = await complete(room, responseId);
      expect(closed.status).toBe(200);
      const worth = key === PRACTICE ? 0 : 10;
      expect(closed.body.results).toMatchObject({ score: 3, total: 3, credits: worth });
      expect((await report(room, responseId)).body).toMatchObject({ score: 3, total: 3, credits: worth });
    },
  );

  it('CURR-04 the next attempt asks the newly published questions', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    await publish(room, { questions: reworded });
    await complete(room, responseId);
    const retake = await start(room, { isRetake: true });
    expect(textsOf(retake.body.quiz)).toContain('Which one is right about q2?');
    expect(textsOf(retake.body.quiz)).not.toContain(q2.question);
  });

  it('CURR-04 refuses an answer to a question of the new version, and can still be answered and completed', async () => {
    const room = await mintRoom(GRADED);
    const { responseId } = (await start(room)).body;
    await publish(room, { questions: reworded });
    const foreign = {
      questionId: stableId(`${room.course.code}:${GRADED}`, 'q2-mended'),
      entries: [],
    };
    const refused = await save(room, responseId, [room.entry('q1', 'a'), foreign]);
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields.map(({ path }: { path: string }) => path)).toEqual([foreign.questionId]);
    expect((await save(room, responseId, allRight(room))).status).toBe(200);
    expect((await complete(room, responseId)).body.results).toMatchObject({ score: 3, total: 3 });
  });

  it.each([
    ['the lesson is taught no more', smallCourse.filter(({ key }) => !key.startsWith('root/m1/graded'))],
    [
      'the lesson opens later by now',
      smallCourse.map((node) => (node.key === 'root/m1/graded' ? { ...node, releaseDay: 90 } : node)),
    ],
  ])('CURR-04 can still be found, answered and handed in when %s', async (_case, nodes) => {
    const room = await mintRoom(GRADED);
    const { responseId } = (await start(room)).body;
    await mintCourse(school, { code: room.course.code, nodes });
    expect((await details(room)).body.openResponseId).toBe(responseId);
    expect((await start(room)).body.responseId).toBe(responseId);
    expect((await poll(room, 'activity', { responseId })).status).toBe(200);
    expect((await save(room, responseId, allRight(room))).status).toBe(200);
    expect((await complete(room, responseId)).body.results).toMatchObject({ score: 3, credits: 10 });
    expect((await start(room, { isRetake: true })).status).toBeGreaterThanOrEqual(403);
  });

  it.each([
    ['is taught no more', smallCourse.filter(({ key }) => !key.startsWith('root/m1/graded')), 404],
    [
      'opens later by now',
      smallCourse.map((node) => (node.key === 'root/m1/graded' ? { ...node, releaseDay: 90 } : node)),
      403,
    ],
  ] as const)(
    'CURR-04 D-145 what was handed in is shown when the lesson %s, without another attempt',
    async (_case, nodes, refused) => {
      const room = await mintRoom(GRADED);
      const other = await mintPerson(school);
      await enrol(school, room.cohort.cohortId, other.userId);
      const responseId = await startAndAnswer(room);
      await complete(room, responseId);
      expect((await details(room)).body.isRetakeAllowed).toBe(true);
      await mintCourse(school, { code: room.course.code, nodes: [...nodes] });

      const { status, body } = await details(room);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        quiz: { title: 'Check yourself' },
        attempts: [{ responseId, status: 'COMPLETED', score: 3 }],
        isRetakeAllowed: false,
        areAnswersOpen: false,
      });
      expect((await report(room, responseId)).body).toMatchObject({ score: 3, areAnswersOpen: false });
      expect((await start(room, { isRetake: true })).status).toBe(refused);
      expect((await details(room, other.token)).status).toBe(refused);
      expect((await calls.end(room, {}, other.token)).status).toBe(refused);

      expect((await calls.end(room)).status).toBe(200);
      expect((await report(room, responseId)).body).toMatchObject({ score: 3, areAnswersOpen: true });
    },
  );

  it('CURR-04 is graded by an answer key corrected in the meantime', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    await publish(room, { questions: [q1, withKey(q2, 'c'), q3] });
    expect((await complete(room, responseId)).body.results).toMatchObject({ score: 2, total: 3, credits: 6 });
  });
});

describe('an answer key corrected after a hand-in', () => {
  const newsOf = async (userId: string) =>
    (
      await school.deps.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, userId), eq(notifications.category, 'REVIEW')))
    ).map(({ title, text, href }) => ({ title, text, href }));
  const auditOf = (room: QuizRoom) =>
    school.deps.db
      .select()
      .from(auditEntries)
      .where(inArray(auditEntries.action, ['quiz.key-corrected', 'quiz.regraded']))
      .orderBy(asc(auditEntries.createdAt))
      .then((rows) => rows.filter(({ details }) => details?.code === room.course.code));
  const totalOf = async ({ cohort, learner }: QuizRoom) =>
    (
      await school.deps.db
        .select({ credits: creditTotals.credits })
        .from(creditTotals)
        .where(and(eq(creditTotals.cohortId, cohort.cohortId), eq(creditTotals.userId, learner.userId)))
    )[0]?.credits;

  it.each<[string, ReturnType<typeof withKey>, object, object]>([
    ['up', withKey(q2, 'c'), { score: 3, total: 3, credits: 10 }, { credits: 10 }],
    ['down', withKey(q2, 'a'), { score: 2, total: 3, credits: 6 }, { credits: 6 }],
    ['to what is still marked', withKey(q2), { score: 2, total: 2, credits: 10 }, { credits: 10 }],
  ])('CURR-04 changes result, report and credits together: %s', async (direction, mended, results, total) => {
    const room = await mintRoom(GRADED);
    // The published key says b: two of three are right, unless the learner believed it.
    const chosen = direction === 'up' ? 'c' : direction === 'down' ? 'b' : 'c';
    const answers = [room.entry('q1', 'a'), room.entry('q2', chosen), room.entry('q3', 'a', 'c')];
    const responseId = await startAndAnswer(room, answers);
    await complete(room, responseId);
    // The last attempt is given up, so that the answers are shown.
    expect((await calls.end(room)).status).toBe(200);
    await publish(room, { questions: [q1, mended, q3] });

    const { body } = await report(room, responseId);
    expect(body).toMatchObject({ ...results, areAnswersOpen: true });
    expect(body.questions.filter(({ isCorrect }: { isCorrect: boolean }) => isCorrect)).toHaveLength(
      body.score,
    );
    expect((await complete(room, responseId)).body.results).toMatchObject(results);
    expect((await details(room)).body.attempts).toMatchObject([results]);
    expect({ credits: await totalOf(room) }).toEqual(total);
  });

  it('CURR-04 notifies the learner of the new result, and the guide of how many have changed', async () => {
    const room = await mintRoom(GRADED);
    const other = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, other.userId);
    const untouched = (await start(room, {}, other.token)).body.responseId;
    await save(room, untouched, [room.entry('q1', 'a')], {}, other.token);
    await force(room, untouched, {}, other.token);
    await complete(
      room,
      await startAndAnswer(room, [room.entry('q1', 'a'), room.entry('q2', 'c'), room.entry('q3', 'a', 'c')]),
    );
    await publish(room, { questions: [q1, withKey(q2, 'c'), q3] });
    expect(await newsOf(room.learner.userId)).toEqual([
      {
        title: 'Your result in “Check yourself” has changed',
        text: 'An answer that was marked wrongly has been corrected. You now have 3 of 3 right and 10 credits; before it was 2 of 3 right and 6 credits.',
        href: `/learn/${room.cohort.cohortId}/curriculum?mid=${room.course.id('root/m1')}&cid=${room.quiz.quizId}`,
      },
    ]);
    expect(await newsOf(room.guide.userId)).toMatchObject([
      {
        title: 'The key of “Check yourself” was corrected',
        text: 'The result of one of your learners has changed.',
        href: `/mentor/${room.cohort.cohortId}/dashboard`,
      },
    ]);
    expect(await newsOf(other.userId)).toEqual([]);
  });

  it('CURR-04 leaves one audit row for the key and one per result; the same import again leaves none', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    await complete(room, responseId);
    const change = { questions: [q1, withKey(q2, 'c'), q3] };
    await publish(room, change);
    await publish(room, change);
    const questionId = room.course.questionId(GRADED, 'q2');
    expect(await auditOf(room)).toMatchObject([
      {
        action: 'quiz.key-corrected',
        source: 'COMMAND',
        details: { quiz: GRADED, questions: [{ questionId, question: q2.question }], regraded: 1 },
        before: { [questionId]: [room.course.optionId(GRADED, 'q2', 'b')] },
        after: { [questionId]: [room.course.optionId(GRADED, 'q2', 'c')] },
      },
      {
        action: 'quiz.regraded',
        subjectId: room.learner.userId,
        details: { responseId },
        before: { score: 3, total: 3, credits: 10 },
        after: { score: 2, total: 3, credits: 6 },
      },
    ]);
    expect(await newsOf(room.learner.userId)).toHaveLength(1);
  });

  it('CURR-04 corrects an attempt from two versions ago, and the best of several attempts is paid', async () => {
    const room = await mintRoom(GRADED);
    const wrong = [room.entry('q1', 'a'), room.entry('q2', 'c'), room.entry('q3', 'a')];
    const first = await startAndAnswer(room, wrong);
    await complete(room, first);
    await publish(room, {
      questions: [q1, q2, { ...q3, question: 'Which are right about q3?', key: 'q3-mended' }],
    });
    const second = await startAndAnswer(room, [room.entry('q1', 'a')], { isRetake: true });
    await force(room, second);
    expect(await totalOf(room)).toBe(3);
    await publish(room, { questions: [q1, withKey(q2, 'c'), q3] });
    expect((await details(room)).body.attempts).toMatchObject([
      { score: 2, total: 3, credits: 6 },
      { score: 1, total: 3, credits: 3 },
    ]);
    expect(await totalOf(room)).toBe(6);
  });

  it('CURR-04 takes credits back in the week that paid them, not in the one of a later, weaker attempt', async () => {
    const room = await mintRoom(GRADED);
    const { userId, token } = room.learner;
    await complete(room, await startAndAnswer(room));
    const handedIn = new Date(school.now().getTime() - 20 * DAY_MS);
    await school.deps.db
      .update(formResponses)
      .set({ completedAt: handedIn })
      .where(eq(formResponses.userId, userId));
    await school.deps.db
      .update(creditEntries)
      .set({ createdAt: handedIn })
      .where(eq(creditEntries.userId, userId));
    const weaker = await startAndAnswer(room, [room.entry('q1', 'a')], { isRetake: true });
    await force(room, weaker);

    await publish(room, { questions: [q1, withKey(q2, 'a'), q3] });
    expect((await calls.creditsOf(room)).map(({ credits, createdAt }) => ({ credits, createdAt }))).toEqual([
      { credits: 10, createdAt: handedIn },
      { credits: -4, createdAt: handedIn },
    ]);
    const dashboard = await school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/dashboardV2`, {
      token,
    });
    expect(dashboard.status).toBe(200);
    expect(dashboard.body.creditHealth).toEqual({ key: 'NO_UPDATE_FOR_LAST_2_WEEKS', value: 0 });
  });

  it('CURR-04 pays what a correction adds in the week of the attempt that earns it', async () => {
    const room = await mintRoom(GRADED);
    const { userId } = room.learner;
    const wrong = [room.entry('q1', 'a'), room.entry('q2', 'c'), room.entry('q3', 'a', 'c')];
    await complete(room, await startAndAnswer(room, wrong));
    const handedIn = new Date(school.now().getTime() - 9 * DAY_MS);
    await school.deps.db
      .update(formResponses)
      .set({ completedAt: handedIn })
      .where(eq(formResponses.userId, userId));
    await force(room, await startAndAnswer(room, [room.entry('q1', 'a')], { isRetake: true }));

    await publish(room, { questions: [q1, withKey(q2, 'c'), q3] });
    const added = (await calls.creditsOf(room)).filter(({ reason }) => reason.startsWith('quiz-regrade-'));
    expect(added).toMatchObject([{ credits: 4, createdAt: handedIn }]);
  });

  it('CURR-04 a reworded question counts as another one: the handed-in result stays unchanged', async () => {
    const room = await mintRoom(GRADED);
    const responseId = await startAndAnswer(room);
    await complete(room, responseId);
    await calls.end(room);
    const before = (await report(room, responseId)).body;
    await publish(room, {
      questions: [{ ...withKey(q1, 'b'), question: 'Which is wrong about q1?' }, ...reworded.slice(1)],
    });
    expect((await report(room, responseId)).body).toEqual(before);
    expect(await newsOf(room.learner.userId)).toEqual([]);
    expect(await auditOf(room)).toEqual([]);
  });
});
