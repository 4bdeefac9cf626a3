import type { QuestionType } from '@plinth/domain/forms/question-type';
import { hasOptions, type WrittenQuestion } from '@plinth/domain/forms/written-question';

/** A question being typed, with one option per line. */
export type QuestionDraft = {
  question: string;
  questionType: QuestionType;
  options: string;
  isRequired: boolean;
};

export const NEW_QUESTION: QuestionDraft = {
  question: '',
  questionType: 'SUBJECTIVE',
  options: '',
  isRequired: true,
};

export const draftOf = ({ options, ...question }: WrittenQuestion): QuestionDraft => ({
  ...question,
  options: options.join('\n'),
});

/** The content of the fields; options of a type without them are left out. */
export const writtenOf = ({ options, ...question }: QuestionDraft) => ({
  ...question,
  options: hasOptions(question.questionType)
    ? options
        .split('\n')
        .map((option) => option.trim())
        .filter(Boolean)
    : [],
});
