import type { FormProduct } from '@plinth/contract/product-header';
import { areAnswersOpen } from '@plinth/domain/quizzes/answers-open';
import { attemptState } from '@plinth/domain/quizzes/attempt-state';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { jsonList } from '../../db/json-list.ts';
import { samePlace } from '../../db/same-place.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { formEntries, formResponses, forms, formVersions } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { quizTypeOf, toAttempt } from '../quizzes/attempt.ts';
import { toResults } from '../quizzes/complete-quiz.ts';
import { asBegun } from '../quizzes/form-as-begun.ts';
import { lockAttempt } from '../quizzes/lock-attempt.ts';
import { attemptsBeside, toStanding } from '../quizzes/read-standing.ts';
import { settleAttempt } from '../quizzes/settle-attempt.ts';
import { refuse } from '../refusal.ts';
import { requirePlace } from './require-place.ts';
import { requireProduct } from './require-product.ts';

type Input = { formId: string; product: FormProduct; responseId?: string | undefined };

const entries = jsonList(
  { answer: formEntries.answer },
  {
    from: formEntries,
    where: eq(formEntries.responseId, formResponses.responseId),
    orderBy: [formEntries.questionId],
  },
);

/**
 * Returns the result of the caller's response, worded as it was when answered; with the correct answers if
 * `areAnswersOpen`. Closes a response whose time is over.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_REQUEST for another product, CONFLICT still open
 */
export async function readReport(deps: Deps, caller: Caller, { formId, product, responseId }: Input) {
  const beside = attemptsBeside(deps.db);
  const [found] = await deps.db
    .select({
      response: formResponses,
      form: forms,
      kept: formVersions,
      entries,
      state: enrolments.state,
      beside: {
        attemptCount: beside.attemptCount,
        hasOpenAttempt: beside.hasOpenAttempt,
        isEnded: beside.isEnded,
      },
    })
    .from(formResponses)
    .innerJoin(forms, eq(forms.formId, formResponses.formId))
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, formResponses.formId), eq(formVersions.version, formResponses.version)),
    )
    .leftJoin(enrolments, samePlace(enrolments, formResponses))
    .innerJoinLateral(beside, sql`true`)
    .where(
      and(
        eq(formResponses.userId, caller.userId),
        eq(formResponses.formId, formId),
        responseId === undefined ? undefined : eq(formResponses.responseId, responseId),
      ),
    )
    .orderBy(desc(formResponses.startedAt), desc(formResponses.attempt))
    .limit(1);
  if (!found) throw refuse('NOT_FOUND', 'Response not found.');
  const { form } = found;
  requireProduct(form, product);
  requirePlace(found.response, found.state);

  const now = deps.now();
  const state = attemptState(toAttempt(found.response), now.toISOString());
  if (state === 'open') throw refuse('CONFLICT', 'This response is still open.');
  const response =
    state === 'closed'
      ? found.response
      : await deps.db.transaction(async (tx) => {
          const locked = await lockAttempt(tx, {
            responseId: found.response.responseId,
            userId: caller.userId,
          });
          return (await settleAttempt(tx, { ...locked, now })).response;
        });
  const hasOpenAttempt = state === 'closed' && found.beside.hasOpenAttempt;
  const isOpen = areAnswersOpen(
    quizTypeOf(form),
    toStanding(form, { ...found.beside, hasOpenAttempt }, { state: found.state }),
  );
  return {
    responseId: response.responseId,
    status: 'COMPLETED' as const,
    ...toResults(
      response,
      asBegun(form, found.kept),
      found.entries.map(({ answer }) => answer),
      isOpen,
    ),
  };
}
