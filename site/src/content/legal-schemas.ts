import { REGION_CHOICES, type Region } from '@plinth/domain/catalog/region';
import { TERMS_NUMBERS } from '@plinth/domain/course-applications/terms-numbers';
import { z } from 'astro/zod';
import { fields, list, sentence } from './form-fields.ts';

/** What stands for something that differs from region to region, or for a number that the system keeps to. */
const BRACES = ['currency', 'taxes', 'certificates', ...Object.keys(TERMS_NUMBERS)];

const termsText = (what: string) =>
  sentence(what, 1000).superRefine((text, { addIssue }) => {
    for (const [, name = ''] of text.matchAll(/\{([^}]*)\}/g))
      if (!BRACES.includes(name))
        addIssue({
          code: 'custom',
          message: `{${name}} stands for nothing: write ${BRACES.map((known) => `{${known}}`).join(', ')} or no braces`,
        });
  });

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day as written in a file, such as 2026-11-01. */
const daySchema = (what: string) =>
  z
    .string(`${what} is missing: write a day such as 2026-11-01`)
    .regex(DAY, `${what} is no day: write it as year, month, day, such as 2026-11-01`);

/** `enrolment-terms.json`: the terms of taking a course, which an applicant accepts by version. */
export const enrolmentTermsSchema = fields({
  version: daySchema('version').meta({
    title: 'Version',
    description:
      'The day of the last change; it becomes today by itself. Whoever accepted an earlier version keeps that one',
    widget: 'day',
  }),
  title: sentence('title', 80).meta({ title: 'Title' }),
  inShort: list(termsText('inShort'), 2, 'sentence').meta({
    title: 'In short',
    description: 'On every course page, beside the fees',
    item: 'sentence',
  }),
  taxes: fields(
    Object.fromEntries(
      REGION_CHOICES.map(({ region, label }) => [region, sentence('taxes').meta({ title: label })]),
    ) as Record<Region, z.ZodString>,
  ).meta({ title: 'Taxes', description: 'What {taxes} stands for' }),
  sections: list(
    fields({
      heading: sentence('heading', 80).meta({ title: 'Heading' }),
      paragraphs: list(termsText('paragraphs'), 1, 'paragraph').meta({
        title: 'Paragraphs',
        description: '{currency}, {taxes} and {certificates} become what they are in a region',
        item: 'paragraph',
      }),
    }),
    3,
    'section',
  ).meta({ title: 'Sections', item: 'section' }),
});

const legalPage = {
  title: sentence('title', 80).meta({ title: 'Title' }),
  revised: daySchema('revised').meta({
    title: 'Last changed on',
    description: 'Stands under the title. Becomes today by itself when the text is changed',
    widget: 'day',
  }),
};

/** The front matter of `legal/<page>.md`. Astro reads an unquoted day as a date. */
export const legalPageSchema = fields({
  ...legalPage,
  revised: z.preprocess(
    (day) => (day instanceof Date ? day.toISOString().slice(0, 10) : day),
    legalPage.revised,
  ),
});

/** A legal page as edited: the front matter and the text below it. */
export const legalTextSchema = fields({
  ...legalPage,
  body: sentence('body', 20_000)
    .refine((text) => !/<[a-z!/]/i.test(text), 'body has a tag in angle brackets: write the text alone')
    .meta({
      title: 'Text',
      description:
        'A line that begins with ## is a heading, one with - a point of a list; **these** are bold',
      widget: 'long',
    }),
});
