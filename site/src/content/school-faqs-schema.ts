import { REGION_CHOICES, REGIONS } from '@plinth/domain/catalog/region';
import { z } from 'astro/zod';
import { faqSchema } from './faq-schema.ts';
import { fields, list } from './form-fields.ts';

/** The categories of the school's questions, in page order. */
export const FAQ_CATEGORIES = ['Applying', 'Fees', 'Learning'] as const;

/** `faqs.yaml`: questions about the school, independent of the course. */
export const schoolFaqsSchema = fields({
  questions: list(
    faqSchema.extend({
      category: z
        .enum(FAQ_CATEGORIES, {
          error: ({ input }) => `${input} is no subject: use ${FAQ_CATEGORIES.join(', ')}`,
        })
        .meta({ title: 'Subject' }),
      region: z
        .enum(REGIONS, { error: ({ input }) => `${input} is no region: use ${REGIONS.join(', ')} or none` })
        .optional()
        .meta({
          title: 'Only in',
          none: 'Everywhere',
          labels: Object.fromEntries(REGION_CHOICES.map(({ region, label }) => [region, label])),
        }),
    }),
    3,
    'question',
  ).meta({
    title: 'Questions about the school',
    description: 'On the home pages',
    part: 'questions',
    item: 'question',
  }),
});
