import type { FormProduct } from '@plinth/contract/product-header';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Queryable } from '../../db/database.ts';
import { formResponses, formVersions } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { type FormRow, questionsOfAttempt } from '../quizzes/attempt.ts';
import { asBegun } from '../quizzes/form-as-begun.ts';
import { refuse } from '../refusal.ts';
import { type FormPlace, findOfferedForm } from './find-offered-form.ts';

type Input = {
  formId: string;
  product: FormProduct;
  pageId?: string | undefined;
  responseId?: string | undefined;
};

const ofVersion = and(
  eq(formVersions.formId, formResponses.formId),
  eq(formVersions.version, formResponses.version),
);

/**
 * Reads a form at the version of the caller's answer sheet: the given one, else the open one; without one, the current
 * version.
 */
async function readOwnVersion(
  db: Queryable,
  {
    userId,
    form,
    place,
    responseId,
  }: { userId: string; form: FormRow; place: FormPlace | null; responseId: string | undefined },
): Promise<FormRow> {
  const [sheet] = await db
    .select({ kept: formVersions })
    .from(formResponses)
    .leftJoin(formVersions, ofVersion)
    .where(
      and(
        eq(formResponses.userId, userId),
        eq(formResponses.formId, form.formId),
        responseId === undefined
          ? and(
              eq(formResponses.status, 'STARTED'),
              place ? eq(formResponses.cohortId, place.cohortId) : isNull(formResponses.cohortId),
            )
          : eq(formResponses.responseId, responseId),
      ),
    );
  return asBegun(form, sheet?.kept ?? null);
}

/**
 * Returns a page of a form, the first by default, without correct answers. The questions of a quiz are shown once it is
 * started, since its time then runs, and as an attempt of the caller asked them: the given one, else the last.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, LOCKED
 */
export async function readFormPage(
  deps: Deps,
  caller: Caller,
  { formId, product, pageId, responseId }: Input,
) {
  const { form, place } = await findOfferedForm(deps, caller, formId, product);
  if (form.kind === 'QUIZ') {
    const [found] = await deps.db
      .select({ attempt: formResponses, kept: formVersions })
      .from(formResponses)
      .leftJoin(formVersions, ofVersion)
      .where(
        and(
          eq(formResponses.userId, caller.userId),
          eq(formResponses.formId, formId),
          responseId === undefined ? undefined : eq(formResponses.responseId, responseId),
        ),
      )
      .orderBy(desc(formResponses.startedAt), desc(formResponses.attempt))
      .limit(1);
    if (!found) throw refuse('NOT_FOUND', 'Start the quiz to see its questions.');
    const begun = asBegun(form, found.kept);
    const pageOfQuiz = begun.pages[0]?.pageId;
    if (pageOfQuiz === undefined || (pageId !== undefined && pageId !== pageOfQuiz))
      throw refuse('NOT_FOUND', 'Page not found in this form.');
    const questions = questionsOfAttempt(begun, found.attempt).map(publicQuestion);
    return { formId, title: begun.title, pageId: pageOfQuiz, questions };
  }
  const { title, pages } = await readOwnVersion(deps.db, { userId: caller.userId, form, place, responseId });
  const index = pageId === undefined ? 0 : pages.findIndex((page) => page.pageId === pageId);
  const page = pages[index];
  if (!page) throw refuse('NOT_FOUND', 'Page not found in this form.');
  const next = pages[index + 1];
  return {
    formId,
    title,
    pageId: page.pageId,
    questions: page.questions.map(publicQuestion),
    ...(next ? { nextPageId: next.pageId } : {}),
  };
}
