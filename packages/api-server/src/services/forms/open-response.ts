import type { FormProduct } from '@plinth/contract/product-header';
import { and, eq, isNull, max } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import type { FormRow } from '../quizzes/attempt.ts';
import { openAttempt } from '../quizzes/open-attempt.ts';
import { refuse } from '../refusal.ts';
import { type FormPlace, findOfferedForm } from './find-offered-form.ts';

/** This call starts quizzes and does not retake any. */
const FIRST = { isRetake: false, isCourseOver: false };

type Input = { formId: string; product: FormProduct; productId: FormProduct };

/**
 * Returns the open answer sheet for a form, or a new one; the unique indexes let only one of several calls create it.
 */
async function openSheet(deps: Deps, userId: string, { formId, version }: FormRow, place: FormPlace | null) {
  const own = and(
    eq(formResponses.userId, userId),
    eq(formResponses.formId, formId),
    place ? eq(formResponses.cohortId, place.cohortId) : isNull(formResponses.cohortId),
  );
  return deps.db.transaction(async (tx) => {
    const insert = async () => {
      const [last] = await tx
        .select({ attempt: max(formResponses.attempt) })
        .from(formResponses)
        .where(own);
      const [row] = await tx
        .insert(formResponses)
        .values({
          formId,
          userId,
          ...place,
          attempt: (last?.attempt ?? 0) + 1,
          version,
          startedAt: deps.now(),
        })
        .onConflictDoNothing()
        .returning({ responseId: formResponses.responseId });
      return row;
    };
    const readOpen = async () => {
      const [row] = await tx
        .select({ responseId: formResponses.responseId })
        .from(formResponses)
        .where(and(own, eq(formResponses.status, 'STARTED')));
      return row;
    };
    const open = await readOpen();
    if (open) return { isNew: false, ...open };
    const made = await insert();
    if (made) return { isNew: true, ...made };
    const other = await readOpen();
    if (!other) throw refuse('CONFLICT', 'This form was opened and closed elsewhere.');
    return { isNew: false, ...other };
  });
}

/**
 * Opens an answer sheet, or returns the open one. A quiz is started by the same rule as start-quiz, in the caller's
 * cohort that has it. @throws Refusal BAD_REQUEST, NOT_FOUND, LOCKED, CONFLICT for a quiz handed in
 */
export async function openResponse(deps: Deps, caller: Caller, { formId, product, productId }: Input) {
  if (product !== productId)
    throw refuse('BAD_REQUEST', 'The products differ.', { details: 'productId differs from x-product-id.' });
  const { form, place } = await findOfferedForm(deps, caller, formId, product);
  const opened =
    form.kind === 'QUIZ' && place
      ? await openAttempt(deps, form, { ...place, userId: caller.userId }, FIRST).then(
          ({ isNew, response }) => ({
            isNew,
            responseId: response.responseId,
          }),
        )
      : await openSheet(deps, caller.userId, form, place);
  const body = { responseId: opened.responseId, formId, status: 'STARTED' as const };
  return opened.isNew ? { status: 201 as const, body } : { status: 200 as const, body };
}
