import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { answerableQuestions, validateResponse } from '@plinth/domain/quizzes/validate-response';
import type { Deps } from '../../deps.ts';
import { findOnboarding } from './find-onboarding.ts';

type Member = { userId: string; membership: { cohortId: string } };

/**
 * Returns the onboarding form with the caller's answers so far. The page to continue with is the one left last, else
 * the first with an answer missing.
 * @throws Refusal NOT_FOUND when the cohort has no form, and for mentors
 */
export async function readOnboardingForm(deps: Deps, { userId, membership }: Member) {
  const found = await findOnboarding(deps.db, membership.cohortId, userId);
  const asked = new Set(
    answerableQuestions(found.pages.flatMap(({ questions }) => questions)).map(
      ({ questionId }) => questionId,
    ),
  );
  // An answer to a question not asked here could not be handed in.
  const requestData = (found.requestData ?? []).filter(({ questionId }) => asked.has(questionId));
  const pages = found.pages.map(({ pageId, title, questions }) => ({
    pageId,
    ...(title === undefined ? {} : { title }),
    questions: questions.map(publicQuestion),
  }));
  const isOpen = ({ questions }: (typeof pages)[number]) =>
    validateResponse(questions, requestData).some(({ problem }) => problem === 'MISSING');
  const current =
    pages.find(({ pageId }) => pageId === found.currentPageId) ?? pages.find(isOpen) ?? pages.at(-1);
  return {
    form: { formId: found.formId, title: found.title, pages },
    requestData,
    cohortOnboardingStatus: found.cohortOnboardingStatus,
    currentPageId: current?.pageId ?? null,
  };
}
