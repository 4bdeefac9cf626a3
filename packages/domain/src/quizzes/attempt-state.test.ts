import { describe, expect, it } from 'vitest';
import { areAnswersOpen } from './answers-open.ts';
import { attemptState, mayRetake, remainingSeconds } from './attempt-state.ts';
import { quizCreditsText } from './quiz-credits-text.ts';

describe('an attempt at a quiz', () => {
  const attempt = { startedAt: '2026-05-04T09:00:00.000Z', completedAt: null, timeLimitSeconds: 1800 };

  it.each([
    { id: 'QUIZ-10', attempt, now: '2026-05-04T09:29:59.999Z', state: 'open' },
    { id: 'QUIZ-10', attempt, now: '2026-05-04T09:30:00.000Z', state: 'time-over' },
    {
      id: 'QUIZ-10',
      attempt: { ...attempt, timeLimitSeconds: null },
      now: '2027-01-01T00:00:00Z',
      state: 'open',
    },
    {
      id: 'QUIZ-09',
      attempt: { ...attempt, completedAt: '2026-05-04T09:10:00Z' },
      now: attempt.startedAt,
      state: 'closed',
    },
  ])('$id is $state at $now', ({ attempt: facts, now, state }) => {
    expect(attemptState(facts, now)).toBe(state);
  });

  it('QUIZ-10 the remaining time counts down to 0, and is null without a time limit', () => {
    expect(remainingSeconds(attempt, '2026-05-04T09:10:00.500Z')).toBe(1200);
    expect(remainingSeconds(attempt, '2026-05-04T10:00:00Z')).toBe(0);
    expect(remainingSeconds({ ...attempt, timeLimitSeconds: null }, attempt.startedAt)).toBeNull();
  });

  it.each([
    { attemptCount: 1, maxAttempts: 2, hasOpenAttempt: false, may: true },
    { attemptCount: 2, maxAttempts: 2, hasOpenAttempt: false, may: false },
    { attemptCount: 9, maxAttempts: null, hasOpenAttempt: false, may: true },
    { attemptCount: 1, maxAttempts: 2, hasOpenAttempt: true, may: false },
    { attemptCount: 0, maxAttempts: 2, hasOpenAttempt: false, may: false },
    { attemptCount: 1, maxAttempts: null, hasOpenAttempt: false, isOver: true, may: false },
  ])(
    'QUIZ-11 after $attemptCount of $maxAttempts attempts (one open: $hasOpenAttempt, over: $isOver) a retake is allowed: $may',
    ({ may, isOver = false, ...facts }) => {
      expect(mayRetake({ ...facts, isOver })).toBe(may);
    },
  );

  const fresh = { attemptCount: 0, maxAttempts: 2, hasOpenAttempt: false, isOver: false };
  it.each([
    { what: 'before the first attempt', standing: fresh, open: false },
    { what: 'while an attempt is left', standing: { ...fresh, attemptCount: 1 }, open: false },
    {
      what: 'while as many are left as one likes',
      standing: { ...fresh, attemptCount: 9, maxAttempts: null },
      open: false,
    },
    {
      what: 'in the last attempt',
      standing: { ...fresh, attemptCount: 2, hasOpenAttempt: true },
      open: false,
    },
    { what: 'after the last attempt', standing: { ...fresh, attemptCount: 2 }, open: true },
    { what: 'after the learner ended it', standing: { ...fresh, attemptCount: 1, isOver: true }, open: true },
    { what: 'after the course without an attempt', standing: { ...fresh, isOver: true }, open: false },
  ])('GRADE-04 the answers of a graded quiz are visible $what: $open', ({ standing, open }) => {
    expect(areAnswersOpen('GRADED', standing)).toBe(open);
    expect(areAnswersOpen('PRACTICE', standing)).toBe(true);
  });

  it.each([
    { id: 'QUIZ-03', credits: 20, text: '20 credits' },
    { id: 'QUIZ-03', credits: 1, text: '1 credit' },
    { id: 'QUIZ-04', credits: 0, text: 'No credits' },
    { id: 'QUIZ-04', credits: null, text: 'No credits' },
  ])('$id a quiz worth $credits credits shows "$text"', ({ credits, text }) => {
    expect(quizCreditsText(credits)).toBe(text);
  });
});
