import * as z from 'zod/mini';
import { LONG_TEXT_MAX, optionalTextField } from '../fields/text.ts';
import { Token } from '../fields/token.ts';
import { QuestionType } from '../forms/question-type.ts';
import { ApplicationAnswer, ApplicationQuestionId } from './application-answers.ts';
import {
  type ApplicationPageDefinition,
  type ApplicationQuestionDefinition,
  applicationPagesOf,
} from './application-pages.ts';
import type { ApplicationSource } from './application-source.ts';

/** One row of a group question: the same options, answered for one item. */
export const ApplicationRow = z.object({
  questionId: z.string(),
  question: z.string(),
  responseId: z.nullable(z.string()),
});

/** A question of an application with the answer so far; questionId is the name of the field. */
export const ApplicationQuestion = z.object({
  questionId: ApplicationQuestionId,
  questionType: QuestionType,
  question: z.string(),
  hint: z.optional(z.string()),
  placeholder: z.optional(z.string()),
  maxLength: z.optional(z.int().check(z.gte(1))),
  isRequired: z.boolean(),
  options: z.array(z.object({ optionId: z.string(), text: z.string() })),
  questions: z.optional(z.array(ApplicationRow)),
  responseId: z.nullable(z.string()),
  responseText: z.nullable(optionalTextField(LONG_TEXT_MAX)),
});
export type ApplicationQuestion = z.infer<typeof ApplicationQuestion>;

/** One page of an application form. */
export const ApplicationPage = z.object({
  pageId: z.string(),
  title: z.string(),
  questions: z.array(ApplicationQuestion),
});
export type ApplicationPage = z.infer<typeof ApplicationPage>;

/** An application filled in page by page. */
export const ApplicationState = z.object({
  formDataAltered: z.boolean(),
  leadId: Token,
  formId: z.string().check(z.minLength(1), z.maxLength(64)),
  currentPageId: z.string(),
  pages: z.array(ApplicationPage),
  optionalPages: z.array(ApplicationPage),
  orderToken: z.nullable(Token),
});
export type ApplicationState = z.infer<typeof ApplicationState>;

/** A page as it is saved: only its answers. An optional page may omit its id. */
export const SavedPage = z.object({
  pageId: z.optional(z.string().check(z.maxLength(64))),
  questions: z.array(ApplicationAnswer).check(z.maxLength(40)),
});
export type SavedPage = z.infer<typeof SavedPage>;

function filledQuestion(
  definition: ApplicationQuestionDefinition,
  source: ApplicationSource,
  answer: ApplicationAnswer | undefined,
): ApplicationQuestion {
  const { asked, options, rows, ...shown } = definition;
  return {
    ...shown,
    isRequired: asked[source] === 'required',
    options: [...(options ?? [])],
    ...(rows
      ? {
          questions: rows.map((row) => ({
            ...row,
            responseId:
              answer?.questions?.find(({ questionId }) => questionId === row.questionId)?.responseId ?? null,
          })),
        }
      : {}),
    responseId: answer?.responseId ?? null,
    responseText: answer?.responseText ?? null,
  };
}

/** Returns the pages of a form with the answers so far filled in. */
export function filledPages(
  source: ApplicationSource,
  answers: readonly ApplicationAnswer[],
): { pages: ApplicationPage[]; optionalPages: ApplicationPage[] } {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const fill = ({ pageId, title, questions }: ApplicationPageDefinition): ApplicationPage => ({
    pageId,
    title,
    questions: questions.map((question) =>
      filledQuestion(question, source, byQuestion.get(question.questionId)),
    ),
  });
  const { pages, optionalPages } = applicationPagesOf(source);
  return { pages: pages.map(fill), optionalPages: optionalPages.map(fill) };
}
