import * as z from 'zod/mini';

/** Only PRACTICE shows correct answers before completion. */
export const QUIZ_TYPES = ['GRADED', 'PRACTICE'] as const;
export const QuizType = z.enum(QUIZ_TYPES);
export type QuizType = z.infer<typeof QuizType>;
