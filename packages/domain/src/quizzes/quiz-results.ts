import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { ResponseOption } from '../forms/response-entry.ts';

/** The result of one question; isCorrect is null if it is not marked automatically. */
export const MarkedQuestion = z.object({
  questionId: Id,
  isCorrect: z.nullable(z.boolean()),
  correctOptionIds: z.array(Id),
});

/** A marked question with the learner's answer and, if the author wrote one, the explanation. */
export const AnsweredQuestion = z.object({
  ...MarkedQuestion.shape,
  entries: z.array(ResponseOption),
  responseValue: z.optional(z.string()),
  explanation: z.optional(z.string()),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/**
 * The results of a closed attempt: score of total marked questions, and the credits the attempt is worth. While
 * `areAnswersOpen` is false, as in a graded quiz that allows another attempt, `questions` is empty.
 */
export const QuizResults = z.object({
  score: z.int().check(z.gte(0)),
  total: z.int().check(z.gte(0)),
  credits: z.int().check(z.gte(0)),
  areAnswersOpen: z.boolean(),
  questions: z.array(AnsweredQuestion),
});
export type QuizResults = z.infer<typeof QuizResults>;
