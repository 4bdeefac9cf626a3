import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuizResults } from '@plinth/domain/quizzes/quiz-results';
import { isExactSet } from '@plinth/domain/quizzes/score-quiz';

/**
 * Computes the results of a preview: the server stores none of its answers, so they are marked here with the key it
 * sent.
 */
export function previewResults(results: QuizResults, responses: readonly ResponseEntry[]): QuizResults {
  const questions = results.questions.map((question) => {
    const answer = responses.find(({ questionId }) => questionId === question.questionId);
    const entries = answer?.entries ?? [];
    const chosen = entries.map(({ optionId }) => optionId);
    return {
      ...question,
      entries,
      ...(answer?.responseValue ? { responseValue: answer.responseValue } : {}),
      isCorrect: question.isCorrect === null ? null : isExactSet(chosen, question.correctOptionIds),
    };
  });
  return { ...results, score: questions.filter(({ isCorrect }) => isCorrect).length, questions };
}
