import { describe, expect, it } from 'vitest';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { QUIZ_KEYS, quizCalls } from '../../test/quiz-calls.ts';

const school = openTestSchool();
const { GRADED, LATER } = QUIZ_KEYS;
const { mintRoom, complete, details, startAndAnswer } = quizCalls(school);

describe('quiz details', () => {
  it('API-149 return the quiz, the learner’s own attempts and whether a retake is left', async () => {
    const room = await mintRoom(GRADED);
    const before = await details(room);
    expect(before.body).toEqual({
      quiz: {
        ...room.quiz,
        title: 'Check yourself',
        credits: 10,
        questionCount: 3,
        maxAttempts: 2,
        quizType: 'GRADED',
      },
      attempts: [],
      isRetakeAllowed: false,
      areAnswersOpen: false,
    });
    const responseId = await startAndAnswer(room);
    expect((await details(room)).body).toMatchObject({ openResponseId: responseId, isRetakeAllowed: false });
    await complete(room, responseId);
    const after = await details(room, room.learner.token, `&quizId=${room.quiz.quizId}`);
    expect(after.body).toMatchObject({
      attempts: [{ responseId, status: 'COMPLETED', score: 3, total: 3, credits: 10 }],
      isRetakeAllowed: true,
      areAnswersOpen: false,
    });
    expect(await school.countQueries(() => details(room))).toBeLessThanOrEqual(4);
  });

  it.each([
    ['dropped from the course', 'RETIRED', smallCourse.filter(({ key }) => key !== GRADED)],
    [
      'opened later',
      'LOCKED',
      smallCourse.map((node) => (node.key === 'root/m1/graded' ? { ...node, releaseDay: 90 } : node)),
    ],
  ])('API-149 D-145 of a quiz %s after an attempt say that it is %s', async (_how, unavailable, nodes) => {
    const room = await mintRoom(GRADED);
    await complete(room, await startAndAnswer(room));
    expect((await details(room)).body).not.toHaveProperty('unavailable');
    await mintCourse(school, { code: room.course.code, nodes });
    expect((await details(room)).body).toMatchObject({
      unavailable,
      isRetakeAllowed: false,
      areAnswersOpen: false,
      attempts: [{ status: 'COMPLETED', credits: 10 }],
    });
  });

  it('API-149 return 404 for a node without a quiz, 403 if locked or for an outsider, 401 without a session, 400 for bad input', async () => {
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
