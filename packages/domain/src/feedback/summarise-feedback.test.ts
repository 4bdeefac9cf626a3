import { describe, expect, it } from 'vitest';
import { type FeedbackSheet, summariseFeedback } from './summarise-feedback.ts';

const STARS = { questionId: 'q1', question: 'How clear?', questionType: 'SCALE_STAR' as const, options: [] };
const PACE = {
  questionId: 'q2',
  question: 'The pace?',
  questionType: 'SINGLE_CHOICE' as const,
  options: [
    { optionId: 'slow', text: 'Too slow' },
    { optionId: 'right', text: 'About right' },
  ],
};
const WORDS = { questionId: 'q3', question: 'What else?', questionType: 'SUBJECTIVE' as const, options: [] };
const ASKED = [STARS, PACE, WORDS];

const sheetOf = (stars: number, change: Partial<FeedbackSheet> = {}): FeedbackSheet => ({
  responses: [
    { questionId: 'q1', responseValue: String(stars) },
    { questionId: 'q2', entries: [{ optionId: stars > 3 ? 'right' : 'slow' }] },
    { questionId: 'q3', responseValue: `Words of ${stars}` },
  ],
  cohort: 'BIM_A-14',
  guide: 'Gita',
  savedAt: '2026-11-18T08:00:00.000Z',
  isOwn: true,
  ...change,
});

describe('the summary of a feedback form', () => {
  it('FEEDBK-01 counts, averages and lists the answers in an order that does not reveal who gave them', () => {
    const { questions } = summariseFeedback(
      ASKED,
      [5, 4, 2, 4, 5].map((stars) => sheetOf(stars)),
    );
    expect(questions.map(({ average }) => average)).toEqual([4, null, null]);
    expect(questions[0]?.distribution).toEqual([
      { label: '2', count: 1 },
      { label: '4', count: 2 },
      { label: '5', count: 2 },
    ]);
    expect(questions[1]?.distribution).toEqual([
      { label: 'Too slow', count: 1 },
      { label: 'About right', count: 4 },
    ]);
    expect(questions[2]?.texts).toEqual([
      'Words of 2',
      'Words of 4',
      'Words of 4',
      'Words of 5',
      'Words of 5',
    ]);
  });

  it('FEEDBK-01 shows no results while fewer than five people have answered', () => {
    const { questions, byCohort, trend } = summariseFeedback(
      ASKED,
      [5, 4, 2, 4].map((stars) => sheetOf(stars)),
    );
    expect(questions.map(({ answered }) => answered)).toEqual([4, 4, 4]);
    expect(questions.every(({ average, distribution, texts }) => !average && !distribution && !texts)).toBe(
      true,
    );
    expect([byCohort, trend]).toEqual([[], []]);
  });

  it('FEEDBK-01 is split by cohort, guide and week; answers to the same questions elsewhere count in the trend alone', () => {
    const here = [5, 5, 5, 5, 5].map((stars) => sheetOf(stars));
    const there = [1, 1, 1, 1, 1].map((stars) => sheetOf(stars, { cohort: 'BIM_A-15', guide: null }));
    const before = [3, 3, 3, 3, 3].map((stars) =>
      sheetOf(stars, { isOwn: false, savedAt: '2026-11-04T08:00:00.000Z' }),
    );
    const { byCohort, byGuide, trend } = summariseFeedback(ASKED, [...here, ...there, ...before]);
    expect(byCohort.map(({ name, averages }) => [name, averages[0]])).toEqual([
      ['BIM_A-14', 5],
      ['BIM_A-15', 1],
    ]);
    expect(byGuide.map(({ name }) => name)).toEqual(['Gita', 'Without a guide']);
    expect(trend.map(({ name, answered, averages }) => [name, answered, averages[0]])).toEqual([
      ['2026-11-02', 5, 3],
      ['2026-11-16', 10, 3],
    ]);
  });
});
