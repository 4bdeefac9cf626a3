import type { FormProduct } from '@plinth/contract/product-header';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { and, desc, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { questionsOfAttempt } from '../quizzes/attempt.ts';
import { refuse } from '../refusal.ts';
import { findOfferedForm } from './find-offered-form.ts';

type Input = {
  formId: string;
  product: FormProduct;
  pageId?: string | undefined;
  responseId?: string | undefined;
};

/**
 * A page of a form, the first by default, without correct answers. The questions of a quiz are shown once it is begun,
 * as its time then runs, and as an own attempt asked them: the one named, else the last.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, LOCKED
 */
export async function readFormPage(
  deps: Deps,
  caller: Caller,
  { formId, product, pageId, responseId }: Input,
) {
  const { form } = await findOfferedForm(deps, caller, formId, product);
  if (form.kind === 'QUIZ') {
    const [attempt] = await deps.db
      .select()
      .from(formResponses)
      .where(
        and(
          eq(formResponses.userId, caller.userId),
          eq(formResponses.formId, formId),
          responseId === undefined ? undefined : eq(formResponses.responseId, responseId),
        ),
      )
      .orderBy(desc(formResponses.startedAt), desc(formResponses.attempt))
      .limit(1);
    if (!attempt) throw refuse('NOT_FOUND', 'Begin the quiz to see its questions.');
    const pageOfQuiz = form.pages[0]?.pageId;
    if (pageOfQuiz === undefined || (pageId !== undefined && pageId !== pageOfQuiz))
      throw refuse('NOT_FOUND', 'The form has no such page.');
    const questions = questionsOfAttempt(form, attempt).map(publicQuestion);
    return { formId, title: form.title, pageId: pageOfQuiz, questions };
  }
  const index = pageId === undefined ? 0 : form.pages.findIndex((page) => page.pageId === pageId);
  const page = form.pages[index];
  if (!page) throw refuse('NOT_FOUND', 'The form has no such page.');
  const next = form.pages[index + 1];
  return {
    formId,
    title: form.title,
    pageId: page.pageId,
    questions: page.questions.map(publicQuestion),
    ...(next ? { nextPageId: next.pageId } : {}),
  };
}
