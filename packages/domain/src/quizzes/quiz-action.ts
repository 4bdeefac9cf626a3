import * as z from 'zod/mini';

/** The navigation actions of a quiz (ENUM-07, QUIZ-06). */
export const QUIZ_ACTIONS = ['PREV', 'NEXT', 'SUBMIT'] as const;
export const QuizAction = z.enum(QUIZ_ACTIONS);
export type QuizAction = z.infer<typeof QuizAction>;
