import type { QuestionType } from '../forms/question-type.ts';

/** An option of an evaluation question; the question is worth as much as its best option. Points are never shown. */
export type EvaluationOption = { optionId: string; text: string; points: number };

/**
 * A question a guide answers about an interview. Free text is in the optionValue of the single option of such a
 * question. It must be answered unless isRequired is false.
 */
export type EvaluationQuestion = {
  questionId: string;
  questionType: QuestionType;
  question: string;
  options: EvaluationOption[];
  isRequired?: boolean;
};

/** A titled part of the form, asked if one of the options in shownFor was chosen; always if shownFor is empty. */
export type EvaluationSection = {
  sectionTitle: string;
  shownFor: string[];
  questions: EvaluationQuestion[];
};

/** What guides record in the interviews of a course: filters choose the sections. */
export type EvaluationForm = { formId: string; filters: EvaluationQuestion[]; sections: EvaluationSection[] };

/** Returns the sections that belong to the chosen options of the filter questions. */
export function sectionsFor(form: EvaluationForm, optionIds: Iterable<string>): EvaluationSection[] {
  const chosen = new Set(optionIds);
  return form.sections.filter(
    ({ shownFor }) => shownFor.length === 0 || shownFor.some((optionId) => chosen.has(optionId)),
  );
}

/** Finds the question with that id anywhere in the form, filters included. */
export function findEvaluationQuestion(
  form: EvaluationForm,
  questionId: string,
): EvaluationQuestion | undefined {
  return [...form.filters, ...form.sections.flatMap(({ questions }) => questions)].find(
    (question) => question.questionId === questionId,
  );
}
