import { signedIn } from '../api/context.ts';
import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { checkAnswer } from '../services/forms/check-answer.ts';
import { listForms } from '../services/forms/list-forms.ts';
import { openResponse } from '../services/forms/open-response.ts';
import { readFormPage } from '../services/forms/read-form-page.ts';
import { readReport } from '../services/forms/read-report.ts';

export const formsRoutes: Routes<'forms'> = {
  readPage: ({ context, input }) =>
    readFormPage(context.deps, signedIn(context), {
      formId: input.params.formId,
      product: input.headers['x-product-id'],
      pageId: input.query['page-id'],
      responseId: input.query['response-id'],
    }),
  openResponse: ({ context, input }) =>
    openResponse(context.deps, signedIn(context), {
      formId: input.params.formId,
      product: input.headers['x-product-id'],
      productId: input.body.productId,
    }),
  checkAnswer: ({ context, input }) =>
    checkAnswer(context.deps, signedIn(context), {
      formId: input.params.formId,
      product: input.headers['x-product-id'],
      responseId: input.query['response-id'],
      ...input.body,
    }),
  readReport: ({ context, input }) =>
    readReport(context.deps, signedIn(context), {
      formId: input.params.formId,
      product: input.headers['x-product-id'],
      responseId: input.query['response-id'],
    }),
  listOwn: own(listForms, 'query.productId'),
};
