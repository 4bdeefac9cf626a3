import * as z from 'zod';
import { requiredText } from '../course-packages/required-text.ts';

const points = z.int({ error: 'write whole points from 0 to 100' }).min(0).max(100);
const optionText = requiredText(120, 'write each option in up to 120 characters');

const Filter = z.strictObject({
  ask: requiredText(300, 'write the question in up to 300 characters'),
  options: z
    .array(optionText)
    .min(2, 'give two options or more')
    .max(12, 'use up to 12 options')
    .refine((options) => new Set(options).size === options.length, 'each option may stand here once'),
});

const Question = z
  .strictObject({
    ask: requiredText(300, 'write the question in up to 300 characters'),
    type: z
      .enum(['one', 'many', 'words'], { error: 'use one (of the options), many (of them) or words' })
      .default('one'),
    options: z
      .record(optionText, points, { error: 'write each option with its points, such as "Well: 3"' })
      .default({}),
    optional: z.boolean({ error: 'write true or false' }).default(false),
  })
  .superRefine(({ type, options }, context) => {
    const count = Object.keys(options).length;
    const fault =
      type === 'words'
        ? count > 0
          ? 'a question that is answered in words has no options'
          : null
        : count < 2
          ? 'give two options or more, each with its points'
          : null;
    if (fault) context.addIssue({ code: 'custom', message: fault, path: ['options'] });
  });

const Section = z.strictObject({
  title: requiredText(80, 'write a title of up to 80 characters'),
  for: z.array(optionText).default([]),
  questions: z.array(Question).min(1, 'ask at least one question').max(40, 'ask up to 40 questions'),
});

const repeated = (texts: readonly string[]) => texts.find((text, index) => texts.indexOf(text) < index);

/** A form of the evaluation day as staff write it in YAML; an option of a filter selects the sections that name it. */
export const EvaluationFormFile = z
  .strictObject({
    filters: z.array(Filter).max(5, 'use up to 5 filters').default([]),
    sections: z.array(Section).min(1, 'write at least one section').max(20, 'write up to 20 sections'),
  })
  .superRefine(({ filters, sections }, context) => {
    const choices = filters.flatMap(({ options }) => options);
    const add = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path });
    const twice = repeated(choices);
    if (twice !== undefined) add(`"${twice}" is in two filters; word one of them differently`, 'filters');
    const title = repeated(sections.map((section) => section.title));
    if (title !== undefined) add(`two sections are called "${title}"`, 'sections');
    for (const [index, section] of sections.entries()) {
      const unknown = section.for.find((text) => !choices.includes(text));
      if (unknown !== undefined) add(`"${unknown}" is no option of a filter`, 'sections', index, 'for');
      const asked = repeated(section.questions.map(({ ask }) => ask));
      if (asked !== undefined) add(`"${asked}" is asked twice here`, 'sections', index, 'questions');
    }
  });
export type EvaluationFormFile = z.infer<typeof EvaluationFormFile>;
