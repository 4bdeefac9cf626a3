import * as z from 'zod/mini';

/** The pages of the quiz flow in order. */
export const QUIZ_PAGES = [
  'LANDINGPAGE',
  'STARTPAGE',
  'QUESTIONPAGE',
  'COMPLETEDPAGE',
  'RESULTSPAGE',
  'ANSWERSPAGE',
] as const;
export const QuizPage = z.enum(QUIZ_PAGES);
export type QuizPage = z.infer<typeof QuizPage>;
