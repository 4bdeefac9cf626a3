import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '../forms/question-type.ts';
import { audiencesOf } from '../roles/feedback-audience.ts';
import { AUTO_ADVANCE_MS, autoAdvanceDelay, needsSubmit } from './auto-advance-delay.ts';
import { emojiLayout } from './emoji-layout.ts';

describe('feedback', () => {
  it.each([
    { id: 'FEEDBACK-08', type: 'SCALE_NUMBER', delay: 500 },
    { id: 'FEEDBACK-09', type: 'SCALE_EMOJI', delay: 500 },
    { id: 'FEEDBACK-10', type: 'BINARY_LIKE_DISLIKE', delay: 2000 },
    { id: 'FEEDBACK-11', type: 'SCALE_STAR', delay: 1000 },
    { id: 'FEEDBACK-12', type: 'SINGLE_CHOICE', delay: 1000 },
    { id: 'FEEDBACK-12', type: 'BINARY_YES_NO', delay: 1000 },
    { id: 'FEEDBACK-16', type: 'MULTI_CHOICE', delay: null },
    { id: 'FEEDBACK-16', type: 'MULTIPLE_CHOICE', delay: null },
    { id: 'FEEDBACK-17', type: 'SUBJECTIVE', delay: null },
  ] as const)('$id a question of type $type advances by itself after $delay ms', ({ type, delay }) => {
    expect(autoAdvanceDelay(type)).toBe(delay);
    expect(needsSubmit(type)).toBe(delay === null);
  });

  it('ENUM-13 a guide belongs to the audience INDUSTRY_GUIDE, and someone without a role to none', () => {
    expect(audiencesOf(['INDUSTRIAL_GUIDE'], ['SUPPORT_TEAM'])).toEqual([
      'INDUSTRY_GUIDE',
      'SUPPORT_TEAM',
      'INTERNAL_TEAM',
    ]);
    expect(audiencesOf(['LEARNER'], [])).toEqual(['LEARNER']);
    expect(audiencesOf([], [])).toEqual([]);
  });

  it('FEEDBACK-07 FEEDBACK-18 every question type either advances by itself or needs Submit', () => {
    for (const type of QUESTION_TYPES) expect(autoAdvanceDelay(type) === null).toBe(needsSubmit(type));
  });

  it('CONST-19 the delays are half a second, one second and two seconds', () => {
    expect(AUTO_ADVANCE_MS).toEqual({ scale: 500, star: 1000, choice: 1000, likeDislike: 2000 });
  });

  it.each([
    [1, 'comfortable'],
    [7, 'comfortable'],
    [8, 'compact'],
    [10, 'compact'],
    [11, 'scrolling'],
  ])('CONST-24 %i emoji options are laid out as %s', (count, layout) => {
    expect(emojiLayout(count)).toBe(layout);
  });
});
