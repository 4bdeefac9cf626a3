import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answersOrRefuses,
  begin,
  click,
  details,
  id,
  KEY,
  prepareQuiz,
  QUESTIONS,
  RESPONSE,
  RESULTS,
  show,
  starts,
  THIRD,
} from '../../../../test/a-quiz.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { quiz as store } from '../../../stores/quiz.ts';
import { session } from '../../../stores/session.ts';

beforeEach(prepareQuiz);

describe('the answers of a quiz', () => {
  it('QUIZ-08 an answer is sent when it is given and then shown as saved', async () => {
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

  it('QUIZ-08 typed text is sent when typing pauses, not letter by letter', async () => {
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    await begin();
    await click('Next');
    await click('Next');
    await userEvent.type(screen.getByRole('textbox'), 'Because');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body.responseEntries).toEqual([{ questionId: id('13'), responseValue: 'Because' }]);
  });

  it('CONST-44 an answer that the server did not accept stays on this device under QUIZ_ until it is acknowledged', async () => {
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

  it('CONST-44 a reload returns to the same question, with the answer that was never sent', async () => {
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

  it('QUIZ-09 a stored answer to a question that no longer exists blocks neither saving nor handing in', async () => {
    const gone = { questionId: id('99'), entries: [{ optionId: id('98') }] };
    localStorage.setItem(
      KEY,
      JSON.stringify({
        responseId: RESPONSE,
        questionIndex: 2,
        unsaved: [gone.questionId, id('12')],
        responses: [gone, { questionId: id('12'), entries: [{ optionId: id('22') }] }],
      }),
    );
    details({
      openResponseId: RESPONSE,
      attempts: [
        { responseId: RESPONSE, status: 'STARTED', score: null, total: null, credits: 0, completedAt: null },
      ],
    });
    const lost = { questionId: id('97'), entries: [{ optionId: id('96') }] };
    starts([{ questionId: id('11'), entries: [{ optionId: id('21') }] }, lost]);
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    const handedIn = answers('quizzes', 'complete', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    await show();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(saved.flatMap(({ body }) => body.responseEntries)).toEqual([
      { questionId: id('12'), entries: [{ optionId: id('22') }] },
    ]);
    expect(localStorage.getItem(KEY)).not.toContain(gone.questionId);
    expect(screen.getByText('2 of 3 answered')).toBeInTheDocument();
    // The server's state when the page becomes visible again.
    starts([
      { questionId: id('11'), entries: [{ optionId: id('21') }] },
      { questionId: id('12'), entries: [{ optionId: id('22') }] },
      lost,
    ]);
    document.dispatchEvent(new Event('visibilitychange'));
    await click('Submit');
    await screen.findByText('Handed in');
    expect(handedIn).toHaveLength(1);
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
});

describe('preventing lost answers', () => {
  it('QUIZ-08 text typed while the previous save is pending is saved before the attempt is handed in', async () => {
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
    await click('Start');
    const text = await screen.findByRole('textbox');
    await userEvent.type(text, 'One');
    await waitFor(() => expect(calls).toEqual(['One']));
    await userEvent.type(text, ' two');
    await click('Submit');
    letThrough();
    await screen.findByText('Handed in');
    expect(calls).toEqual(['One', 'One two', 'complete']);
  });

  it('QUIZ-08 an answer that is checked neither overtakes earlier calls nor is overtaken by later ones', async () => {
    const calls: string[] = [];
    const waiting: (() => void)[] = [];
    answersBy('quizzes', 'saveAnswers', async ({ body }) => {
      const [entry] = body.responseEntries as ResponseEntry[];
      calls.push(`${body.hasUserSubmitted ? 'checks' : 'saves'} ${entry?.entries?.[0]?.optionId}`);
      await new Promise<void>((done) => waiting.push(done));
      return {
        saved: true,
        results: [{ questionId: id('11'), isCorrect: true, correctOptionIds: [id('21')] }],
      };
    });
    const letThrough = () => waiting.shift()?.();
    details({ quiz: { quizType: 'PRACTICE' } });
    starts([], { quiz: { quizType: 'PRACTICE' } });
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong 1' }));
    await waitFor(() => expect(calls).toEqual([`saves ${id('31')}`]));
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    await click('Check my answer');
    expect(calls).toHaveLength(1);

    letThrough();
    await waitFor(() => expect(calls.at(-1)).toBe(`checks ${id('21')}`));
    const before = calls.length;
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong 1' }));
    expect(calls).toHaveLength(before);
    letThrough();
    await waitFor(() => expect(calls.at(-1)).toBe(`saves ${id('31')}`));
    letThrough();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(store.unsaved).toEqual([]);
  });

  it('QUIZ-09 nothing is handed in while an answer cannot be saved, and a message says so', async () => {
    const completed = answers('quizzes', 'complete', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    starts([{ questionId: id('11'), entries: [{ optionId: id('21') }] }]);
    await show();
    await click('Next');
    await click('Start');
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

  it('QUIZ-08 only changed answers are sent, so that those from another device are kept', async () => {
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    starts([{ questionId: id('11'), entries: [{ optionId: id('21') }] }]);
    await show();
    await click('Next');
    await click('Start');
    await screen.findByRole('group', { name: /Question number 2/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await screen.findByText('Saved');
    expect(saved.map(({ body }) => body.responseEntries)).toEqual([
      [{ questionId: id('12'), entries: [{ optionId: id('22') }] }],
    ]);
  });

  it('QUIZ-08 returning to the page shows what another device answered in the meantime', async () => {
    await begin();
    starts([{ questionId: id('11'), entries: [{ optionId: id('31') }] }]);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Wrong 1' })).toBeChecked());
    expect(screen.getByText('Question 1 of 3')).toBeInTheDocument();
  });

  it('VALID-14 D-121 a text that is too long is reported beside its field and blocks no other answer from being saved', async () => {
    const long = 'a'.repeat(13);
    QUESTIONS[2] = { ...THIRD, maxLength: 12 };
    const saved = answers('quizzes', 'saveAnswers', { saved: true });
    await begin();
    await click('Question 3, open');
    await userEvent.type(screen.getByRole('textbox'), long);
    expect(await screen.findByText(/too long to be saved/)).toBeInTheDocument();
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
    await waitFor(() =>
      expect(saved.at(-1)?.body.responseEntries).toEqual([
        { questionId: id('13'), responseValue: 'a'.repeat(12) },
      ]),
    );
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('QUIZ-08 an answer that the server refuses is held back and reported; the others are saved without it', async () => {
    answersOrRefuses(id('11'));
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText('This answer cannot be saved as it is.')).toBeInTheDocument();
    await click('Next');
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').unsaved).toEqual([id('11')]));
  });

  it('ROLE-34 a learner blocked during the quiz is told why nothing is saved, and keeps the given answers', async () => {
    refuses('quizzes', 'saveAnswers', 403, 'FORBIDDEN', 'Your place in this cohort does not open this.');
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText('Your answers are not being saved')).toBeInTheDocument();
    expect(screen.getByText(/Your place in this cohort/)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').unsaved).toEqual([id('11')]);
  });

  it('SESSION-07 a learner whose session ends during the quiz gets a link back to it, and keeps the given answers', async () => {
    const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
    history.replaceState(null, '', '/learn/c/curriculum?cid=q');
    await begin();
    refuses('quizzes', 'saveAnswers', 401, 'UNAUTHORIZED', 'Sign in to continue.');
    refuses('quizzes', 'readDetails', 401, 'UNAUTHORIZED', 'Sign in to continue.');
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in and continue the quiz' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Flearn%2Fc%2Fcurriculum%3Fcid%3Dq',
    );
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').unsaved).toEqual([id('11')]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    session.status = 'unknown';
  });

  it('CONST-44 answers stored by another tab for the same attempt are kept when this tab stores its own', async () => {
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

  it('QUIZ-07 continuing an attempt starts it once, at the first unanswered question', async () => {
    details({
      openResponseId: RESPONSE,
      attempts: [
        { responseId: RESPONSE, status: 'STARTED', score: null, total: null, credits: 0, completedAt: null },
      ],
    });
    const started = starts([{ questionId: id('11'), entries: [{ optionId: id('21') }] }]);
    await show();
    await click('Continue your attempt');
    expect(await screen.findByText('Question 2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 2' }));
    await screen.findByText('Saved');
    expect(started).toHaveLength(1);
  });
});
