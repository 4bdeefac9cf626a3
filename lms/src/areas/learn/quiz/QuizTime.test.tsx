import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  attemptClosedAt,
  begin,
  click,
  details,
  id,
  inOneMinute,
  prepareQuiz,
  RESPONSE,
  RESULTS,
  starts,
} from '../../../../test/a-quiz.tsx';
import { answers, answersBy, refuses } from '../../../../test/server.ts';
import { bindToken, keepToken } from '../../../data/token-cookie.ts';

beforeEach(prepareQuiz);

describe('the time limit of a quiz', () => {
  it('QUIZ-10 when the time is over, the last typed text is saved and the attempt is force-submitted', async () => {
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
    expect(await screen.findByText('The time is over')).toBeInTheDocument();
    expect(forced[0]?.body).toMatchObject({ responseId: RESPONSE, forceSubmit: true });
    expect(calls).toEqual([JSON.stringify([{ questionId: id('13'), responseValue: 'Beca' }]), 'force']);
  });

  it.each([3_600_000, -3_600_000])(
    'QUIZ-10 a device whose clock is %i ms wrong uses the server time, and hands nothing in early',
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
      // On a busy machine a second may be missed.
      await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^00:5[0-7]$/));
      expect(forced).toEqual([]);
    },
  );

  it('QUIZ-10 a wrong clock hands nothing in until the server has said how much time is left', async () => {
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
    await waitFor(() => expect(Date.now() - since).toBeGreaterThan(2_200));
    expect(forced).toEqual([]);
    expect(screen.queryByRole('timer')).toBeNull();
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 60 });
    expect(await screen.findByRole('timer')).toHaveTextContent(/^00:/);
  });

  it('QUIZ-10 an attempt that the server closed for time is closed here too, and names the change that came too late', async () => {
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
    'QUIZ-09 an attempt handed in on another device is closed here too by %s, without saying that the time is over',
    async (_what, act) => {
      const endsAt = inOneMinute();
      starts([], { endsAt, quiz: { timeLimitSeconds: 60 } });
      await begin();
      answers('quizzes', 'forceSubmit', { responseId: RESPONSE, status: 'COMPLETED', results: RESULTS });
      refuses('quizzes', 'saveAnswers', 409, 'CONFLICT', 'This attempt is closed.');
      refuses('quizzes', 'start', 409, 'CONFLICT', 'You have already handed in this quiz.');
      refuses('quizzes', 'pollActivity', 409, 'CONFLICT', 'This attempt is closed.');
      details({ attempts: [attemptClosedAt(new Date(Date.now() - 5_000).toISOString())] });
      await act();
      expect(await screen.findByText('Handed in elsewhere')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText('The time is over')).toBeNull());
      await click('See results');
      expect(await screen.findByText('1 of 2 correct')).toBeInTheDocument();
    },
  );

  const OTHER_TAB = 'the-token-of-the-other-tab';
  const looked = () => document.dispatchEvent(new Event('visibilitychange'));
  /** Someone signs in in another tab, and the school cannot yet say who it is. */
  const signInElsewhere = () => {
    refuses('profiles', 'readDataProfile', 503, 'UNAVAILABLE', 'Down');
    keepToken(OTHER_TAB);
  };

  it('QUIZ-10 SESSION-07 a sign-in in another tab does not end the attempt: the clock goes on once it is known who it was', async () => {
    const forced = answers('quizzes', 'forceSubmit', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 60 });
    starts([], { endsAt: inOneMinute(), quiz: { timeLimitSeconds: 60 } });
    await begin();
    expect(await screen.findByRole('timer')).toHaveTextContent(/^00:/);
    bindToken('a-token-of-a-test');
    signInElsewhere();
    await userEvent.click(screen.getByRole('radio', { name: 'Right 1' }));
    looked();
    expect(await screen.findByText(/Kept on this device/)).toBeInTheDocument();
    bindToken(OTHER_TAB);
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 3_599 });
    looked();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^59:5/));
    expect(forced).toEqual([]);
  });

  it('QUIZ-10 SESSION-07 an attempt whose time ends while someone signs in in another tab is handed in afterwards', async () => {
    const forced = answers('quizzes', 'forceSubmit', {
      responseId: RESPONSE,
      status: 'COMPLETED',
      results: RESULTS,
    });
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 3 });
    starts([], { endsAt: inOneMinute(), quiz: { timeLimitSeconds: 60 } });
    await begin();
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    bindToken('a-token-of-a-test');
    signInElsewhere();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00'), { timeout: 4_000 });
    expect(forced).toEqual([]);
    bindToken(OTHER_TAB);
    expect(await screen.findByText('The time is over', {}, { timeout: 4_000 })).toBeInTheDocument();
    expect(forced).toHaveLength(1);
  });

  it('the remaining time comes from the server: a poll corrects the clock of the device', async () => {
    answers('quizzes', 'pollActivity', { status: 'STARTED', remainingSeconds: 3_599 });
    starts([], { endsAt: inOneMinute() });
    await begin();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^59:5/));
  });
});
