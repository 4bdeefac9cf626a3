import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { completeQuiz } from '../services/quizzes/complete-quiz.ts';
import { endQuiz } from '../services/quizzes/end-quiz.ts';
import { pollAttempt } from '../services/quizzes/poll-attempt.ts';
import { readQuizDetails } from '../services/quizzes/read-quiz-details.ts';
import { saveAnswers } from '../services/quizzes/save-answers.ts';
import { startQuiz } from '../services/quizzes/start-quiz.ts';

export const quizzesRoutes: Routes<'quizzes'> = {
  start: ({ context, input }) =>
    startQuiz(context.deps, memberOf(context), { namespace: input.params.namespace, ...input.body }),
  saveAnswers: ({ context, input }) =>
    saveAnswers(context.deps, memberOf(context), input.headers['x-product-id'], input.body),
  completeV1: async ({ context, input }) => {
    const { responseId, status } = await completeQuiz(context.deps, memberOf(context), input.body);
    return { responseId, status };
  },
  complete: asMember(completeQuiz, 'body'),
  forceSubmit: ({ context, input: { body } }) => {
    const { forceSubmit, ...attempt } = body;
    return completeQuiz(context.deps, memberOf(context), { ...attempt, isForced: forceSubmit });
  },
  end: asMember(endQuiz, 'body'),
  readDetails: ({ context, input }) =>
    readQuizDetails(context.deps, memberOf(context), { namespace: input.params.namespace, ...input.query }),
  pollActivity: async ({ context, input }) => {
    const { warn: _warn, ...alive } = await pollAttempt(context.deps, memberOf(context), input.body);
    return alive;
  },
  pollInactivity: asMember(pollAttempt, 'body'),
};
