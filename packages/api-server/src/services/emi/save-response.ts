import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { cleanEmiAnswers } from '@plinth/domain/payments/clean-emi-answers';
import { emiProblems } from '@plinth/domain/payments/emi-answers';
import type { EmiTabQuestions } from '@plinth/domain/payments/emi-questions';
import type { EmiStep } from '@plinth/domain/payments/emi-tab';
import { canOpenEmiStep, maxEmiStepAfter } from '@plinth/domain/payments/emi-tabs';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { gapsOfStep, refuseEmi } from './emi-gaps.ts';
import { emiTabs, lockEmi, readEmiDocuments, requireChangeable } from './find-emi.ts';

type Input = { orderId: string; step: EmiStep; responses: ResponseEntry[] };

/** Replaces earlier answers by later ones; an empty answer removes the earlier one. */
function mergeResponses(earlier: readonly ResponseEntry[], later: readonly ResponseEntry[]): ResponseEntry[] {
  const merged = new Map(earlier.map((response) => [response.questionId, response]));
  for (const response of later) {
    if ((response.entries?.length ?? 0) > 0 || response.responseValue)
      merged.set(response.questionId, response);
    else merged.delete(response.questionId);
  }
  return [...merged.values()];
}

/** Adds the text of its options to an answer: a partner is identified by position, and the list may change. */
function withOptionTexts(response: ResponseEntry, { questions }: EmiTabQuestions): ResponseEntry {
  if (!response.entries) return response;
  const options = questions.find(({ questionId }) => questionId === response.questionId)?.options ?? [];
  const entries = response.entries.map(({ optionId }) => {
    const text = options.find((option) => option.optionId === optionId)?.text;
    return { optionId, ...(text === undefined ? {} : { text }) };
  });
  return { ...response, entries };
}

/**
 * Saves answers of a step; answers not sent stay as they are. A step with answers missing is a draft: it is saved, and
 * the next step stays locked. A call that neither contains an answer nor finds the step complete is refused with what
 * is missing. Documents count as answered by their files alone.
 * @throws Refusal NOT_FOUND, CONFLICT handed in, BAD_REQUEST step not reached, or answers that do not fit
 */
export async function saveEmiResponse(deps: Deps, caller: Caller, { orderId, step, responses }: Input) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { application } = await lockEmi(tx, deps, caller, orderId);
    requireChangeable(application);
    if (!canOpenEmiStep(step, application.maxStep))
      throw refuse('BAD_REQUEST', 'Finish the steps before this one first.', {
        maxStep: application.maxStep,
      });
    const tab = emiTabs(deps.settings).find((candidate) => candidate.step === step);
    if (!tab) throw new Error(`the EMI application has no step ${step}`);
    const problems = emiProblems(
      tab.questions,
      responses,
      calendarDateIn(DEFAULT_TIMEZONE, now.toISOString()),
    );
    if (problems.length > 0) throw refuseEmi(problems);

    const isUpload = (questionId: string) =>
      tab.questions.some(
        (question) => question.questionId === questionId && question.questionType === 'DOCUMENT_UPLOAD',
      );
    const given = cleanEmiAnswers(tab.questions, responses)
      .filter(({ questionId }) => !isUpload(questionId))
      .map((response) => withOptionTexts(response, tab));
    const merged = mergeResponses(application.responses, given);
    const gaps = gapsOfStep(
      tab,
      { orderId, responses: merged },
      await readEmiDocuments(tx, application.emiFormId),
    );
    if (gaps.length > 0 && given.length === 0) throw refuseEmi(gaps);
    const maxStep = gaps.length > 0 ? application.maxStep : maxEmiStepAfter(step, application.maxStep);
    await tx
      .update(emiApplications)
      .set({
        responses: merged,
        maxStep,
        currentStep: gaps.length > 0 ? step : maxEmiStepAfter(step, step),
      })
      .where(eq(emiApplications.emiFormId, application.emiFormId));
    return { maxStep };
  });
}
