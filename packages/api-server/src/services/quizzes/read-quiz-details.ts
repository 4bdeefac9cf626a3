import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { areAnswersOpen } from '@plinth/domain/quizzes/answers-open';
import { attemptState, mayRetake } from '@plinth/domain/quizzes/attempt-state';
import { and, eq } from 'drizzle-orm';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { type Member, openCurriculum } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { quizTypeOf, toAttempt } from './attempt.ts';
import { findQuizToRead, summariseQuiz } from './find-quiz.ts';
import { readFormAsBegun } from './form-as-begun.ts';
import { lockAttempt } from './lock-attempt.ts';
import { toStanding } from './read-standing.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Returns a quiz before it is begun, or as it was when the open attempt began, with the caller's attempts, which a
 * learner finds also after the course has dropped it. An attempt whose time is over is closed by this call too, so that
 * no learner is led back into it. @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND
 */
export async function readQuizDetails(
  deps: Deps,
  caller: Member,
  {
    namespace,
    nodeId,
    quizId = nodeId,
  }: { namespace: Namespace; nodeId: string; quizId?: string | undefined },
) {
  const view = await openCurriculum(deps, caller, { namespace });
  if (quizId !== nodeId) throw refuse('NOT_FOUND', 'Quiz not found.');
  const { userId } = caller;
  const { form, unavailable } = await findQuizToRead(deps.db, view, userId, { namespace, quizId });
  const rows = await deps.db
    .select()
    .from(formResponses)
    .where(
      and(
        eq(formResponses.userId, userId),
        eq(formResponses.formId, form.formId),
        eq(formResponses.cohortId, view.facts.cohortId),
      ),
    )
    .orderBy(formResponses.attempt);

  const now = deps.now();
  const over = rows.find((row) => attemptState(toAttempt(row), now.toISOString()) === 'time-over');
  const settled =
    over &&
    (await deps.db.transaction(async (tx) => {
      const found = await lockAttempt(tx, { responseId: over.responseId, userId });
      return (await settleAttempt(tx, { ...found, now })).response;
    }));
  const attempts = rows.map((row) => (settled && row.responseId === settled.responseId ? settled : row));
  const open = attempts.find(({ status }) => status === 'STARTED');
  const standing = toStanding(
    form,
    {
      attemptCount: attempts.length,
      hasOpenAttempt: open !== undefined,
      isEnded: attempts.some(({ endsQuiz }) => endsQuiz),
    },
    caller.membership,
  );
  const begun = open && open.version !== form.version ? await readFormAsBegun(deps.db, open) : undefined;
  return {
    quiz: summariseQuiz(begun?.form ?? form, quizId),
    attempts: attempts.map(({ responseId, status, score, total, credits, completedAt }) => ({
      responseId,
      status,
      score,
      total,
      credits,
      completedAt: completedAt?.toISOString() ?? null,
    })),
    isRetakeAllowed: unavailable === undefined && mayRetake(standing),
    areAnswersOpen: areAnswersOpen(quizTypeOf(form), standing),
    ...(open ? { openResponseId: open.responseId } : {}),
    ...(unavailable ? { unavailable } : {}),
  };
}
