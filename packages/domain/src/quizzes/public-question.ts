import { Question } from '../forms/question.ts';
import type { QuizQuestion } from './quiz-question.ts';

/**
 * Returns a question as a learner may see it: the fields of Question and nothing else, so that a new field of the
 * answer key stays private unless Question includes it.
 */
export function publicQuestion(question: QuizQuestion): Question {
  return Question.parse(question);
}
