import { Id } from '@plinth/domain/fields/id';
import { LONG_TEXT_MAX, optionalTextField } from '@plinth/domain/fields/text';
import { FormKind } from '@plinth/domain/forms/form-kind';
import { Question } from '@plinth/domain/forms/question';
import { ResponseOption } from '@plinth/domain/forms/response-entry';
import { QuizResults } from '@plinth/domain/quizzes/quiz-results';
import { ResponseStatus } from '@plinth/domain/quizzes/quiz-summary';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { FormProduct, ProductHeader } from './product-header.ts';

const { get, post, put } = callsOf('forms');

const Form = z.object({ formId: Id });
const PageId = z.string().check(z.minLength(1), z.maxLength(64));
const Opened = z.object({ responseId: Id, formId: Id, status: z.literal('STARTED') });

export const forms = {
  readPage: get('/v1/client/form/page/{formId}', {
    access: 'signed-in',
    summary:
      "Returns a page of a form, the first by default, without correct answers; for a quiz, the questions of one of the caller's attempts, the last by default. 404 if the form is not offered to the caller.",
    input: z.object({
      params: Form,
      headers: ProductHeader,
      query: z.object({ 'page-id': z.optional(PageId), 'response-id': z.optional(Id) }),
    }),
    output: z.object({
      formId: Id,
      title: z.string(),
      pageId: PageId,
      questions: z.array(Question),
      nextPageId: z.optional(PageId),
    }),
  }),

  openResponse: post('/v1/client/form/response/{formId}', {
    access: 'signed-in',
    successStatus: 201,
    detailedAnswer: true,
    summary:
      'Opens an answer sheet (201) or returns the open one (200). 400 if productId differs from x-product-id.',
    input: z.object({ params: Form, headers: ProductHeader, body: z.object({ productId: FormProduct }) }),
    output: z.union([
      z.object({ status: z.literal(200), body: Opened }),
      z.object({ status: z.literal(201), body: Opened }),
    ]),
  }),

  checkAnswer: put('/v1/client/form/response/check/{formId}', {
    access: 'signed-in',
    summary:
      'Saves the answer to one question; for a practice question, returns the result. 409 if the response is closed.',
    input: z.object({
      params: Form,
      headers: ProductHeader,
      query: z.object({ 'response-id': Id }),
      body: z.object({
        questionId: Id,
        entries: z._default(z.array(ResponseOption).check(z.maxLength(200)), []),
        responseValue: z.optional(optionalTextField(LONG_TEXT_MAX)),
      }),
    }),
    output: z.object({
      saved: z.literal(true),
      isCorrect: z.optional(z.boolean()),
      correctOptionIds: z.optional(z.array(Id)),
    }),
  }),

  readReport: get('/v1/client/form/response/report/{formId}', {
    access: 'signed-in',
    summary:
      "Returns the result of one of the caller's responses, the last by default; question by question if `areAnswersOpen`. 409 if still open.",
    input: z.object({
      params: Form,
      headers: ProductHeader,
      query: z.object({ 'response-id': z.optional(Id) }),
    }),
    output: z.object({ responseId: Id, status: ResponseStatus, ...QuizResults.shape }),
  }),

  listOwn: get('/v1/client/user/forms', {
    access: 'signed-in',
    summary: 'Lists the feedback and onboarding forms offered to the caller, for a product or for PUBLIC.',
    input: z.object({ query: z.object({ productId: FormProduct }) }),
    output: z.object({
      forms: z.array(
        z.object({
          formId: Id,
          title: z.string(),
          kind: FormKind,
          pages: z.array(
            z.object({ pageId: PageId, title: z.optional(z.string()), questions: z.array(Question) }),
          ),
        }),
      ),
    }),
  }),
};
