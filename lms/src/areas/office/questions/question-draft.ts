import type { QuestionType } from '@plinth/domain/forms/question-type';
import { hasOptions, type WrittenQuestion } from '@plinth/domain/forms/written-question';

/** A question while it is typed: its options stand one on a line. */
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

/** What the fields say; options of a type without them are left out. */
export const writtenOf = ({ options, ...question }: QuestionDraft) => ({
  ...question,
  options: hasOptions(question.questionType)
    ? options
        .split('\n')
        .map((option) => option.trim())
        .filter(Boolean)
    : [],
});
