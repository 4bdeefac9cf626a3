import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Question, QuestionOption } from '../forms/question.ts';

/** An option with what only the marker may know. */
export const QuizOption = z.object({
  ...QuestionOption.shape,
  isCorrect: z.optional(z.boolean()),
  explanation: z.optional(z.string()),
});
export type QuizOption = z.infer<typeof QuizOption>;

/**
 * A question with its answers, as it is kept on the server. What leaves it before the end of a graded quiz goes
 * through public-question.ts. Correct options stand in correctOptionIds, or are marked one by one.
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
  get questions() {
    return z.optional(z.array(QuizQuestion));
  },
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** The ids of the correct options; empty for a question that is not marked automatically. */
export function correctOptionsOf(question: Pick<QuizQuestion, 'options' | 'correctOptionIds'>): string[] {
  const marked = question.options
    .filter((option) => option.isCorrect === true)
    .map((option) => option.optionId);
  return [...new Set([...(question.correctOptionIds ?? []), ...marked])];
}
