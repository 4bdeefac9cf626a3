import { and, eq } from 'drizzle-orm';
import { enrolments } from '../src/db/schema/cohorts.ts';
import { creditEntries } from '../src/db/schema/curriculum.ts';
import { formResponses } from '../src/db/schema/forms.ts';
import { mintClass } from './mint-class.ts';
import type { TestSchool } from './open-test-school.ts';

/** The quizzes of the small course by kind. */
export const QUIZ_KEYS = {
  GRADED: 'root/m1/graded/quiz',
  TIMED: 'root/m1/timed/quiz',
  PRACTICE: 'root/m1/practice/quiz',
  LATER: 'root/m2/later/quiz',
} as const;

/** A cohort with a learner, a guide and one quiz. */
export type QuizRoom = Awaited<ReturnType<typeof mintQuizRoom>>;

async function mintQuizRoom(school: TestSchool, key: string) {
  const { cohort, course, learner, guide } = await mintClass(school);
  const quiz = { quizId: course.id(key), formId: course.formId(key) };
  const base = (version: 1 | 2) => `/v${version}/client/lms/${cohort.cohortId}`;
  const entry = (name: string, ...options: string[]) => ({
    questionId: course.questionId(key, name),
    entries: options.map((option) => ({ optionId: course.optionId(key, name, option) })),
  });
  return { cohort, course, learner, guide, quiz, base, entry, key };
}

/** Calls of a learner at a quiz, and what they write. */
export function quizCalls(school: TestSchool) {
  const mintRoom = (key: string) => mintQuizRoom(school, key);

  const start = (room: QuizRoom, change: object = {}, token = room.learner.token) =>
    school.call('POST', `${room.base(2)}/start-quiz/LEARNING`, {
      token,
      body: { ...room.quiz, isRetake: false, isPreview: false, ...change },
    });

  const save = (
    room: QuizRoom,
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

  const attemptOf = (room: QuizRoom, responseId: string) => ({
    ...room.quiz,
    nodeId: room.quiz.quizId,
    namespace: 'LEARNING',
    responseId,
  });
  const complete = (room: QuizRoom, responseId: string, change: object = {}, token = room.learner.token) =>
    school.call('POST', `${room.base(2)}/quiz/completed`, {
      token,
      body: { ...attemptOf(room, responseId), isPreview: false, ...change },
    });
  const completeV1 = (room: QuizRoom, responseId: string, token = room.learner.token) =>
    school.call('POST', `${room.base(1)}/quiz/completed`, {
      token,
      body: { responseId, nodeId: room.quiz.quizId, namespace: 'LEARNING' },
    });
  const force = (room: QuizRoom, responseId: string, change: object = {}, token = room.learner.token) =>
    school.call('POST', `${room.base(2)}/quiz/force-submit`, {
      token,
      body: { ...attemptOf(room, responseId), forceSubmit: true, ...change },
    });
  const end = (room: QuizRoom, change: object = {}, token = room.learner.token) =>
    school.call('POST', `${room.base(2)}/quiz/ended`, {
      token,
      body: { ...room.quiz, nodeId: room.quiz.quizId, namespace: 'LEARNING', ...change },
    });
  const ofForm = (room: QuizRoom, what: 'page' | 'response/report', responseId?: string) =>
    school.call(
      'GET',
      `/v1/client/form/${what}/${room.quiz.formId}${responseId ? `?response-id=${responseId}` : ''}`,
      { token: room.learner.token, headers: { 'x-product-id': 'BIM_A' } },
    );
  const report = (room: QuizRoom, responseId?: string) => ofForm(room, 'response/report', responseId);
  const questions = (room: QuizRoom, responseId?: string) => ofForm(room, 'page', responseId);
  const details = (room: QuizRoom, token = room.learner.token, query = '') =>
    school.call('GET', `${room.base(2)}/fetch-quiz-details/LEARNING?nodeId=${room.quiz.quizId}${query}`, {
      token,
    });
  const poll = (room: QuizRoom, kind: 'activity' | 'inactivity', body: object, token = room.learner.token) =>
    school.call('PUT', `${room.base(2)}/${kind}-poll`, { token, body });

  const allRight = (room: QuizRoom) => [
    room.entry('q1', 'a'),
    room.entry('q2', 'b'),
    room.entry('q3', 'a', 'c'),
  ];
  const creditsOf = (room: QuizRoom) =>
    school.deps.db.select().from(creditEntries).where(eq(creditEntries.userId, room.learner.userId));
  const responsesOf = (room: QuizRoom) =>
    school.deps.db.select().from(formResponses).where(eq(formResponses.userId, room.learner.userId));
  const become = (room: QuizRoom, state: 'BLOCKED' | 'UPCOMING' | 'COMPLETED') =>
    school.deps.db
      .update(enrolments)
      .set({ state })
      .where(and(eq(enrolments.cohortId, room.cohort.cohortId), eq(enrolments.userId, room.learner.userId)));

  async function startAndAnswer(room: QuizRoom, entries: unknown[] = allRight(room), change: object = {}) {
    const { body } = await start(room, change);
    await save(room, body.responseId, entries);
    return body.responseId as string;
  }

  return {
    mintRoom,
    start,
    save,
    attemptOf,
    complete,
    completeV1,
    force,
    end,
    report,
    questions,
    details,
    poll,
    allRight,
    creditsOf,
    responsesOf,
    become,
    startAndAnswer,
  };
}
