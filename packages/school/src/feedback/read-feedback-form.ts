import { requiredText } from '@plinth/api-server/services/course-packages/required-text';
import type { WrittenForm } from '@plinth/api-server/services/feedback/open-event';
import { FEEDBACK_CATEGORIES } from '@plinth/domain/feedback/feedback-category';
import { ANSWER_SHAPE, QUESTION_TYPES } from '@plinth/domain/forms/question-type';
import * as z from 'zod';
import { readYamlFile } from '../read-yaml-file.ts';

const FeedbackQuestion = z
  .strictObject({
    ask: requiredText(300, 'write the question in up to 300 characters'),
    type: z.enum(QUESTION_TYPES, { error: `use one of ${QUESTION_TYPES.join(', ')}` }),
    options: z
      .array(requiredText(120, 'write each option in up to 120 characters'))
      .max(12, 'use up to 12')
      .default([]),
    optional: z.boolean({ error: 'write true or false' }).default(false),
    category: z
      .enum(FEEDBACK_CATEGORIES, { error: `use one of ${FEEDBACK_CATEGORIES.join(', ')}` })
      .optional(),
  })
  .superRefine(({ type, options }, context) => {
    const shape = ANSWER_SHAPE[type];
    const fault =
      shape === 'group' || shape === 'document'
        ? 'a popup cannot ask this type'
        : type.startsWith('BINARY_') && options.length !== 2
          ? 'give this type two options'
          : (shape === 'one' || shape === 'many') && options.length < 2
            ? 'give this type two options or more'
            : shape === 'text' && options.length > 0
              ? 'this type has no options'
              : new Set(options).size < options.length
                ? 'each option may stand here once'
                : null;
    if (fault) context.addIssue({ code: 'custom', message: fault, path: ['options'] });
  });

const FeedbackForm = z.strictObject({
  title: requiredText(80, 'write a title of up to 80 characters'),
  questions: z.array(FeedbackQuestion).min(1, 'ask at least one question').max(20, 'ask up to 20 questions'),
});

/** Reads a feedback form that staff wrote as YAML. @throws Fault that names the line and how to mend it */
export async function readFeedbackForm(path: string): Promise<WrittenForm> {
  const { title, questions } = await readYamlFile(path, FeedbackForm);
  return {
    title,
    questions: questions.map(({ ask, type, options, optional, category }) => ({
      question: ask,
      questionType: type,
      options,
      isRequired: !optional,
      category,
    })),
  };
}
