import { Namespace } from '@plinth/domain/curriculum/namespace';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { Question } from '@plinth/domain/forms/question';
import { ResponseEntries } from '@plinth/domain/forms/response-entry';
import { MarkedQuestion, QuizResults } from '@plinth/domain/quizzes/quiz-results';
import { QuizSummary, ResponseStatus } from '@plinth/domain/quizzes/quiz-summary';
import { QuizType } from '@plinth/domain/quizzes/quiz-type';
import { QuizUnavailable } from '@plinth/domain/quizzes/quiz-unavailable';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { ProductHeader } from './product-header.ts';

const { get, post, put } = callsOf('quizzes');

const Cohort = z.object({ cohortId: Id });
const CohortAndNamespace = z.object({ cohortId: Id, namespace: Namespace });
const Seconds = z.int().check(z.gte(0));

/** A begun attempt: the questions without their answers, and the answers so far. */
const Attempt = z.object({
  responseId: Id,
  attempt: z.int().check(z.gte(0)),
  quiz: z.object({ ...QuizSummary.shape, questions: z.array(Question) }),
  startedAt: Instant,
  endsAt: z.optional(Instant),
  responseEntries: ResponseEntries,
});

const Closed = z.object({ responseId: Id, status: z.literal('COMPLETED'), results: QuizResults });
const Alive = z.object({ remainingSeconds: z.optional(Seconds), status: ResponseStatus });

export const quizzes = {
  start: post('/v2/client/lms/{cohortId}/start-quiz/{namespace}', {
    access: 'cohort-member',
    phase: 'early',
    successStatus: 201,
    detailedAnswer: true,
    summary:
      'Starts an attempt (201) or returns the open one (200). quizId is the id of the QUIZ node. 409 if no retake is left.',
    input: z.object({
      params: CohortAndNamespace,
      body: z.object({
        quizId: Id,
        formId: Id,
        isRetake: z._default(z.boolean(), false),
        isPreview: z._default(z.boolean(), false),
      }),
    }),
    output: z.union([
      z.object({ status: z.literal(200), body: Attempt }),
      z.object({ status: z.literal(201), body: Attempt }),
    ]),
  }),

  saveAnswers: put('/v1/client/form/responses/check', {
    access: 'cohort-member',
    cohortIn: 'body',
    phase: 'early',
    summary:
      'Saves answers of the open attempt; only a PRACTICE quiz returns their results. 409 if the attempt is closed or its time is over.',
    input: z.object({
      headers: ProductHeader,
      body: z.object({
        responseEntries: ResponseEntries,
        cohortId: Id,
        nodeId: Id,
        formId: Id,
        namespace: Namespace,
        responseId: Id,
        isPreview: z._default(z.boolean(), false),
        hasUserSubmitted: z._default(z.boolean(), false),
        quizType: z.optional(QuizType),
      }),
    }),
    output: z.object({ saved: z.boolean(), results: z.optional(z.array(MarkedQuestion)) }),
  }),

  completeV1: post('/v1/client/lms/{cohortId}/quiz/completed', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Closes the attempt without returning results; repeating the call returns the same answer. 409 if required answers are missing.',
    input: z.object({ params: Cohort, body: z.object({ responseId: Id, nodeId: Id, namespace: Namespace }) }),
    output: z.object({ responseId: Id, status: z.literal('COMPLETED') }),
  }),

  complete: post('/v2/client/lms/{cohortId}/quiz/completed', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Closes the attempt and returns its results; for a graded quiz, question by question only once no further attempt is possible. 409 if required answers are missing.',
    input: z.object({
      params: Cohort,
      body: z.object({
        quizId: Id,
        formId: Id,
        nodeId: Id,
        namespace: Namespace,
        responseId: Id,
        isPreview: z._default(z.boolean(), false),
      }),
    }),
    output: Closed,
  }),

  forceSubmit: post('/v2/client/lms/{cohortId}/quiz/force-submit', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Closes the attempt with the answers given so far; repeating the call, even after completion, returns the same answer.',
    input: z.object({
      params: Cohort,
      body: z.object({
        quizId: Id,
        formId: Id,
        nodeId: Id,
        namespace: Namespace,
        responseId: Id,
        forceSubmit: z.literal(true),
      }),
    }),
    output: Closed,
  }),

  end: post('/v2/client/lms/{cohortId}/quiz/ended', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Gives up the remaining attempts, so that the answers open; repeating the call returns the same answer. 409 if nothing was handed in, or an attempt is open.',
    input: z.object({
      params: Cohort,
      body: z.object({ quizId: Id, formId: Id, nodeId: Id, namespace: Namespace }),
    }),
    output: z.object({ areAnswersOpen: z.literal(true) }),
  }),

  readDetails: get('/v2/client/lms/{cohortId}/fetch-quiz-details/{namespace}', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Returns the quiz of a node and the caller's attempts at it: score out of the total of scored questions, and what each was worth; `unavailable` says why a quiz that was begun cannot be taken again. 403 LOCKED.",
    input: z.object({ params: CohortAndNamespace, query: z.object({ nodeId: Id, quizId: z.optional(Id) }) }),
    output: z.object({
      quiz: QuizSummary,
      attempts: z.array(
        z.object({
          responseId: Id,
          status: ResponseStatus,
          score: z.nullable(z.int()),
          total: z.nullable(z.int()),
          credits: z.int(),
          completedAt: z.nullable(Instant),
        }),
      ),
      isRetakeAllowed: z.boolean(),
      areAnswersOpen: z.boolean(),
      openResponseId: z.optional(Id),
      unavailable: z.optional(QuizUnavailable),
    }),
  }),

  pollActivity: put('/v2/client/lms/{cohortId}/activity-poll', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Keeps the caller's attempt alive; the call that finds its time over closes it. 409 if the attempt is closed.",
    input: z.object({ params: Cohort, body: z.object({ responseId: Id }) }),
    output: Alive,
  }),

  pollInactivity: put('/v2/client/lms/{cohortId}/inactivity-poll', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Records that the learner is inactive and returns whether to warn; never closes the attempt by itself. 409 if the attempt is closed.',
    input: z.object({
      params: Cohort,
      body: z.object({ responseId: Id, inactiveSeconds: z.int().check(z.gte(0), z.lte(86_400)) }),
    }),
    output: z.object({ ...Alive.shape, warn: z.boolean() }),
  }),
};
