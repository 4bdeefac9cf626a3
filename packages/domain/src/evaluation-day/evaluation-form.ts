import type { QuestionType } from '../forms/question-type.ts';

/** An option of an evaluation question; the best one of a question sets what it is worth. Points are never shown. */
export type EvaluationOption = { optionId: string; text: string; points: number };

/**
 * A question that a guide answers about an interview. Free text stands in the optionValue of the one option of such a
 * question. It must be answered unless isRequired is false.
 */
export type EvaluationQuestion = {
  questionId: string;
  questionType: QuestionType;
  question: string;
  options: EvaluationOption[];
  isRequired?: boolean;
};

/** A titled part of the form, asked when one of the options in shownFor was chosen; always with none named. */
export type EvaluationSection = {
  sectionTitle: string;
  shownFor: string[];
  questions: EvaluationQuestion[];
};

/** What guides note in the interviews of a course: filters choose the sections. */
export type EvaluationForm = { formId: string; filters: EvaluationQuestion[]; sections: EvaluationSection[] };

/** The sections that belong to the chosen options of the filter questions. */
export function sectionsFor(form: EvaluationForm, optionIds: Iterable<string>): EvaluationSection[] {
  const chosen = new Set(optionIds);
  return form.sections.filter(
    ({ shownFor }) => shownFor.length === 0 || shownFor.some((optionId) => chosen.has(optionId)),
  );
}

/** The question of that id anywhere in the form, filters included. */
export function findEvaluationQuestion(
  form: EvaluationForm,
  questionId: string,
): EvaluationQuestion | undefined {
  return [...form.filters, ...form.sections.flatMap(({ questions }) => questions)].find(
    (question) => question.questionId === questionId,
  );
}
