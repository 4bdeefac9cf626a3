import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { QuestionType } from './question-type.ts';

/** One option of a question; `group` names its group among grouped options. */
export const QuestionOption = z.object({
  optionId: Id,
  text: z.string(),
  icon: z.optional(z.string()),
  group: z.optional(z.string()),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

/** The subject and worth of a question. */
export const QuestionMeta = z.object({
  questionTag: z.optional(z.string()),
  category: z.optional(z.string()),
  subCategory: z.optional(z.string()),
  questionCredits: z.optional(z.int().check(z.gte(0))),
});
export type QuestionMeta = z.infer<typeof QuestionMeta>;

/**
 * A question as shown, without answers. It must be answered unless isRequired is false. maxLength counts code points.
 * Only a GROUP_QUESTION has sub-questions.
 */
export const Question = z.object({
  questionId: Id,
  questionType: QuestionType,
  question: z.string(),
  meta: QuestionMeta,
  options: z.array(QuestionOption),
  isRequired: z.optional(z.boolean()),
  maxLength: z.optional(z.int().check(z.gte(1))),
  placeholder: z.optional(z.string()),
  get questions() {
    return z.optional(z.array(Question));
  },
});
export type Question = z.infer<typeof Question>;
