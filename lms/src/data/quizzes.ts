import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuizType } from '@plinth/domain/quizzes/quiz-type';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';

type ProductHeaders = Parameters<typeof api.forms.readPage>[0]['headers'];
export type FormProduct = ProductHeaders['x-product-id'];

export type QuizAddress = { cohortId: string; namespace: Namespace; nodeId: string };

/** The quiz of a node and the learner's attempts at it; refetched whenever the quiz opens. */
export const quizDetailsQuery = ({ cohortId, namespace, nodeId }: QuizAddress) =>
  freshQuery(['quizzes', 'details', cohortId, namespace, nodeId], api.quizzes.readDetails, {
    params: { cohortId, namespace },
    query: { nodeId },
  });

export type QuizDetails = Awaited<ReturnType<typeof api.quizzes.readDetails>>;

type Start = QuizAddress & { formId: string; isRetake: boolean; isPreview: boolean };

/** Starts an attempt or resumes the open one. */
export async function startQuiz({ cohortId, namespace, nodeId, formId, isRetake, isPreview }: Start) {
  const answer = await api.quizzes.start({
    params: { cohortId, namespace },
    body: { quizId: nodeId, formId, isRetake, isPreview },
  });
  return answer.body;
}

export type QuizAttempt = Awaited<ReturnType<typeof startQuiz>>;

/** The address of an attempt: everything that a call about one must name. */
export type AttemptAddress = QuizAddress & { formId: string; responseId: string; isPreview: boolean };

type Save = AttemptAddress & {
  productId: FormProduct;
  quizType: QuizType;
  responseEntries: ResponseEntry[];
  /** Whether the learner requests the result of a practice answer. */
  hasUserSubmitted: boolean;
};

/** Saves the answers so far. */
export const saveAnswers = ({ productId, ...body }: Save) =>
  api.quizzes.saveAnswers({ headers: { 'x-product-id': productId }, body });

/** Hands in an attempt. */
export const completeQuiz = ({
  cohortId,
  namespace,
  nodeId,
  formId,
  responseId,
  isPreview,
}: AttemptAddress) =>
  api.quizzes.complete({
    params: { cohortId },
    body: { quizId: nodeId, formId, nodeId, namespace, responseId, isPreview },
  });

/** Closes an attempt with the answers given so far. */
export const forceSubmit = ({ cohortId, namespace, nodeId, formId, responseId }: AttemptAddress) =>
  api.quizzes.forceSubmit({
    params: { cohortId },
    body: { quizId: nodeId, formId, nodeId, namespace, responseId, forceSubmit: true },
  });

/** Gives up the remaining attempts, so that the answers are revealed. */
export const endQuiz = ({ cohortId, namespace, nodeId, formId }: QuizAddress & { formId: string }) =>
  api.quizzes.end({ params: { cohortId }, body: { quizId: nodeId, nodeId, namespace, formId } });

/** Keeps an attempt alive; returns the time that the server still allows. */
export const pollActivity = ({ cohortId, responseId }: { cohortId: string; responseId: string }) =>
  api.quizzes.pollActivity({ params: { cohortId }, body: { responseId } });

type Away = { cohortId: string; responseId: string; inactiveSeconds: number };

/**
 * Reports how long the learner has been inactive; returns the time left and whether to ask if the learner is still
 * there.
 */
export const pollInactivity = ({ cohortId, ...body }: Away) =>
  api.quizzes.pollInactivity({ params: { cohortId }, body });

type Closed = { formId: string; responseId: string; productId: FormProduct; isPreview?: boolean };

/** The query key of the reports of all attempts at a quiz; what they may reveal changes with the last attempt. */
export const quizReportsKey = (formId: string) => ['forms', 'report', formId];

/** The result of a closed attempt, which a corrected key changes; the school keeps none of a preview. */
export const quizReportQuery = ({ formId, responseId, productId, isPreview = false }: Closed) =>
  callQuery(
    ['forms', 'report', formId, responseId, productId],
    api.forms.readReport,
    { params: { formId }, headers: { 'x-product-id': productId }, query: { 'response-id': responseId } },
    { staleTime: isPreview ? Number.POSITIVE_INFINITY : 0 },
  );

/** The questions of a closed attempt as they were presented. */
export const quizQuestionsQuery = ({ formId, responseId, productId }: Closed) =>
  callQuery(
    ['forms', 'page', formId, responseId, productId],
    api.forms.readPage,
    { params: { formId }, headers: { 'x-product-id': productId }, query: { 'response-id': responseId } },
    { staleTime: 5 * 60_000 },
  );
