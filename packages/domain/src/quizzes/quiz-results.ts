import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { ResponseOption } from '../forms/response-entry.ts';

/** How one question went; isCorrect is null where nothing is marked automatically. */
export const MarkedQuestion = z.object({
  questionId: Id,
  isCorrect: z.nullable(z.boolean()),
  correctOptionIds: z.array(Id),
});
export type MarkedQuestion = z.infer<typeof MarkedQuestion>;

/** A marked question with what the learner answered and, where the author wrote one, why the answer is right. */
export const AnsweredQuestion = z.object({
  ...MarkedQuestion.shape,
  entries: z.array(ResponseOption),
  responseValue: z.optional(z.string()),
  explanation: z.optional(z.string()),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/**
 * The results of a closed attempt: score of total marked questions, and the credits that the attempt is worth. While
 * `areAnswersOpen` is false, which a graded quiz is as long as another attempt may follow, `questions` is empty.
 */
export const QuizResults = z.object({
  score: z.int().check(z.gte(0)),
  total: z.int().check(z.gte(0)),
  credits: z.int().check(z.gte(0)),
  areAnswersOpen: z.boolean(),
  questions: z.array(AnsweredQuestion),
});
export type QuizResults = z.infer<typeof QuizResults>;
