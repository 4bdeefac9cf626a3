import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { quizKey } from '@plinth/domain/session/stored-keys';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { QuizPage } from '../src/areas/learn/quiz/QuizPage.tsx';
import { aCohort, COHORT_ID } from './a-cohort.ts';
import { renderPage } from './render-page.tsx';
import { answers, server } from './server.ts';

/** The id of an item of this quiz by its last two digits. */
export const id = (last: string) => `019dabcd-0000-7000-8000-0000000000${last}`;
export const NODE = id('01');
export const FORM = id('02');
export const RESPONSE = id('03');
/** The key under which an attempt is stored on the device. */
export const KEY = quizKey(COHORT_ID, NODE);
export const part = { cohortId: COHORT_ID, namespace: 'LEARNING', isPreview: false } as const;

export const aQuestion = (number: number, more: Partial<Question> = {}): Question => ({
  questionId: id(`1${number}`),
  questionType: 'SINGLE_CHOICE',
  question: `Question number ${number}`,
  meta: {},
  options: [
    { optionId: id(`2${number}`), text: `Right ${number}` },
    { optionId: id(`3${number}`), text: `Wrong ${number}` },
  ],
  ...more,
});
export const THIRD = aQuestion(3, { questionType: 'SUBJECTIVE', options: [], isRequired: false });
/** The questions on the server; a test may replace them, and the next one starts with these. */
export const QUESTIONS = [aQuestion(1), aQuestion(2), THIRD];

export const inOneMinute = () => new Date(Date.now() + 60_000).toISOString();
export const attemptClosedAt = (completedAt: string) => ({
  responseId: RESPONSE,
  status: 'COMPLETED' as const,
  score: 1,
  total: 2,
  credits: 10,
  completedAt,
});

const summary = (more = {}) => ({
  quizId: NODE,
  formId: FORM,
  title: 'States and gates',
  credits: 20,
  questionCount: 3,
  quizType: 'GRADED' as const,
  ...more,
});

type Details = {
  attempts?: {
    responseId: string;
    status: 'STARTED' | 'COMPLETED';
    score: number | null;
    total: number | null;
    credits: number;
    completedAt: string | null;
  }[];
  isRetakeAllowed?: boolean;
  areAnswersOpen?: boolean;
  openResponseId?: string;
  unavailable?: 'LOCKED' | 'RETIRED';
  quiz?: object;
};

/** The server's data on the quiz and the attempts at it. */
export const details = ({
  attempts = [],
  isRetakeAllowed = false,
  areAnswersOpen = !isRetakeAllowed,
  openResponseId,
  unavailable,
  quiz = {},
}: Details = {}) =>
  answers('quizzes', 'readDetails', {
    quiz: summary(quiz),
    attempts,
    isRetakeAllowed,
    areAnswersOpen,
    ...(openResponseId ? { openResponseId } : {}),
    ...(unavailable ? { unavailable } : {}),
  });

/** The server's answer to a new attempt, and the answers it already has of it. */
export const starts = (
  responseEntries: ResponseEntry[] = [],
  more: { endsAt?: string; quiz?: object } = {},
) =>
  answers('quizzes', 'start', {
    status: 201,
    body: {
      responseId: RESPONSE,
      attempt: 1,
      quiz: { ...summary(more.quiz), questions: QUESTIONS },
      startedAt: new Date().toISOString(),
      ...(more.endsAt ? { endsAt: more.endsAt } : {}),
      responseEntries,
    },
  });

export const RESULTS = {
  score: 1,
  total: 2,
  credits: 10,
  areAnswersOpen: true,
  questions: [
    {
      questionId: id('11'),
      isCorrect: true,
      correctOptionIds: [id('21')],
      entries: [{ optionId: id('21') }],
      explanation: 'Shared is for coordination.',
    },
    {
      questionId: id('12'),
      isCorrect: false,
      correctOptionIds: [id('22')],
      entries: [{ optionId: id('32') }],
    },
    { questionId: id('13'), isCorrect: null, correctOptionIds: [], entries: [], responseValue: 'Because' },
  ],
};

export const show = () => renderPage(<QuizPage part={part} nodeId={NODE} />);
export const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the quiz at its first question. */
export async function begin() {
  await show();
  await click('Next');
  await click('Start');
  await screen.findByRole('group', { name: /Question number 1/ });
}

/** The server accepts any answer except the one to a given question. */
export const answersOrRefuses = (questionId: string) =>
  server.use(
    http.put('*/responses/check', async ({ request }) => {
      const { responseEntries } = (await request.json()) as { responseEntries: ResponseEntry[] };
      if (responseEntries.every((entry) => entry.questionId !== questionId))
        return HttpResponse.json({ saved: true });
      const fields = [{ path: questionId, message: 'This option does not belong to the question.' }];
      const refusal = {
        status: 400,
        code: 'BAD_REQUEST',
        message: 'An answer does not fit.',
        data: { fields },
      };
      return HttpResponse.json(refusal, { status: 400 });
    }),
  );

/** Before each test: a quiz of three questions that has not been started, and nothing stored on the device. */
export function prepareQuiz(): void {
  localStorage.clear();
  QUESTIONS.splice(0, QUESTIONS.length, aQuestion(1), aQuestion(2), THIRD);
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('quizzes', 'saveAnswers', { saved: true });
  answers('quizzes', 'pollActivity', { status: 'STARTED' });
  answers('forms', 'readReport', { responseId: RESPONSE, status: 'COMPLETED', ...RESULTS });
  details();
  starts();
}
