import type { ResponseEntry } from '../forms/response-entry.ts';
import { correctOptionsOf, type QuizQuestion } from './quiz-question.ts';
import type { AnsweredQuestion } from './quiz-results.ts';
import { scoreQuiz } from './score-quiz.ts';
import { answerableQuestions } from './validate-response.ts';

/**
 * Returns the questions with their correct answers and the learner's, those of a group one by one. The result contains
 * the answer key: it leaves the server only if answers-open.ts allows it.
 */
export function markedQuestions(
  questions: readonly QuizQuestion[],
  responses: readonly ResponseEntry[],
): AnsweredQuestion[] {
  const answers = new Map(responses.map((response) => [response.questionId, response]));
  const scores = new Map(scoreQuiz(questions, responses).questions.map((score) => [score.questionId, score]));
  return answerableQuestions(questions).map((question) => {
    const answer = answers.get(question.questionId);
    return {
      questionId: question.questionId,
      isCorrect: scores.get(question.questionId)?.isCorrect ?? null,
      correctOptionIds: correctOptionsOf(question),
      entries: answer?.entries ?? [],
      ...(answer?.responseValue ? { responseValue: answer.responseValue } : {}),
      ...(question.explanation ? { explanation: question.explanation } : {}),
    };
  });
}
