import { isDeepStrictEqual } from 'node:util';
import { isUuid } from '@plinth/domain/fields/is-uuid';
import { mergeResponses } from '@plinth/domain/forms/merge-responses';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { Progress } from '@plinth/domain/progress/progress';
import {
  answerableQuestions,
  type ProblemOf,
  type ResponseProblem,
  validateResponse,
} from '@plinth/domain/quizzes/validate-response';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { type FormPage, formVersions, onboardingResponses } from '../../db/schema/forms.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { refreshProfileStatus } from '../profiles/profile-status.ts';
import { refuse } from '../refusal.ts';
import { findOnboarding } from './find-onboarding.ts';

type Member = { userId: string; membership: { cohortId: string } };
type Submission = {
  cohortId: string;
  requestData: ResponseEntry[];
  finalSubmission: boolean;
  currentPageId?: string | undefined;
};
type Found = Awaited<ReturnType<typeof findOnboarding>>;

const TEXTS: Record<ResponseProblem, string> = {
  MISSING: 'needs an answer',
  UNKNOWN_QUESTION: 'is not a question of this form',
  ANSWERED_TWICE: 'is answered twice',
  FOREIGN_OPTION: 'has no such option',
  REPEATED_OPTION: 'names an option twice',
  ONE_OPTION_ONLY: 'takes one option',
  OUT_OF_RANGE: 'is out of range',
  TOO_LONG: 'is too long',
  WRONG_KIND: 'takes another kind of answer',
};

function refuseProblems(problems: readonly ProblemOf[]) {
  const fields = problems.map(({ questionId, problem }) => ({
    path: `requestData.${questionId}`,
    message: TEXTS[problem],
  }));
  if (fields.length === 0) return;
  const isMissingOnly = problems.every(({ problem }) => problem === 'MISSING');
  throw refuse('BAD_REQUEST', 'Some answers are not valid.', {
    // Any other problem makes sense only beside its question.
    ...(isMissingOnly ? { details: 'Some required questions are not answered yet.' } : {}),
    fields,
  });
}

/** Finds document answers that are not an uploaded document of the learner. */
async function documentProblems(
  tx: Transaction,
  userId: string,
  form: Found,
  entries: readonly ResponseEntry[],
) {
  const asked = new Set(
    answerableQuestions(form.pages.flatMap((page) => page.questions))
      .filter(({ questionType }) => questionType === 'DOCUMENT_UPLOAD')
      .map(({ questionId }) => questionId),
  );
  const named = entries.filter(({ questionId, responseValue }) => asked.has(questionId) && responseValue);
  const ids = named.flatMap(({ responseValue }) =>
    responseValue && isUuid(responseValue) ? [responseValue] : [],
  );
  const own =
    ids.length === 0
      ? []
      : await tx
          .select({ documentId: documents.documentId })
          .from(documents)
          .where(
            and(
              eq(documents.userId, userId),
              eq(documents.status, 'COMPLETED'),
              inArray(documents.documentId, ids),
            ),
          );
  return named
    .filter(({ responseValue }) => !own.some(({ documentId }) => documentId === responseValue))
    .map(({ questionId }): ProblemOf => ({ questionId, problem: 'FOREIGN_OPTION' }));
}

const isOf = (pages: readonly FormPage[], entries: readonly ResponseEntry[]) =>
  validateResponse(
    pages.flatMap(({ questions }) => questions),
    entries,
    { isFinal: false },
  ).length === 0;

/**
 * The form that first answers belong to: today's, else the last one that they fit. A learner who had it open when it
 * changed continues with it.
 */
async function asAnswered(tx: Transaction, found: Found, entries: readonly ResponseEntry[]): Promise<Found> {
  if (found.hasBegun || isOf(found.pages, entries)) return found;
  const before = await tx
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, found.formId))
    .orderBy(desc(formVersions.version));
  const one = before.find(({ pages }) => isOf(pages, entries));
  return one ? { ...found, version: one.version, title: one.title, pages: one.pages } : found;
}

/**
 * Saves onboarding answers as a draft, which leaves answers to other questions as they are, or hands all of them in.
 * What was handed in stays: a repeat of the same answers is fine, others are refused. Answers belong to the form as it
 * was when they were started.
 * @throws Refusal BAD_REQUEST answers missing or wrong, body unlike path or query, NOT_FOUND no form, CONFLICT
 */
export async function saveOnboardingForm(
  deps: Deps,
  { userId, membership }: Member,
  finalSubmission: boolean,
  submission: Submission,
): Promise<{ cohortOnboardingStatus: Progress }> {
  const { cohortId } = membership;
  const { requestData, currentPageId } = submission;
  if (submission.cohortId !== cohortId)
    throw refuse('BAD_REQUEST', 'The body names a different cohort from the address.');
  if (submission.finalSubmission !== finalSubmission)
    throw refuse('BAD_REQUEST', 'The body says another finalSubmission than the address.');
  return deps.db.transaction(async (tx) => {
    const own = and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId));
    await tx.select({ state: enrolments.state }).from(enrolments).where(own).for('update');
    const found = await asAnswered(tx, await findOnboarding(tx, cohortId, userId), requestData);
    if (found.cohortOnboardingStatus === 'COMPLETED') {
      if (isDeepStrictEqual(found.requestData, JSON.parse(JSON.stringify(requestData))))
        return { cohortOnboardingStatus: 'COMPLETED' };
      throw refuse('CONFLICT', 'You have already handed in your onboarding answers.');
    }
    const questions = found.pages.flatMap((page) => page.questions);
    refuseProblems([
      ...validateResponse(questions, requestData, { isFinal: finalSubmission }),
      ...(await documentProblems(tx, userId, found, requestData)),
    ]);
    const values = {
      requestData: finalSubmission ? requestData : mergeResponses(found.requestData ?? [], requestData),
      ...(found.pages.some(({ pageId }) => pageId === currentPageId) ? { currentPageId } : {}),
      updatedAt: deps.now(),
      ...(finalSubmission ? { finalisedAt: deps.now() } : {}),
    };
    await tx
      .insert(onboardingResponses)
      .values({ cohortId, userId, version: found.version, ...values })
      .onConflictDoUpdate({
        target: [onboardingResponses.cohortId, onboardingResponses.userId],
        set: values,
      });
    const cohortOnboardingStatus: Progress = finalSubmission ? 'COMPLETED' : 'ONBOARDING_STARTED';
    await tx.update(enrolments).set({ cohortOnboardingStatus }).where(own);
    if (finalSubmission) await refreshProfileStatus(tx, userId);
    return { cohortOnboardingStatus };
  });
}
