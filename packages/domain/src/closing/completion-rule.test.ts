import { describe, expect, it } from 'vitest';
import { type CompletionFacts, missingOf, USUAL_COMPLETION } from './completion-rule.ts';

const DONE: CompletionFacts = {
  percentage: 80,
  assignments: [
    { title: 'Draw a wall', state: 'PASSED' },
    { title: 'Draw a roof', state: 'WAITS' },
  ],
  gradedQuizzes: [{ title: 'Walls', isDone: true }],
  capstone: [{ title: 'Brief', isPassed: true }],
  isPaymentOverdue: false,
};

describe('the completion of a course', () => {
  it('D-130 is reached with 80 percent, all graded work in and none refused, the capstone passed and nothing overdue', () => {
    expect(missingOf(DONE, USUAL_COMPLETION)).toEqual([]);
    expect(
      missingOf({ ...DONE, assignments: [], gradedQuizzes: [], capstone: [] }, USUAL_COMPLETION),
    ).toEqual([]);
  });

  it.each([
    [{ percentage: 79 }, 'PROGRESS'],
    [{ assignments: [{ title: 'Draw a wall', state: 'MISSING' as const }] }, 'HAND_IN'],
    [{ assignments: [{ title: 'Draw a wall', state: 'REFUSED' as const }] }, 'REFUSED'],
    [{ gradedQuizzes: [{ title: 'Walls', isDone: false }] }, 'QUIZ'],
    [{ capstone: [{ title: 'Brief', isPassed: false }] }, 'CAPSTONE'],
    [{ isPaymentOverdue: true }, 'PAYMENT'],
  ])('D-130 with %j the missing item is %s', (change, kind) => {
    expect(missingOf({ ...DONE, ...change }, USUAL_COMPLETION).map((one) => one.kind)).toEqual([kind]);
  });

  it('D-130 a course may require less or more, but an overdue payment always counts as missing', () => {
    const behind = {
      percentage: 79,
      assignments: [{ title: 'Draw a wall', state: 'REFUSED' as const }],
      gradedQuizzes: [{ title: 'Walls', isDone: false }],
      capstone: [{ title: 'Brief', isPassed: false }],
      isPaymentOverdue: true,
    };
    const kinds = (rule: Partial<typeof USUAL_COMPLETION>) =>
      missingOf(behind, { ...USUAL_COMPLETION, ...rule }).map(({ kind }) => kind);
    expect(kinds({ percentage: 79, gradedWork: false, capstone: false })).toEqual(['PAYMENT']);
    expect(kinds({ gradedWork: false })).toEqual(['PROGRESS', 'CAPSTONE', 'PAYMENT']);
    expect(kinds({ percentage: 50, capstone: false })).toEqual(['REFUSED', 'QUIZ', 'PAYMENT']);
    expect(missingOf(DONE, { ...USUAL_COMPLETION, percentage: 81 })).toMatchObject([{ kind: 'PROGRESS' }]);
  });

  it('D-130 lists everything that is missing at once', () => {
    expect(
      missingOf(
        {
          percentage: 10,
          assignments: [
            { title: 'A', state: 'REFUSED' },
            { title: 'B', state: 'MISSING' },
          ],
          gradedQuizzes: [{ title: 'C', isDone: false }],
          capstone: [{ title: 'D', isPassed: false }],
          isPaymentOverdue: true,
        },
        USUAL_COMPLETION,
      ).map(({ kind, title }) => [kind, title]),
    ).toEqual([
      ['PROGRESS', null],
      ['HAND_IN', 'B'],
      ['REFUSED', 'A'],
      ['QUIZ', 'C'],
      ['CAPSTONE', 'D'],
      ['PAYMENT', null],
    ]);
  });
});
