import { ANSWER_SHAPE, type QuestionType } from '../forms/question-type.ts';

/** The delays before a single-question form advances automatically, in milliseconds. */
export const AUTO_ADVANCE_MS = { scale: 500, star: 1000, choice: 1000, likeDislike: 2000 } as const;

/** Whether a question advances only by Submit: multiple choice, or anything typed or uploaded. */
export function needsSubmit(type: QuestionType): boolean {
  const shape = ANSWER_SHAPE[type];
  return shape !== 'one' && shape !== 'scale';
}

/**
 * Returns how long after an answer a single-question form advances automatically, in milliseconds, or null if it waits
 * for Submit.
 */
export function autoAdvanceDelay(type: QuestionType): number | null {
  if (needsSubmit(type)) return null;
  if (type === 'BINARY_LIKE_DISLIKE') return AUTO_ADVANCE_MS.likeDislike;
  if (type === 'SCALE_STAR') return AUTO_ADVANCE_MS.star;
  return ANSWER_SHAPE[type] === 'scale' ? AUTO_ADVANCE_MS.scale : AUTO_ADVANCE_MS.choice;
}
