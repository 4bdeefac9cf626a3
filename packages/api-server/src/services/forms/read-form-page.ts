import type { FormProduct } from '@plinth/contract/product-header';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findOfferedForm } from './find-offered-form.ts';

type Input = { formId: string; product: FormProduct; pageId?: string | undefined };

/**
 * A page of a form, the first by default, without correct answers (API-135). The questions of a quiz are shown once
 * it is begun, as its time then runs. @throws Refusal NOT_FOUND, BAD_REQUEST, LOCKED
 */
export async function readFormPage(deps: Deps, caller: Caller, { formId, product, pageId }: Input) {
  const { form, isBegun } = await findOfferedForm(deps, caller, formId, product);
  if (form.kind === 'QUIZ' && !isBegun) throw refuse('NOT_FOUND', 'Begin the quiz to see its questions.');
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
