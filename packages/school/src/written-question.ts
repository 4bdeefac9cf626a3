import { requiredText } from '@plinth/api-server/services/course-packages/required-text';
import { ANSWER_SHAPE, QUESTION_TYPES, type QuestionType } from '@plinth/domain/forms/question-type';
import * as z from 'zod';

/** The fields of a question that staff write as YAML. */
export const writtenQuestion = {
  ask: requiredText(300, 'write the question in up to 300 characters'),
  type: z.enum(QUESTION_TYPES, { error: `use one of ${QUESTION_TYPES.join(', ')}` }),
  options: z
    .array(requiredText(120, 'write each option in up to 120 characters'))
    .max(12, 'use up to 12')
    .default([]),
  optional: z.boolean({ error: 'write true or false' }).default(false),
};

type Written = { type: QuestionType; options: readonly string[] };

/**
 * Returns what is wrong with the options of a question, or null.
 * @param refusal what to say of a type that is not asked here
 */
export function optionsFault({ type, options }: Written, refusal: string): string | null {
  const shape = ANSWER_SHAPE[type];
  if (shape === 'group' || shape === 'document') return refusal;
  if ((shape === 'one' || shape === 'many') && options.length < 2)
    return 'give this type two options or more';
  if (shape === 'text' && options.length > 0) return 'this type has no options';
  return new Set(options).size < options.length ? 'each option may stand here once' : null;
}
