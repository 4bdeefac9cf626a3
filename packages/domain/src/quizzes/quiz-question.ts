import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Question, QuestionOption } from '../forms/question.ts';

/** An option with data that only the server may see. */
export const QuizOption = z.object({
  ...QuestionOption.shape,
  isCorrect: z.optional(z.boolean()),
  explanation: z.optional(z.string()),
});

/**
 * A question with its answers, as stored on the server. What leaves the server before the end of a graded quiz goes
 * through public-question.ts. Correct options are in correctOptionIds, or marked individually.
 */
export const QuizQuestion = z.object({
  questionId: Question.shape.questionId,
  questionType: Question.shape.questionType,
  question: Question.shape.question,
  meta: Question.shape.meta,
  isRequired: Question.shape.isRequired,
  maxLength: Question.shape.maxLength,
  placeholder: Question.shape.placeholder,
  options: z.array(QuizOption),
  correctOptionIds: z.optional(z.array(Id)),
  explanation: z.optional(z.string()),
  /** The pool an attempt draws it from; without one it is always asked. */
  pool: z.optional(z.string()),
  /** The written order of its options matters, such as sizes or "None of these" at the end. */
  keepsOrder: z.optional(z.boolean()),
  get questions() {
    return z.optional(z.array(QuizQuestion));
  },
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** Returns the ids of the correct options; empty for a question that is not marked automatically. */
export function correctOptionsOf(question: Pick<QuizQuestion, 'options' | 'correctOptionIds'>): string[] {
  const marked = question.options
    .filter((option) => option.isCorrect === true)
    .map((option) => option.optionId);
  return [...new Set([...(question.correctOptionIds ?? []), ...marked])];
}
