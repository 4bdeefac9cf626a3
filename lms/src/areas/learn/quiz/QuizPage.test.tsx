import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { quizKey } from '@plinth/domain/session/stored-keys';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCohort, COHORT_ID } from '../../../../test/a-cohort.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses, server } from '../../../../test/server.ts';
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
const THIRD = aQuestion(3, { questionType: 'SUBJECTIVE', options: [], isRequired: false });
const QUESTIONS = [aQuestion(1), aQuestion(2), THIRD];

const inOneMinute = () => new Date(Date.now() + 60_000).toISOString();
const attemptClosedAt = (completedAt: string) => ({
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

/** The server takes any answer but the one to a question. */
const answersOrRefuses = (questionId: string) =>
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

beforeEach(() => {
  localStorage.clear();
  QUESTIONS.splice(0, QUESTIONS.length, aQuestion(1), aQuestion(2), THIRD);
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
      attempts: [
        { responseId: RESPONSE, status: 'STARTED', score: null, total: null, credits: 0, completedAt: null },
      ],
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

  it('QUIZ-10 when the time is over the attempt is handed in by force, after what was typed last', async () => {
    const calls: string[] = [];
    answersBy('quizzes', 'saveAnswers', ({ body }) => {
      calls.push(JSON.stringify(body.responseEntries));
      return { saved: true };
    });
    const forced = answersBy('quizzes', 'forceSubmit', () => {
      calls.push('force');
      return { responseId: RESPONSE, status: 'COMPLETED' as const, results: RESULTS };
    });
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 3 });
    starts([], { endsAt: inOneMinute(), quiz: { timeLimitSeconds: 60 } });
    await begin();
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    await click('Question 3, open');
    await userEvent.type(screen.getByRole('textbox'), 'Beca');
    expect(await screen.findByText('The time is over', undefined, { timeout: 5_000 })).toBeInTheDocument();
    expect(forced[0]?.body).toMatchObject({ responseId: RESPONSE, forceSubmit: true });
    expect(calls).toEqual([JSON.stringify([{ questionId: id('13'), responseValue: 'Beca' }]), 'force']);
  });

  it.each([3_600_000, -3_600_000])(
    'QUIZ-10 a device whose clock is %i ms wrong has the time of the server, and hands nothing in early',
    async (wrong) => {
      const forced = answers('quizzes', 'forceSubmit', {
        responseId: RESPONSE,
        status: 'COMPLETED',
        results: RESULTS,
      });
      answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 60 });
      starts([], {
        endsAt: new Date(Date.now() + wrong + 60_000).toISOString(),
        quiz: { timeLimitSeconds: 60 },
      });
      await begin();
      expect(await screen.findByRole('timer')).toHaveTextContent(/^00:5\d$/);
      await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:57'), { timeout: 4_000 });
      expect(forced).toEqual([]);
    },
  );

  it('QUIZ-10 a wrong clock hands nothing in while the server has not said how much time is left', async () => {
    refuses('quizzes', 'pollActivity', 503, 'UNAVAILABLE', 'Down');
    const forced = answers('quizzes', 'forceSubmit', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    starts([], {
      endsAt: new Date(Date.now() - 3_600_000).toISOString(),
      quiz: { timeLimitSeconds: 60 },
    });
    await begin();
    const since = Date.now();
    await waitFor(() => expect(Date.now() - since).toBeGreaterThan(2_200), { timeout: 4_000 });
    expect(forced).toEqual([]);
    expect(screen.queryByRole('timer')).toBeNull();
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 60 });
    expect(await screen.findByRole('timer', undefined, { timeout: 4_000 })).toHaveTextContent(/^00:/);
  });

  it('QUIZ-10 an attempt whose time the server found over is closed here, and says what came too late', async () => {
    answers('quizzes', 'forceSubmit', { responseId: RESPONSE, status: 'COMPLETED', results: RESULTS });
    refuses('quizzes', 'saveAnswers', 409, 'CONFLICT', 'The time is over.');
    const endsAt = inOneMinute();
    starts([], { endsAt, quiz: { timeLimitSeconds: 60 } });
    await begin();
    details({ attempts: [attemptClosedAt(endsAt)] });
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText('The time is over')).toBeInTheDocument();
    expect(screen.getByText(/What you changed last in question 1 came too late/)).toBeInTheDocument();
  });

  it.each([
    ['an answer', () => userEvent.click(screen.getByRole('radio', { name: 'Right 1' }))],
    ['a look at the page', async () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])(
    'QUIZ-09 an attempt handed in on another device is closed here too at %s, and nobody says the time is over',
    async (_what, act) => {
      const endsAt = inOneMinute();
      starts([], { endsAt, quiz: { timeLimitSeconds: 60 } });
      await begin();
      answers('quizzes', 'forceSubmit', { responseId: RESPONSE, status: 'COMPLETED', results: RESULTS });
      refuses('quizzes', 'saveAnswers', 409, 'CONFLICT', 'This attempt is closed.');
      refuses('quizzes', 'start', 409, 'CONFLICT', 'You have handed this quiz in already.');
      refuses('quizzes', 'pollActivity', 409, 'CONFLICT', 'This attempt is closed.');
      details({ attempts: [attemptClosedAt(new Date(Date.now() - 5_000).toISOString())] });
      await act();
      expect(await screen.findByText('Handed in elsewhere')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText('The time is over')).toBeNull());
      await click('See results');
      expect(await screen.findByText('1 of 2 correct')).toBeInTheDocument();
    },
  );

  it('the time left is the server’s: a poll corrects the clock of the device', async () => {
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 3_599 });
    starts([], { endsAt: inOneMinute() });
    await begin();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^59:5/), { timeout: 3_000 });
  });
});

describe('an answer is not lost', () => {
  it('QUIZ-08 what is typed while the call before is under way is saved before the attempt is handed in', async () => {
    const calls: string[] = [];
    let letThrough = () => {};
    const first = new Promise<void>((done) => {
      letThrough = done;
    });
    answersBy('quizzes', 'saveAnswers', async ({ body }) => {
      const [entry] = body.responseEntries as ResponseEntry[];
      calls.push(`${entry?.responseValue ?? entry?.entries?.[0]?.optionId}`);
      if (calls.length === 1) await first;
      return { saved: true };
    });
    answersBy('quizzes', 'complete', () => {
      calls.push('complete');
      return { responseId: RESPONSE, status: 'COMPLETED' as const, results: RESULTS };
    });
    starts([
      { questionId: id('11'), entries: [{ optionId: id('21') }] },
      { questionId: id('12'), entries: [{ optionId: id('22') }] },
    ]);
    await show();
    await click('Next');
    await click('Begin');
    const text = await screen.findByRole('textbox');
    await userEvent.type(text, 'One');
    await waitFor(() => expect(calls).toEqual(['One']), { timeout: 2_000 });
    await userEvent.type(text, ' two');
    await click('Submit');
    letThrough();
    await screen.findByText('Handed in');
    expect(calls).toEqual(['One', 'One two', 'complete']);
  });

  it('QUIZ-09 nothing is handed in while an answer cannot be saved, and the reason is said', async () => {
    const completed = answers('quizzes', 'complete', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    starts([{ questionId: id('11'), entries: [{ optionId: id('21') }] }]);
    await show();
    await click('Next');
    await click('Begin');
    await screen.findByRole('group', { name: /Question number 2/ });
    refuses('quizzes', 'saveAnswers', 503, 'UNAVAILABLE', 'Down');
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await click('Next');
    await click('Submit');
    expect(await screen.findByText(/Nothing is handed in yet/)).toBeInTheDocument();
    expect(completed).toEqual([]);
    answers('quizzes', 'saveAnswers', { saved: true });
    await click('Submit');
    await screen.findByText('Handed in');
    expect(completed).toHaveLength(1);
  });

  it('QUIZ-08 only what changed is sent, so that the answers of another device stay', async () => {
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    starts([{ questionId: id('11'), entries: [{ optionId: id('21') }] }]);
    await show();
    await click('Next');
    await click('Begin');
    await screen.findByRole('group', { name: /Question number 2/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await screen.findByText('Saved');
    expect(saved.map(({ body }) => body.responseEntries)).toEqual([
      [{ questionId: id('12'), entries: [{ optionId: id('22') }] }],
    ]);
  });

  it('QUIZ-08 whoever comes back to the page sees what another device answered meanwhile', async () => {
    await begin();
    starts([{ questionId: id('11'), entries: [{ optionId: id('31') }] }]);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Wrong 1' })).toBeChecked());
    expect(screen.getByText('Question 1 of 3')).toBeInTheDocument();
  });

  it('VALID-14 D-121 a text that is too long stops no other answer: it is said beside it, and the rest is saved', async () => {
    const long = 'a'.repeat(13);
    QUESTIONS[2] = { ...THIRD, maxLength: 12 };
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    await begin();
    await click('Question 3, open');
    await userEvent.type(screen.getByRole('textbox'), long);
    expect(
      await screen.findByText(/too long to be saved/, undefined, { timeout: 2_000 }),
    ).toBeInTheDocument();
    expect(screen.getByText(/One answer is not saved/)).toBeInTheDocument();
    await click('Question 1, open');
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    await waitFor(() =>
      expect(saved.at(-1)?.body.responseEntries).toEqual([
        { questionId: id('11'), entries: [{ optionId: id('21') }] },
      ]),
    );
    await click('Question 3, answered');
    await userEvent.type(screen.getByRole('textbox'), '{Backspace}');
    await waitFor(
      () =>
        expect(saved.at(-1)?.body.responseEntries).toEqual([
          { questionId: id('13'), responseValue: 'a'.repeat(12) },
        ]),
      { timeout: 2_000 },
    );
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('QUIZ-08 an answer the server refuses is held back and named; the others are saved without it', async () => {
    answersOrRefuses(id('11'));
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText('This answer cannot be saved as it is.')).toBeInTheDocument();
    await click('Next');
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').unsaved).toEqual([id('11')]));
  });

  it('ROLE-34 a learner blocked in the middle is told why nothing is saved, and keeps what was answered', async () => {
    refuses('quizzes', 'saveAnswers', 403, 'FORBIDDEN', 'Your place in this cohort does not open this.');
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText('Your answers are not being saved')).toBeInTheDocument();
    expect(screen.getByText(/Your place in this cohort/)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').unsaved).toEqual([id('11')]);
  });

  it('CONST-44 what another tab keeps of the same attempt stays when this one keeps its own', async () => {
    refuses('quizzes', 'saveAnswers', 503, 'UNAVAILABLE', 'Down');
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    const other = { questionId: id('12'), entries: [{ optionId: id('22') }] };
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    localStorage.setItem(
      KEY,
      JSON.stringify({
        ...kept,
        unsaved: [...kept.unsaved, id('12')],
        responses: [...kept.responses, other],
      }),
    );
    await click('Question 3, open');
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').unsaved.toSorted()).toEqual([
      id('11'),
      id('12'),
      id('13'),
    ]);
  });

  it('QUIZ-07 going on with an attempt begins it once, at the first question without an answer', async () => {
    details({
      openResponseId: RESPONSE,
      attempts: [
        { responseId: RESPONSE, status: 'STARTED', score: null, total: null, credits: 0, completedAt: null },
      ],
    });
    const started = starts([{ questionId: id('11'), entries: [{ optionId: id('21') }] }]);
    await show();
    await click('Go on with your attempt');
    expect(await screen.findByText('Question 2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await screen.findByText('Saved');
    expect(started).toHaveLength(1);
  });
});

describe('a preview', () => {
  it('API-144 API-145 ROUTE-69 writes nothing: no answer, no sign of life, nothing on the device; and is marked all the same', async () => {
    const nothing = [
      answers('quizzes', 'saveAnswers', { saved: false }),
      answers('quizzes', 'pollActivity', { status: 'STARTED' }),
    ];
    const started = starts();
    const completed = answers('quizzes', 'complete', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: { ...RESULTS, score: 0, questions: RESULTS.questions.map((one) => ({ ...one, entries: [] })) },
    });
    await renderPage(<QuizPage part={{ ...part, isPreview: true }} nodeId={NODE} />);
    await click('Next');
    expect(await screen.findByText(/nothing of it is saved, and no time runs/)).toBeInTheDocument();
    await click('Begin');
    expect(await screen.findByText('Preview: nothing is saved')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    await click('Next');
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await click('Next');
    await click('Submit');
    await click('See results');
    expect(await screen.findByText('2 of 2 correct')).toBeInTheDocument();
    expect(started[0]?.body).toMatchObject({ isPreview: true });
    expect(completed[0]?.body).toMatchObject({ isPreview: true });
    expect(nothing).toEqual([[], []]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('the pages of a quiz', () => {
  it('QUIZ-05 the landing page says how many attempts there are, what they are worth and how each went', async () => {
    const done = attemptClosedAt('2026-11-01T10:00:00.000Z');
    details({
      quiz: { maxAttempts: 3, timeLimitSeconds: 600 },
      isRetakeAllowed: true,
      attempts: [done, { ...done, responseId: id('04'), score: 2, credits: 20 }],
    });
    const reports = answersBy('forms', 'readReport', ({ query }) => ({
      responseId: query.get('response-id') ?? '',
      status: 'COMPLETED' as const,
      ...RESULTS,
    }));
    await show();
    expect(await screen.findByText('2 of 3 used')).toBeInTheDocument();
    expect(screen.getByText('10 min')).toBeInTheDocument();
    expect(screen.getByText(/Up to 20 credits.*the best attempt counts/)).toBeInTheDocument();
    expect(screen.getByText(/^1 of 2 correct, 10 credits/)).toBeInTheDocument();
    await click('Attempt 1');
    expect(await screen.findByText('1 of 2 correct')).toBeInTheDocument();
    expect(reports.map(({ query }) => query.get('response-id'))).toEqual([RESPONSE]);
  });

  it('QUIZ-05 another quiz opened after this one begins at its own first page', async () => {
    function Both() {
      const [nodeId, setNodeId] = useState(NODE);
      return (
        <>
          <button type="button" onClick={() => setNodeId(id('09'))}>
            Another quiz
          </button>
          <QuizPage part={part} nodeId={nodeId} />
        </>
      );
    }
    answers('quizzes', 'complete', { responseId: RESPONSE, status: 'COMPLETED', results: RESULTS });
    starts([
      { questionId: id('11'), entries: [{ optionId: id('21') }] },
      { questionId: id('12'), entries: [{ optionId: id('22') }] },
    ]);
    const { container } = await renderPage(<Both />);
    await click('Next');
    await click('Begin');
    await click('Submit');
    await screen.findByText('Handed in');
    await click('Another quiz');
    await waitFor(() => expect(container.querySelector('[data-page=LANDINGPAGE]')).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'See results' })).toBeNull();
  });

  it('QUIZ-05 every page takes the focus as it follows another', async () => {
    const { container } = await show();
    await click('Next');
    await screen.findByText('Before you begin');
    expect(container.querySelector('[data-page=STARTPAGE]')?.parentElement).toHaveFocus();
    await click('Begin');
    await screen.findByRole('group', { name: /Question number 1/ });
    expect(container.querySelector('[data-page=QUESTIONPAGE]')).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('QUIZ-05 the answers show what was written as text, and the parts of a group under one number', async () => {
    const group = aQuestion(2, {
      questionId: id('02'),
      questionType: 'GROUP_QUESTION',
      options: [],
      questions: [aQuestion(2), { ...THIRD }],
    });
    QUESTIONS.splice(1, 2, group);
    starts([
      { questionId: id('11'), entries: [{ optionId: id('21') }] },
      { questionId: id('12'), entries: [{ optionId: id('32') }] },
    ]);
    answers('quizzes', 'complete', { responseId: RESPONSE, status: 'COMPLETED', results: RESULTS });
    await show();
    await click('Next');
    await click('Begin');
    await click('Submit');
    await click('See results');
    await click('See the answers');
    expect(await screen.findByText('Because')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByText(/^Question \d$/).map(({ textContent }) => textContent)).toEqual([
      'Question 1',
      'Question 2',
      'Question 2',
    ]);
  });
});

describe('after a quiz', () => {
  const done = {
    responseId: RESPONSE,
    status: 'COMPLETED' as const,
    score: 1,
    total: 2,
    credits: 10,
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
