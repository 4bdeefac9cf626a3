import type { EvaluationForm, EvaluationQuestion } from '@plinth/domain/evaluation-day/evaluation-form';
import { stringify } from 'yaml';

const TYPES: Partial<Record<EvaluationQuestion['questionType'], string>> = {
  MULTIPLE_CHOICE: 'many',
  SUBJECTIVE: 'words',
};

function asWritten({ question, questionType, options, isRequired }: EvaluationQuestion) {
  const type = TYPES[questionType];
  return {
    ask: question,
    ...(type ? { type } : {}),
    ...(type === 'words'
      ? {}
      : { options: Object.fromEntries(options.map(({ text, points }) => [text, points])) }),
    ...(isRequired === false ? { optional: true } : {}),
  };
}

/** A stored form as staff would write it in YAML: reading it back yields the same form. */
export function formAsYaml({ filters, sections }: Omit<EvaluationForm, 'formId'>): string {
  const textOf = new Map(
    filters.flatMap(({ options }) => options.map(({ optionId, text }) => [optionId, text] as const)),
  );
  return stringify(
    {
      ...(filters.length > 0
        ? {
            filters: filters.map(({ question, options }) => ({
              ask: question,
              options: options.map(({ text }) => text),
            })),
          }
        : {}),
      sections: sections.map(({ sectionTitle, shownFor, questions }) => ({
        title: sectionTitle,
        ...(shownFor.length > 0 ? { for: shownFor.flatMap((optionId) => textOf.get(optionId) ?? []) } : {}),
        questions: questions.map(asWritten),
      })),
    },
    { lineWidth: 0 },
  );
}
