import * as z from 'zod/mini';

/** The types of question; MULTI_CHOICE and MULTIPLE_CHOICE mean the same. */
export const QUESTION_TYPES = [
  'MULTI_CHOICE',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'SUBJECTIVE',
  'DOCUMENT_UPLOAD',
  'CAREER_BUILDER_SKILLS',
  'CAREER_BUILDER_INTEREST',
  'GROUP_QUESTION',
  'GROUPED_OPTION_QUESTION',
  'TEXT_AREA',
  'TEXT_INPUT',
  'FILTER',
  'BINARY_TRUE_FALSE',
  'BINARY_LIKE_DISLIKE',
  'BINARY_YES_NO',
  'SCALE_NUMBER',
  'SCALE_STAR',
  'SCALE_EMOJI',
] as const;
export const QuestionType = z.enum(QUESTION_TYPES);
export type QuestionType = z.infer<typeof QuestionType>;

/**
 * How a type of question is answered, regardless of its name: one: exactly one option; many: any set of options; scale:
 * one option or a number; text: free text; document: the id of an uploaded document; group: through its sub-questions.
 */
export type AnswerShape = 'one' | 'many' | 'scale' | 'text' | 'document' | 'group';

export const ANSWER_SHAPE: Record<QuestionType, AnswerShape> = {
  MULTI_CHOICE: 'many',
  SINGLE_CHOICE: 'one',
  MULTIPLE_CHOICE: 'many',
  SUBJECTIVE: 'text',
  DOCUMENT_UPLOAD: 'document',
  CAREER_BUILDER_SKILLS: 'many',
  CAREER_BUILDER_INTEREST: 'many',
  GROUP_QUESTION: 'group',
  GROUPED_OPTION_QUESTION: 'many',
  TEXT_AREA: 'text',
  TEXT_INPUT: 'text',
  FILTER: 'one',
  BINARY_TRUE_FALSE: 'one',
  BINARY_LIKE_DISLIKE: 'one',
  BINARY_YES_NO: 'one',
  SCALE_NUMBER: 'scale',
  SCALE_STAR: 'scale',
  SCALE_EMOJI: 'scale',
};
