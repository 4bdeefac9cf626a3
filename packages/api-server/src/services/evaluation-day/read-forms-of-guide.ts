import { sectionsFor } from '@plinth/domain/evaluation-day/evaluation-form';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findEvaluationForm, seekEvaluationForm } from './find-evaluation-form.ts';
import { findOwnInterview } from './find-own-interview.ts';
import { readAnswers, withAnswers } from './read-answers.ts';
import { readPortfolio } from './read-portfolio.ts';

/** Lists the questions whose answers select what an interview covers. @throws Refusal NOT_FOUND */
export async function listFilterQuestions(deps: Deps, guide: Member) {
  const { formId, filters } = await findEvaluationForm(deps.db, guide.membership.cohortId);
  return {
    formId,
    questions: filters.map(({ questionId, question, options }) => ({
      questionId,
      questionType: 'FILTER' as const,
      question,
      options: options.map(({ optionId, text }) => ({ optionId, text })),
    })),
  };
}

/**
 * Returns the sections for the chosen filter options, with what was noted in one of the guide's interviews.
 * @throws Refusal NOT_FOUND, BAD_REQUEST an option that no filter has
 */
export async function readFilteredForm(
  deps: Deps,
  guide: Member,
  { userId, optionIds }: { userId: string; optionIds: readonly string[] },
) {
  const interview = await findOwnInterview(deps, deps.db, guide, userId);
  const form = await findEvaluationForm(deps.db, guide.membership.cohortId);
  const known = new Set(form.filters.flatMap(({ options }) => options.map(({ optionId }) => optionId)));
  if (optionIds.some((optionId) => !known.has(optionId)))
    throw refuse('BAD_REQUEST', 'An option is not one of the filter questions.');
  const answers = await readAnswers(deps.db, interview.responseId);
  return {
    formId: form.formId,
    ...(interview.responseId === null ? {} : { responseId: interview.responseId }),
    sections: withAnswers(sectionsFor(form, optionIds), answers),
  };
}

/**
 * Returns the status of one of the guide's interviews and what was noted in it: the answers to the filters, and the
 * sections they select. If the course has no form, nothing can be noted, and formId is null. @throws Refusal NOT_FOUND
 */
export async function readLearnerFeedback(deps: Deps, guide: Member, userId: string) {
  const interview = await findOwnInterview(deps, deps.db, guide, userId);
  const [form, answers, handIns] = await Promise.all([
    seekEvaluationForm(deps.db, guide.membership.cohortId),
    readAnswers(deps.db, interview.responseId),
    readPortfolio(deps.db, { cohortId: guide.membership.cohortId, userId }),
  ]);
  const filterAnswers = (form?.filters ?? []).map(({ questionId }) => ({
    questionId,
    entries: [...(answers.get(questionId) ?? [])],
  }));
  const chosen = filterAnswers.flatMap(({ entries }) => entries.map(({ optionId }) => optionId));
  const {
    firstName,
    lastName,
    startDate,
    slotStatus,
    feedbackStatus,
    hasNotes,
    primaryMentor,
    responseId,
    remark,
  } = interview;
  return {
    userId,
    firstName,
    lastName,
    startDate,
    slotStatus,
    feedbackStatus,
    hasNotes,
    primaryMentor,
    formId: form?.formId ?? null,
    responseId,
    remark,
    handIns,
    filterAnswers,
    sections: form ? withAnswers(sectionsFor(form, chosen), answers) : [],
  };
}
