import { describe, expect, it } from 'vitest';
import { questionStatistics } from './question-statistics.ts';
import type { QuizQuestion } from './quiz-question.ts';

const question: QuizQuestion = {
  questionId: 'q',
  questionType: 'SINGLE_CHOICE',
  question: 'Which line is the heaviest?',
  meta: {},
  options: [
    { optionId: 'cut', text: 'Cut' },
    { optionId: 'seen', text: 'Seen' },
  ],
  correctOptionIds: ['cut'],
};
const group = (options: string[], count: number, meanScore: number) => ({
  questionId: 'q',
  options,
  count,
  meanScore,
});

describe('question statistics', () => {
  it('AUTHOR-03 give the share of right answers, the options chosen and the discrimination', () => {
    const groups = [group(['cut'], 6, 0.9), group(['seen'], 3, 0.4), group([], 1, 0)];
    expect(questionStatistics([question], groups)).toEqual([
      {
        questionId: 'q',
        question: 'Which line is the heaviest?',
        asked: 10,
        answered: 9,
        rightShare: 0.6,
        discrimination: expect.closeTo(0.6),
        options: [
          { optionId: 'cut', text: 'Cut', isCorrect: true, chosen: 6 },
          { optionId: 'seen', text: 'Seen', isCorrect: false, chosen: 3 },
        ],
      },
    ]);
  });

  it('AUTHOR-03 give no share when nobody was asked, and no discrimination when everybody was right', () => {
    expect(questionStatistics([question], [])).toMatchObject([
      { asked: 0, rightShare: null, discrimination: null },
    ]);
    expect(questionStatistics([question], [group(['cut'], 4, 1)])).toMatchObject([
      { rightShare: 1, discrimination: null },
    ]);
  });

  it('AUTHOR-03 count an opinion without judging it', () => {
    const { correctOptionIds: _, ...opinion } = question;
    expect(questionStatistics([opinion], [group(['seen'], 2, 0)])).toMatchObject([
      { rightShare: null, discrimination: null, options: [{ chosen: 0 }, { chosen: 2, isCorrect: false }] },
    ]);
  });
});
