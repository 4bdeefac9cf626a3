import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { quizKey } from '@plinth/domain/session/stored-keys';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, refuses } from '../../../../test/server.ts';
import { quiz as store } from '../../../stores/quiz.ts';
import { QuizPage } from './QuizPage.tsx';

const id = (last: string) => `019dabcd-0000-7000-8000-0000000000${last}`;
const NODE = id('01');
const FORM = id('02');
const RESPONSE = id('03');
const KEY = quizKey(COHORT_ID, NODE);
const part = { cohortId: COHORT_ID, namespace: 'LEARNING', isPreview: false } as const;

const aQuestion = (number: number, more: Partial<Question> = {}): Question => ({
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
const QUESTIONS = [
  aQuestion(1),
  aQuestion(2),
  aQuestion(3, { questionType: 'SUBJECTIVE', options: [], isRequired: false }),
];

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
    completedAt: string | null;
  }[];
  isRetakeAllowed?: boolean;
  openResponseId?: string;
  quiz?: object;
};

const details = ({ attempts = [], isRetakeAllowed = false, openResponseId, quiz = {} }: Details = {}) =>
  answers('quizzes', 'readDetails', {
    quiz: summary(quiz),
    attempts,
    isRetakeAllowed,
    ...(openResponseId ? { openResponseId } : {}),
  });

const starts = (responseEntries: ResponseEntry[] = [], more: { endsAt?: string; quiz?: object } = {}) =>
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

const RESULTS = {
  score: 1,
  total: 2,
  credits: 10,
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

const show = () => renderPage(<QuizPage part={part} nodeId={NODE} />);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function begin() {
  await show();
  await click('Next');
  await click('Begin');
  await screen.findByRole('group', { name: /Question number 1/ });
}

beforeEach(() => {
  localStorage.clear();
  answers('cohorts', 'readCohort', { cohort: aCohort() });
  answers('quizzes', 'saveAnswers', { saved: true });
  answers('quizzes', 'pollActivity', { status: 'STARTED' });
  answers('forms', 'readReport', { responseId: RESPONSE, status: 'COMPLETED', ...RESULTS });
  details();
  starts();
});

describe('the header of a quiz', () => {
  it('QUIZ-02 QUIZ-03 shows the title and the credits', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'States and gates' })).toBeInTheDocument();
    expect(screen.getByText('20 credits')).toBeInTheDocument();
  });

  it('QUIZ-04 says No credits where there are none', async () => {
    details({ quiz: { credits: 0 } });
    await show();
    expect(await screen.findByText('No credits')).toBeInTheDocument();
  });
});

describe('taking a quiz', () => {
  it('QUIZ-05 QUIZ-06 QUIZ-07 QUIZ-09 leads from the landing page to the explained answers by previous, next and submit', async () => {
    const pages: (string | null)[] = [];
    const page = () => document.querySelector('[data-page]')?.getAttribute('data-page') ?? null;
    const started = starts();
    const completed = answers('quizzes', 'complete', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    await show();
    await screen.findByText('Questions');
    pages.push(page());
    await click('Next');
    pages.push(page());
    await click('Begin');
    await screen.findByRole('group', { name: /Question number 1/ });
    pages.push(page());
    expect(started[0]?.body).toMatchObject({ quizId: NODE, formId: FORM, isRetake: false });

    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    await click('Next');
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong 2' }));
    await click('Previous');
    expect(screen.getByRole('radio', { name: 'Right 1' })).toBeChecked();
    await click('Next');
    await click('Next');
    await click('Submit');
    await screen.findByText('Handed in');
    pages.push(page());
    expect(completed[0]?.body).toMatchObject({
      responseId: RESPONSE,
      nodeId: NODE,
      quizId: NODE,
      formId: FORM,
    });
    await click('See results');
    expect(await screen.findByText('1 of 2 correct')).toBeInTheDocument();
    pages.push(page());
    await click('See the answers');
    expect(await screen.findByText('Shared is for coordination.')).toBeInTheDocument();
    pages.push(page());
    expect(pages).toEqual([
      'LANDINGPAGE',
      'STARTPAGE',
      'QUESTIONPAGE',
      'COMPLETEDPAGE',
      'RESULTSPAGE',
      'ANSWERSPAGE',
    ]);
  });

  it('QUIZ-08 an answer is sent as it is given and then shown as saved', async () => {
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    await waitFor(() =>
      expect(saved[0]?.body).toMatchObject({
        responseId: RESPONSE,
        responseEntries: [{ questionId: id('11'), entries: [{ optionId: id('21') }] }],
        hasUserSubmitted: false,
      }),
    );
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('QUIZ-08 typed text is sent when typing rests, not letter by letter', async () => {
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    await begin();
    await click('Next');
    await click('Next');
    await userEvent.type(screen.getByRole('textbox'), 'Because');
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 2_000 });
    expect(saved[0]?.body.responseEntries).toEqual([{ questionId: id('13'), responseValue: 'Because' }]);
  });

  it('CONST-44 an answer the server did not take stays on this device under QUIZ_ until it is acknowledged', async () => {
    refuses('quizzes', 'saveAnswers', 503, 'UNAVAILABLE', 'Down');
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText(/Kept on this device/)).toBeInTheDocument();
    expect(KEY).toMatch(/^QUIZ_/);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({
      responseId: RESPONSE,
      unsaved: [id('11')],
      responses: [{ questionId: id('11'), entries: [{ optionId: id('21') }] }],
    });

    answers('quizzes', 'saveAnswers', { saved: true });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').responses).toEqual([]);
  });

  it('CONST-44 a reload in the middle is back at the same question, with the answer that was never sent', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        responseId: RESPONSE,
        questionIndex: 1,
        unsaved: [id('12')],
        responses: [{ questionId: id('12'), entries: [{ optionId: id('22') }] }],
      }),
    );
    details({
      openResponseId: RESPONSE,
      attempts: [{ responseId: RESPONSE, status: 'STARTED', score: null, completedAt: null }],
    });
    starts([{ questionId: id('12'), entries: [{ optionId: id('32') }] }]);
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    await show();
    expect(await screen.findByText('Question 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Right 2' })).toBeChecked();
    await waitFor(() =>
      expect(saved[0]?.body.responseEntries).toEqual([
        { questionId: id('12'), entries: [{ optionId: id('22') }] },
      ]),
    );
  });

  it('CONST-44 nothing of a quiz stays on the device once it is handed in', async () => {
    answers('quizzes', 'complete', { responseId: RESPONSE, status: 'COMPLETED', results: RESULTS });
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    await click('Next');
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await click('Next');
    await click('Submit');
    await screen.findByText('Handed in');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('QUIZ-09 submitting with required questions open names them and hands nothing in', async () => {
    const completed = answers('quizzes', 'complete', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    await click('Next');
    await click('Next');
    await click('Submit');
    expect(await screen.findByText('Still to answer:')).toBeInTheDocument();
    expect(completed).toEqual([]);
    await click('2');
    expect(screen.getByText('This question needs an answer.')).toBeInTheDocument();
  });

  it('QUIZ-10 when the time is over the attempt is handed in by force', async () => {
    const forced = answers('quizzes', 'forceSubmit', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    starts([], { endsAt: new Date(Date.now() + 1_500).toISOString(), quiz: { timeLimitSeconds: 60 } });
    await show();
    await click('Next');
    await click('Begin');
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(await screen.findByText('The time is over', undefined, { timeout: 5_000 })).toBeInTheDocument();
    expect(forced[0]?.body).toMatchObject({ responseId: RESPONSE, forceSubmit: true });
  });

  it('QUIZ-10 an attempt that the server has closed meanwhile is closed here too', async () => {
    answers('quizzes', 'forceSubmit', { responseId: RESPONSE, status: 'COMPLETED', results: RESULTS });
    refuses('quizzes', 'saveAnswers', 409, 'CONFLICT', 'The time is over.');
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText('The time is over')).toBeInTheDocument();
  });

  it('the time left is the server’s: a poll corrects the clock of the device', async () => {
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 3_599 });
    starts([], { endsAt: new Date(Date.now() + 60_000).toISOString() });
    await show();
    await click('Next');
    await click('Begin');
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^59:5/), { timeout: 3_000 });
  });
});

describe('after a quiz', () => {
  const done = {
    responseId: RESPONSE,
    status: 'COMPLETED' as const,
    score: 1,
    completedAt: '2026-11-01T10:00:00.000Z',
  };

  it('QUIZ-11 it can be taken again while the server allows it, as a new attempt', async () => {
    details({ attempts: [done], isRetakeAllowed: true });
    const started = starts();
    await show();
    await click('Take it again');
    await click('Begin');
    await waitFor(() => expect(started[0]?.body).toMatchObject({ isRetake: true }));
    expect(await screen.findByText('Question 1 of 3')).toBeInTheDocument();
  });

  it('QUIZ-11 it cannot be taken again when the attempts are used up', async () => {
    details({ attempts: [done], isRetakeAllowed: false });
    await show();
    expect(await screen.findByText(/used all attempts/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take it again' })).toBeNull();
    await click('See results');
    expect(await screen.findByText('1 of 2 correct')).toBeInTheDocument();
  });

  it('a graded quiz offers no check of single answers', async () => {
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong 1' }));
    expect(screen.queryByRole('button', { name: 'Check my answer' })).toBeNull();
  });

  it('practice marks the right answer once it is checked', async () => {
    details({ quiz: { quizType: 'PRACTICE' } });
    starts([], { quiz: { quizType: 'PRACTICE' } });
    answers('quizzes', 'saveAnswers', {
      saved: true,
      results: [{ questionId: id('11'), isCorrect: false, correctOptionIds: [id('21')] }],
    });
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong 1' }));
    await click('Check my answer');
    expect(await screen.findByText('Not quite: the right answer is marked.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Right 1/ }).closest('label')).toHaveTextContent('Correct');
    expect(store.page).toBe('QUESTIONPAGE');
  });
});
