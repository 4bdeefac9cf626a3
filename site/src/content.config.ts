import { defineCollection } from 'astro:content';
import { BASE_PRODUCT_CODES } from '@plinth/domain/catalog/product-code';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { curriculumLoader } from './content/load-curricula.ts';

const sentence = (what: string, max = 400) =>
  z
    .string()
    .min(1, `${what} is empty: write at least one word`)
    .max(max, `${what} is longer than ${max} characters: shorten it`);

const titled = (what: string) =>
  z.object({ title: sentence(`${what}: title`, 80), text: sentence(`${what}: text`) });

const summary = sentence('summary', 160).describe('Text for search engines and shared links');
const faqs = z.array(z.object({ question: sentence('question', 120), answer: sentence('answer', 600) }));

/**
 * The course pages: `src/content/courses/<base product code>.yaml`, one file for all regions. What is not here comes
 * from where it is decided: title, length and fee from the catalogue, the outline from the course itself.
 */
const courses = defineCollection({
  // The file's name is the id as it stands; the default would turn BIM_A into bim_a.
  loader: glob({
    pattern: '*.yaml',
    base: './src/content/courses',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  }),
  schema: z
    .object({
      promise: sentence('promise', 240).describe(
        'Under the title: what the learner does and can do afterwards',
      ),
      summary,
      hoursPerWeek: z.number().int().min(1).max(60).describe('Time to plan for, a week'),
      audience: z.array(sentence('audience')).min(2).describe('Who it is for, one line each'),
      notFor: z.array(sentence('notFor')).min(1).describe('Who should not take it, and what to do instead'),
      outcomes: z.array(titled('outcomes')).min(3).describe('What the learner will have made'),
      software: z.array(z.string()).min(1).describe('Tools that are used'),
      week: z
        .array(z.object({ when: z.string(), what: sentence('week'), hours: z.number().min(0.5) }))
        .describe('How a week runs; the hours add up to hoursPerWeek'),
      weekNote: sentence('weekNote').describe('What does not happen every week'),
      capstone: titled('capstone').extend({ deliverables: z.array(sentence('deliverables')).min(2) }),
      mentors: z.array(titled('mentors')).min(1).describe('Who teaches, by role'),
      drawings: z
        .array(
          z.object({ file: z.string().regex(/^[\w-]+\/[\w-]+\.svg$/), caption: sentence('caption', 160) }),
        )
        .describe('Drawings of the lessons, as paths in the folder of the course'),
      faqs: faqs.min(3).describe('Questions and answers for every region'),
      regions: z
        .partialRecord(
          z.enum(['INDIA', 'US', 'ROW']),
          z.object({
            summary: summary.optional(),
            faqs: faqs.optional().describe('Questions of this region, before the others'),
          }),
        )
        .default({})
        .describe('What a region says differently'),
    })
    .refine(
      ({ week, hoursPerWeek }) => week.reduce((sum, { hours }) => sum + hours, 0) === hoursPerWeek,
      'the hours of the week do not add up to hoursPerWeek',
    ),
});

/** The outlines of the courses, read from the folders that the school teaches from. */
const curricula = defineCollection({
  loader: curriculumLoader('../packages/school/courses/'),
  schema: z.object({
    code: z.enum(BASE_PRODUCT_CODES),
    weeks: z.number(),
    skills: z.array(z.string()),
    folder: z.string(),
    modules: z.array(
      z.object({
        title: z.string(),
        summary: z.string(),
        startWeek: z.number().int().min(0),
        liveSession: z.string().optional(),
        topics: z.array(
          z.object({ title: z.string(), summary: z.string().optional(), minutes: z.number().optional() }),
        ),
      }),
    ),
  }),
});

/** Legal texts: `src/content/legal/<page>.md`. */
const legal = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/legal' }),
  schema: z.object({
    title: z.string(),
    revised: z.coerce.date().describe('Date of the last change, YYYY-MM-DD'),
  }),
});

export const collections = { courses, curricula, legal };
