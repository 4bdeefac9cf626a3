import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { LONG_TEXT_MAX, optionalTextField } from '../fields/text.ts';
import { QuestionOption } from '../forms/question.ts';
import { QuestionType } from '../forms/question-type.ts';

/** The interviewer's entry for an option. */
export const InterviewEntry = z.object({ optionId: Id, optionValue: optionalTextField(LONG_TEXT_MAX) });
export type InterviewEntry = z.infer<typeof InterviewEntry>;

/** One question of an interview with its entries. It must be answered unless isRequired is false. */
export const InterviewQuestion = z.object({
  questionId: Id,
  questionType: QuestionType,
  question: z.string(),
  options: z.array(QuestionOption),
  entries: z.array(InterviewEntry),
  isRequired: z.optional(z.boolean()),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

/** One titled section of an interview. */
export const InterviewSection = z.object({ sectionTitle: z.string(), questions: z.array(InterviewQuestion) });
export type InterviewSection = z.infer<typeof InterviewSection>;

/** What was recorded in an interview, by section. */
export const InterviewResponse = z.object({ sections: z.array(InterviewSection) });
export type InterviewResponse = z.infer<typeof InterviewResponse>;
