import { ANSWER_SHAPE, type QuestionType } from '../forms/question-type.ts';

/** The waits before a single-question form goes on by itself, in milliseconds. */
export const AUTO_ADVANCE_MS = { scale: 500, star: 1000, choice: 1000, likeDislike: 2000 } as const;

/** Whether a question goes on only by Submit: several choices, or anything typed or uploaded. */
export function needsSubmit(type: QuestionType): boolean {
  const shape = ANSWER_SHAPE[type];
  return shape !== 'one' && shape !== 'scale';
}

/**
 * How long after an answer a single-question form goes on by itself, in milliseconds, or null when it waits for
 * Submit.
 */
export function autoAdvanceDelay(type: QuestionType): number | null {
  if (needsSubmit(type)) return null;
  if (type === 'BINARY_LIKE_DISLIKE') return AUTO_ADVANCE_MS.likeDislike;
  if (type === 'SCALE_STAR') return AUTO_ADVANCE_MS.star;
  return ANSWER_SHAPE[type] === 'scale' ? AUTO_ADVANCE_MS.scale : AUTO_ADVANCE_MS.choice;
}
