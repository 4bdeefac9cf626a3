import { Question } from '../forms/question.ts';
import type { QuizQuestion } from './quiz-question.ts';

/**
 * A question as a learner may see it: the fields of Question and nothing else, so that a new field of the answer
 * key stays inside unless Question takes it up.
 */
export function publicQuestion(question: QuizQuestion): Question {
  return Question.parse(question);
}
