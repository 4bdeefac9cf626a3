import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aQuestion,
  attemptClosedAt,
  begin,
  click,
  details,
  FORM,
  id,
  KEY,
  NODE,
  part,
  prepareQuiz,
  QUESTIONS,
  RESPONSE,
  RESULTS,
  show,
  starts,
  THIRD,
} from '../../../../test/a-quiz.tsx';
import { renderPage } from '../../../../test/render-page.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { quiz as store } from '../../../stores/quiz.ts';
import { QuizPage } from './QuizPage.tsx';

beforeEach(prepareQuiz);

describe('the header of a quiz', () => {
  it('QUIZ-02 QUIZ-03 shows the title and the credits', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'States and gates' })).toBeInTheDocument();
    expect(screen.getByText('20 credits')).toBeInTheDocument();
  });

  it('QUIZ-04 says No credits when there are none', async () => {
    details({ quiz: { credits: 0 } });
    await show();
    expect(await screen.findByText('No credits')).toBeInTheDocument();
  });
});

describe('taking a quiz', () => {
  it('ENUM-07 QUIZ-05 QUIZ-06 QUIZ-07 QUIZ-09 goes from the landing page to the explained answers with previous, next and submit', async () => {
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
    await click('Start');
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

  it('QUIZ-09 submitting with unanswered required questions names them and hands nothing in', async () => {
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
});

describe('a quiz preview', () => {
  it('API-144 API-145 ROUTE-69 saves nothing: no answers, no activity, nothing on the device; and is graded all the same', async () => {
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
    expect(await screen.findByText(/nothing is saved, and no time runs/)).toBeInTheDocument();
    await click('Start');
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
  it('QUIZ-05 the landing page shows the number of attempts, their credits and the result of each', async () => {
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

  it('QUIZ-05 another quiz opened after this one starts at its own first page', async () => {
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
    await click('Start');
    await click('Submit');
    await screen.findByText('Handed in');
    await click('Another quiz');
    await waitFor(() => expect(container.querySelector('[data-page=LANDINGPAGE]')).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'See results' })).toBeNull();
  });

  it('QUIZ-05 every page receives the focus when it follows another', async () => {
    const { container } = await show();
    await click('Next');
    await screen.findByText('Before you begin');
    expect(container.querySelector('[data-page=STARTPAGE]')?.parentElement).toHaveFocus();
    await click('Start');
    await screen.findByRole('group', { name: /Question number 1/ });
    expect(container.querySelector('[data-page=QUESTIONPAGE]')).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('QUIZ-05 the answers show free text as text, and the parts of a group under one number', async () => {
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
    await click('Start');
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
    await click('Start');
    await waitFor(() => expect(started[0]?.body).toMatchObject({ isRetake: true }));
    expect(await screen.findByText('Question 1 of 3')).toBeInTheDocument();
  });

  it('QUIZ-11 it cannot be taken again when the attempts are used up', async () => {
    details({ attempts: [done], isRetakeAllowed: false, quiz: { maxAttempts: 1 } });
    await show();
    expect(await screen.findByText(/used all attempts/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take it again' })).toBeNull();
    await click('See results');
    expect(await screen.findByText('1 of 2 correct')).toBeInTheDocument();
  });

  it('GRADE-04 while attempts are left, showing the answers requires ending the quiz, and then opens them', async () => {
    details({ attempts: [done], isRetakeAllowed: true, quiz: { maxAttempts: 2 } });
    const hidden = { responseId: RESPONSE, status: 'COMPLETED' as const, ...RESULTS };
    answers('forms', 'readReport', { ...hidden, areAnswersOpen: false, questions: [] });
    answers('forms', 'readPage', { formId: FORM, title: 'States', pageId: 'one', questions: QUESTIONS });
    const ended = answers('quizzes', 'end', { areAnswersOpen: true });
    await show();
    await click('See results');
    expect(await screen.findByText(/which answers were right when no attempt is left/)).toBeInTheDocument();
    await click('See the answers');
    expect(await screen.findByText(/You have 1 attempt left/)).toBeInTheDocument();
    expect(screen.queryByText('Shared is for coordination.')).toBeNull();
    await click('Not yet');
    expect(ended).toEqual([]);

    await click('See the answers');
    details({ attempts: [done], areAnswersOpen: true, quiz: { maxAttempts: 2 } });
    answers('forms', 'readReport', hidden);
    await click('End the quiz');
    expect(await screen.findByText('Shared is for coordination.')).toBeInTheDocument();
    expect(ended.map(({ body }) => body)).toMatchObject([{ quizId: NODE, nodeId: NODE, formId: FORM }]);
    await click('Previous');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it again' })).toBeNull());
  });

  it('D-145 GRADE-04 a quiz that the course has dropped promises no attempt, and says that its credits stay', async () => {
    details({ attempts: [done], areAnswersOpen: false, unavailable: 'RETIRED', quiz: { maxAttempts: 3 } });
    const hidden = { responseId: RESPONSE, status: 'COMPLETED' as const, ...RESULTS };
    answers('forms', 'readReport', { ...hidden, areAnswersOpen: false, questions: [] });
    await show();
    expect(await screen.findByText('The course no longer has this quiz')).toBeVisible();
    expect(
      screen.getByText(/cannot be taken again\. The credits you earned with it stay yours/),
    ).toBeVisible();
    expect(screen.getByText('1 used, no other one can follow')).toBeVisible();
    expect(screen.queryByText(/of 3 used|over for you/)).toBeNull();
    await click('See results');
    expect(await screen.findByText(/which answers were right when you end it/)).toBeVisible();
    await click('See the answers');
    expect(await screen.findByText(/credits you earned with it stay yours/)).toBeVisible();
    expect(screen.queryByText(/attempts? left/)).toBeNull();
  });

  it('D-145 an attempt at a quiz that the course has dropped can be continued, and counts', async () => {
    details({ attempts: [{ ...done, status: 'STARTED' }], openResponseId: RESPONSE, unavailable: 'RETIRED' });
    await show();
    expect(await screen.findByText(/hand in the attempt you have begun, and it counts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue your attempt' })).toBeVisible();
  });

  it('QUIZ-11 a quiz that is locked again is not said to be over', async () => {
    details({ attempts: [done], areAnswersOpen: false, unavailable: 'LOCKED', quiz: { maxAttempts: 3 } });
    await show();
    expect(await screen.findByText(/locked at the moment/)).toBeVisible();
    expect(screen.getByText('1 of 3 used')).toBeVisible();
  });

  it('D-145 results opened again show what a corrected key made of them', async () => {
    details({ attempts: [done], quiz: { maxAttempts: 1 } });
    await show();
    await click('See results');
    expect(await screen.findByText('1 of 2 correct')).toBeVisible();
    await click('Previous');
    const report = { responseId: RESPONSE, status: 'COMPLETED' as const, ...RESULTS };
    answers('forms', 'readReport', { ...report, score: 2, credits: 20 });
    await click('See results');
    expect(await screen.findByText('2 of 2 correct')).toBeVisible();
  });

  it('GRADE-04 a refusal to end the quiz is reported, and the answers stay hidden', async () => {
    details({ attempts: [done], isRetakeAllowed: true });
    answers('forms', 'readReport', {
      responseId: RESPONSE,
      status: 'COMPLETED' as const,
      ...RESULTS,
      areAnswersOpen: false,
      questions: [],
    });
    refuses('quizzes', 'end', 409, 'CONFLICT', 'Hand in your attempt first; then you may end the quiz.');
    await show();
    await click('See results');
    await click('See the answers');
    expect(await screen.findByText(/as often as you like/)).toBeInTheDocument();
    await click('End the quiz');
    expect(await screen.findByText(/Hand in your attempt first/)).toBeInTheDocument();
    expect(store.page).toBe('RESULTSPAGE');
    expect(screen.getByText(/which answers were right when no attempt is left/)).toBeInTheDocument();
  });

  it('a graded quiz does not offer to check single answers', async () => {
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong 1' }));
    expect(screen.queryByRole('button', { name: 'Check my answer' })).toBeNull();
  });

  it('a practice quiz marks the right answer once an answer is checked', async () => {
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
