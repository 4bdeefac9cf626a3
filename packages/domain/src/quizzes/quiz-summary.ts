import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { QuizType } from './quiz-type.ts';

/**
 * A quiz before it is started. quizId is the id of its QUIZ node, formId its form; credits are those of the whole quiz.
 * timeLimitSeconds and maxAttempts are absent if there is no limit.
 */
export const QuizSummary = z.object({
  quizId: Id,
  formId: Id,
  title: z.string(),
  credits: z.int().check(z.gte(0)),
  questionCount: z.int().check(z.gte(0)),
  timeLimitSeconds: z.optional(z.int().check(z.gte(1))),
  maxAttempts: z.optional(z.int().check(z.gte(1))),
  quizType: QuizType,
});
export type QuizSummary = z.infer<typeof QuizSummary>;

/** An attempt is STARTED until it is closed by the learner, by force or by its time limit. */
export const ResponseStatus = z.enum(['STARTED', 'COMPLETED']);
export type ResponseStatus = z.infer<typeof ResponseStatus>;
