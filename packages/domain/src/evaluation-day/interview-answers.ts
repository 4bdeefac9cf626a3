import { ANSWER_SHAPE } from '../forms/question-type.ts';
import { type EvaluationForm, type EvaluationQuestion, sectionsFor } from './evaluation-form.ts';
import type { InterviewEntry } from './interview-response.ts';

/** What was recorded so far, by question. */
export type InterviewAnswers = ReadonlyMap<string, readonly InterviewEntry[]>;

type Asked = Pick<EvaluationQuestion, 'questionId' | 'questionType'>;

const shapeOf = ({ questionType }: Asked) => ANSWER_SHAPE[questionType];

/**
 * Returns what is wrong with the entries for a question, or null: an unknown option, or more than one where only one is
 * allowed.
 */
export function entriesProblem(
  question: EvaluationQuestion,
  entries: readonly InterviewEntry[],
): string | null {
  const known = new Set(question.options.map(({ optionId }) => optionId));
  if (entries.some(({ optionId }) => !known.has(optionId))) return 'An option is not one of this question.';
  if (new Set(entries.map(({ optionId }) => optionId)).size < entries.length)
    return 'An option is named twice.';
  if (shapeOf(question) !== 'many' && entries.length > 1) return 'Choose one option.';
  return null;
}

/** Whether a question has an answer: non-empty text, or an option. */
export function isAnswered(question: Asked, answers: InterviewAnswers): boolean {
  const entries = answers.get(question.questionId) ?? [];
  return shapeOf(question) === 'text'
    ? entries.some(({ optionValue }) => optionValue.trim() !== '')
    : entries.length > 0;
}

/**
 * Returns the questions that apply given the answers to the filters: the filters themselves and those of the sections
 * shown.
 */
function askedQuestions(form: EvaluationForm, answers: InterviewAnswers): EvaluationQuestion[] {
  const chosen = form.filters.flatMap(({ questionId }) =>
    (answers.get(questionId) ?? []).map(({ optionId }) => optionId),
  );
  return [...form.filters, ...sectionsFor(form, chosen).flatMap(({ questions }) => questions)];
}

/** Returns the required questions still unanswered: while any remain, the feedback cannot be closed. */
export function missingAnswers(form: EvaluationForm, answers: InterviewAnswers): EvaluationQuestion[] {
  return askedQuestions(form, answers).filter(
    (question) => question.isRequired !== false && !isAnswered(question, answers),
  );
}

/**
 * Returns the score as a whole percentage: points of the chosen options out of the maximum of their questions.
 * Questions worth nothing or skipped do not count; null if none counts.
 */
export function scoreInterview(form: EvaluationForm, answers: InterviewAnswers): number | null {
  let earned = 0;
  let possible = 0;
  for (const question of askedQuestions(form, answers)) {
    const points = question.options.map((option) => option.points);
    const best =
      shapeOf(question) === 'many' ? points.reduce((sum, one) => sum + one, 0) : Math.max(0, ...points);
    if (best === 0 || !isAnswered(question, answers)) continue;
    const chosen = new Set((answers.get(question.questionId) ?? []).map(({ optionId }) => optionId));
    possible += best;
    earned += question.options
      .filter(({ optionId }) => chosen.has(optionId))
      .reduce((sum, option) => sum + option.points, 0);
  }
  return possible === 0 ? null : Math.round((earned / possible) * 100);
}
