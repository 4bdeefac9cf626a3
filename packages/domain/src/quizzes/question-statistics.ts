import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { correctOptionsOf, type QuizQuestion } from './quiz-question.ts';
import { isExactSet, isMarkedType } from './score-quiz.ts';
import { answerableQuestions } from './validate-response.ts';

const Count = z.int().check(z.gte(0));
const Share = z.number().check(z.gte(0), z.lte(1));

/** The statistics of one quiz question over learners' first attempts. */
export const QuestionStatistics = z.object({
  questionId: Id,
  question: z.string(),
  /** Finished attempts that were asked it, and those that answered. */
  asked: Count,
  answered: Count,
  /** The share of correct answers among those asked; null if the question has no right or wrong, or was never asked. */
  rightShare: z.nullable(Share),
  /**
   * How much better learners with the right answer did in the whole quiz: from 1 through 0, where it shows nothing, to
   * -1, where the weaker ones have it right. Null if all or none had it right.
   */
  discrimination: z.nullable(z.number().check(z.gte(-1), z.lte(1))),
  options: z.array(z.object({ optionId: Id, text: z.string(), isCorrect: z.boolean(), chosen: Count })),
});
export type QuestionStatistics = z.infer<typeof QuestionStatistics>;

/** Attempts that answered a question with the same options; without options, those that did not answer. */
export type AnswerGroup = {
  questionId: string;
  options: readonly string[];
  count: number;
  /** Their mean share of correct answers in the quiz. */
  meanScore: number;
};

/** Returns the statistics of each question from the answers of finished attempts, grouped by chosen options. */
export function questionStatistics(
  questions: readonly QuizQuestion[],
  groups: readonly AnswerGroup[],
): QuestionStatistics[] {
  return answerableQuestions(questions).map((question) => {
    const { questionId } = question;
    const own = groups.filter((group) => group.questionId === questionId);
    const correct = correctOptionsOf(question);
    const isMarked = isMarkedType(question.questionType) && correct.length > 0;
    const total = (some: readonly AnswerGroup[]) => some.reduce((sum, { count }) => sum + count, 0);
    const mean = (some: readonly AnswerGroup[]) =>
      some.reduce((sum, { count, meanScore }) => sum + count * meanScore, 0) / total(some);
    const right = own.filter(({ options }) => isExactSet(options, correct));
    const wrong = own.filter((group) => !right.includes(group));
    const asked = total(own);
    return {
      questionId,
      question: question.question,
      asked,
      answered: total(own.filter(({ options }) => options.length > 0)),
      rightShare: isMarked && asked > 0 ? total(right) / asked : null,
      discrimination: isMarked && total(right) > 0 && total(wrong) > 0 ? mean(right) - mean(wrong) : null,
      options: question.options.map(({ optionId, text }) => ({
        optionId,
        text,
        isCorrect: correct.includes(optionId),
        chosen: total(own.filter(({ options }) => options.includes(optionId))),
      })),
    };
  });
}
