import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import type { Deps } from '../../deps.ts';
import { type Member, openCurriculum, requireLearner } from '../curriculum/open-curriculum.ts';
import { questionsOf, questionsOfAttempt } from './attempt.ts';
import { findQuiz, findQuizOfLearner, summariseQuiz } from './find-quiz.ts';
import { openAttempt } from './open-attempt.ts';
import { isCourseOver } from './read-standing.ts';

/** The response id of a preview attempt, which is recorded nowhere. */
export const PREVIEW_RESPONSE_ID = '00000000-0000-0000-0000-000000000000';

type Input = { namespace: Namespace; quizId: string; formId: string; isRetake: boolean; isPreview: boolean };

/**
 * Begins a quiz or continues the open attempt, which stays as it was begun. Questions are returned without their
 * answers, in the attempt's order; a preview has all of them as written. The server's clock decides when the attempt
 * ends.
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND, CONFLICT
 */
export async function startQuiz(
  deps: Deps,
  caller: Member,
  { namespace, quizId, formId, isRetake, isPreview }: Input,
) {
  if (!isPreview) requireLearner(caller, namespace);
  const view = await openCurriculum(deps, caller, { namespace, isPreview });
  const named = { namespace, quizId, formId };
  if (isPreview) {
    const form = await findQuiz(deps.db, view, named);
    return {
      status: 200 as const,
      body: {
        responseId: PREVIEW_RESPONSE_ID,
        attempt: 0,
        quiz: { ...summariseQuiz(form, quizId), questions: questionsOf(form).map(publicQuestion) },
        startedAt: deps.now().toISOString(),
        responseEntries: [],
      },
    };
  }

  const form = await findQuizOfLearner(deps.db, view, caller.userId, named);
  const place = { cohortId: view.facts.cohortId, userId: caller.userId, nodeId: quizId, namespace };
  const {
    isNew,
    response,
    entries,
    form: begun,
  } = await openAttempt(deps, form, place, {
    isRetake,
    isCourseOver: isCourseOver(caller.membership),
  });
  const body = {
    responseId: response.responseId,
    attempt: response.attempt,
    quiz: {
      ...summariseQuiz(begun, quizId),
      questions: questionsOfAttempt(begun, response).map(publicQuestion),
    },
    startedAt: response.startedAt.toISOString(),
    ...(response.endsAt ? { endsAt: response.endsAt.toISOString() } : {}),
    responseEntries: entries,
  };
  return isNew ? { status: 201 as const, body } : { status: 200 as const, body };
}
