import type { EvaluationFormFile } from './evaluation-form-file.ts';
import type { WrittenEvaluationForm } from './set-evaluation-form.ts';

const TYPES = { one: 'SINGLE_CHOICE', many: 'MULTIPLE_CHOICE', words: 'SUBJECTIVE' } as const;

/** Converts a form from the shape of its file to the shape in which it is set. */
export const toWrittenForm = ({ filters, sections }: EvaluationFormFile): WrittenEvaluationForm => ({
  filters: filters.map(({ ask, options }) => ({
    question: ask,
    questionType: 'FILTER',
    options: options.map((option) => ({ text: option, points: 0 })),
    isRequired: true,
  })),
  sections: sections.map(({ title, for: shownFor, questions }) => ({
    sectionTitle: title,
    shownFor,
    questions: questions.map(({ ask, type, options, optional }) => ({
      question: ask,
      questionType: TYPES[type],
      options: Object.entries(options).map(([option, worth]) => ({ text: option, points: worth })),
      isRequired: !optional,
    })),
  })),
});
