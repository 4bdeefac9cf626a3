import { describe, expect, it } from 'vitest';
import { countInterviews, isInterviewCompleted } from './is-interview-completed.ts';
import { isEvaluationDayAhead } from './not-yet-passed.ts';
import { INTERVIEW_STATUSES } from './slot-status.ts';

const NOW = '2026-05-04T09:30:00.000Z';
const PAST = '2026-05-04T09:29:59.000Z';
const FUTURE = '2026-05-04T09:30:01.000Z';
const topic = (topicCategory: 'SLOTS' | 'EVALUATION_DAY' | 'PORTFOLIO', startDate: string | null) => ({
  meta: { topicCategory, startDate },
});

describe('evaluation day', () => {
  it('EVAL-03 EVAL-04 EVAL-05 only FEEDBACK_COMPLETED and MISSED count as completed', () => {
    expect(INTERVIEW_STATUSES.filter(isInterviewCompleted)).toEqual(['FEEDBACK_COMPLETED', 'MISSED']);
  });

  it('EVAL-05 every interview is counted once, as completed or pending', () => {
    expect(countInterviews(INTERVIEW_STATUSES)).toEqual({ total: 10, completed: 2, pending: 8 });
    expect(countInterviews([])).toEqual({ total: 0, completed: 0, pending: 0 });
  });

  it.each([
    { topics: [topic('SLOTS', FUTURE), topic('EVALUATION_DAY', FUTURE)], ahead: true },
    { topics: [topic('SLOTS', PAST), topic('EVALUATION_DAY', FUTURE)], ahead: false },
    { topics: [topic('SLOTS', NOW), topic('EVALUATION_DAY', FUTURE)], ahead: false },
    { topics: [topic('SLOTS', null), topic('EVALUATION_DAY', FUTURE)], ahead: true },
  ])(
    'EVAL-09 for a learner, the day is ahead only while every topic is ahead: $ahead',
    ({ topics, ahead }) => {
      expect(isEvaluationDayAhead({ role: 'LEARNER', topics, now: NOW })).toBe(ahead);
    },
  );

  it.each([
    { topics: [topic('SLOTS', PAST), topic('EVALUATION_DAY', FUTURE)], ahead: true },
    { topics: [topic('SLOTS', FUTURE), topic('EVALUATION_DAY', PAST)], ahead: false },
    { topics: [topic('EVALUATION_DAY', null)], ahead: true },
  ])('EVAL-10 for a guide, only the evaluation day topic counts: $ahead', ({ topics, ahead }) => {
    expect(isEvaluationDayAhead({ role: 'INDUSTRIAL_GUIDE', topics, now: NOW })).toBe(ahead);
  });
});
