import * as z from 'zod/mini';
import { optionalTextField, textField } from '../fields/text.ts';
import { ANSWER_SHAPE, QUESTION_TYPES, type QuestionType } from './question-type.ts';

/** The types that staff may ask in the office: those answered directly, without sub-questions or uploads. */
export const ASKABLE_TYPES = QUESTION_TYPES.filter(
  (type) => ANSWER_SHAPE[type] !== 'group' && ANSWER_SHAPE[type] !== 'document',
) as [QuestionType, ...QuestionType[]];

/** Whether a type is answered by one or more of its options. */
export const hasOptions = (type: QuestionType): boolean =>
  ANSWER_SHAPE[type] === 'one' || ANSWER_SHAPE[type] === 'many';

function optionsFault(type: QuestionType, options: readonly string[]): string | null {
  if (type.startsWith('BINARY_') && options.length !== 2) return 'Give two options';
  if (hasOptions(type) && options.length < 2) return 'Give at least two options';
  if (ANSWER_SHAPE[type] === 'text' && options.length > 0) return 'Free text has no options';
  if (new Set(options).size < options.length) return 'Name each option once';
  return null;
}

/** A question as staff write it. */
export const WrittenQuestion = z
  .object({
    question: textField(300),
    questionType: z.enum(ASKABLE_TYPES),
    options: z.array(optionalTextField(120)).check(z.maxLength(12, 'Give up to 12 options')),
    isRequired: z.boolean(),
  })
  .check((context) => {
    const { questionType, options } = context.value;
    const message = optionsFault(questionType, options);
    if (message)
      context.issues.push({ code: 'custom', message, path: ['options'], input: context.value.options });
  });
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;
