import * as z from 'zod/mini';

/** Only PRACTICE shows correct answers before completion. */
export const QuizType = z.enum(['GRADED', 'PRACTICE']);
export type QuizType = z.infer<typeof QuizType>;
