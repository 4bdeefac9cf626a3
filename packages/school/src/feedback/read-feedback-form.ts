import { requiredText } from '@plinth/api-server/services/course-packages/required-text';
import type { WrittenForm } from '@plinth/api-server/services/feedback/open-event';
import { FEEDBACK_CATEGORIES } from '@plinth/domain/feedback/feedback-category';
import * as z from 'zod';
import { readYamlFile } from '../read-yaml-file.ts';
import { optionsFault, writtenQuestion } from '../written-question.ts';

const FeedbackQuestion = z
  .strictObject({
    ...writtenQuestion,
    category: z
      .enum(FEEDBACK_CATEGORIES, { error: `use one of ${FEEDBACK_CATEGORIES.join(', ')}` })
      .optional(),
  })
  .superRefine((question, context) => {
    const isBinary = question.type.startsWith('BINARY_');
    const fault =
      isBinary && question.options.length !== 2
        ? 'give this type two options'
        : optionsFault(question, 'a popup cannot ask this type');
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
