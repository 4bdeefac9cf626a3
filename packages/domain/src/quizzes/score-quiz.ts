import { ANSWER_SHAPE, type QuestionType } from '../forms/question-type.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import { correctOptionsOf, type QuizQuestion } from './quiz-question.ts';
import { answerableQuestions } from './validate-response.ts';

/** Whether a type is marked automatically: choices, with their aliases, and the binaries. */
export const isMarkedType = (type: QuestionType) =>
  ['SINGLE_CHOICE', 'MULTI_CHOICE', 'MULTIPLE_CHOICE'].includes(type) ||
  (type.startsWith('BINARY_') && ANSWER_SHAPE[type] === 'one');

/** The result of one question; isCorrect is null if it is not marked automatically. */
export type QuestionScore = { questionId: string; isCorrect: boolean | null; credits: number };

/** The result of a quiz: score of total marked questions, and the credits earned and possible. */
export type QuizScore = {
  score: number;
  total: number;
  credits: number;
  totalCredits: number;
  questions: QuestionScore[];
};

/** Whether the chosen options are exactly the correct ones, no more and no fewer. */
export function isExactSet(chosen: readonly string[], correct: readonly string[]): boolean {
  const chosenSet = new Set(chosen);
  return chosenSet.size === new Set(correct).size && correct.every((id) => chosenSet.has(id));
}

/**
 * Scores a quiz: a marked question counts as correct only if exactly its correct options are chosen; there is no
 * partial credit. The questions of a group are marked one by one. A question without an answer key is not marked.
 * Unanswered questions count as wrong, so that a quiz closed at time over is scored with the answers so far.
 */
export function scoreQuiz(
  questions: readonly QuizQuestion[],
  responses: readonly ResponseEntry[],
): QuizScore {
  const answers = new Map(responses.map((response) => [response.questionId, response.entries ?? []]));
  const result: QuizScore = { score: 0, total: 0, credits: 0, totalCredits: 0, questions: [] };

  for (const question of answerableQuestions(questions)) {
    const { questionId } = question;
    const correct = correctOptionsOf(question);
    if (!isMarkedType(question.questionType) || correct.length === 0) {
      result.questions.push({ questionId, isCorrect: null, credits: 0 });
      continue;
    }
    const chosen = (answers.get(questionId) ?? []).map((entry) => entry.optionId);
    const isCorrect = isExactSet(chosen, correct);
    const worth = question.meta.questionCredits ?? 0;
    const credits = isCorrect ? worth : 0;
    result.total += 1;
    result.score += isCorrect ? 1 : 0;
    result.credits += credits;
    result.totalCredits += worth;
    result.questions.push({ questionId, isCorrect, credits });
  }
  return result;
}
