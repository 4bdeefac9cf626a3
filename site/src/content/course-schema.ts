import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { faqSchema } from './faq-schema.ts';
import { fields, list, sentence } from './form-fields.ts';
import { SECTION_IDS, SECTION_SUBJECTS } from './section-ids.ts';

const hours = (what: string, least: number) =>
  z
    .number(`${what} is no number: write digits, such as 8`)
    .min(least, `${what} is less than ${least}: write ${least} or more`)
    .max(60, `${what} is more than 60: write 60 or less`);

const titled = (what: string) =>
  fields({
    title: sentence(`${what}: title`, 80).meta({ title: 'Title' }),
    text: sentence(`${what}: text`).meta({ title: 'Text' }),
  });

/** From this length on, a search engine shows the text rather than a generated one. */
const SUMMARY_LEAST = 70;

const summary = sentence('summary', 160)
  .refine(
    ({ length }) => length === 0 || length >= SUMMARY_LEAST,
    `summary is shorter than ${SUMMARY_LEAST} characters: say what is learnt and with what`,
  )
  .meta({
    title: 'Summary',
    description: 'Text for search engines and shared links, in 70 to 160 characters',
  });

const datesNote = sentence('the note on dates', 160).meta({
  title: 'Note on dates',
  description: 'Stands under the date of the next cohort. The dates themselves come from the school',
  part: 'main',
});

const faqs = (least: number) => list(faqSchema, least, 'question');

const region = (label: string) =>
  fields({
    summary: summary.optional(),
    datesNote: datesNote.optional(),
    faqs: faqs(0).optional().meta({
      title: 'Questions of this region',
      description: 'They stand before the others',
      item: 'question',
    }),
  })
    .optional()
    .meta({ title: label });

const PICTURE_FILE = /^\.\/images\/[\w-]+\.(?:png|jpe?g|webp|avif)$/;

/** The path of a picture, `./images/<name>.png` and the like, below the folder of the course pages. */
export const pictureFile = z
  .string('picture is missing: choose one')
  .min(1, { error: 'picture is missing: choose one', abort: true })
  .regex(PICTURE_FILE, 'picture is no file of ./images: choose one, or write ./images/<name>.jpg');

/** The path of an existing picture below a folder: a build reports where a missing one is named. */
export const pictureOf = (folder: string) =>
  pictureFile.refine((file) => existsSync(join(folder, file)), {
    error: ({ input }) => `${input} is not there: put the picture into images, or correct the name`,
  });

/**
 * What marketing writes about a course: `courses/<base product code>.yaml`, one file for all regions.
 * @param picture how the path of a picture is read: Astro's `image()` in a build, `pictureFile` in the editor
 */
export const courseSchema = <T extends z.ZodType>(picture: T) =>
  fields({
    promise: sentence('promise', 240).meta({
      title: 'Promise',
      description: 'Under the title: what the learner does and can do afterwards',
      part: 'main',
    }),
    summary,
    datesNote: datesNote.optional(),
    sections: z
      .array(
        z.enum(SECTION_IDS, {
          error: ({ input }) => `${input} is no section: use ${SECTION_IDS.join(', ')}`,
        }),
        'sections is no list: name every section once',
      )
      .refine(
        (ids) => ids.length === SECTION_IDS.length && new Set(ids).size === SECTION_IDS.length,
        `name each section once: ${SECTION_IDS.join(', ')}`,
      )
      .default([...SECTION_IDS])
      .meta({
        title: 'Order of the sections',
        description: 'From the top of the page to its foot',
        widget: 'order',
        labels: SECTION_SUBJECTS,
      }),
    hoursPerWeek: hours('hours a week', 1)
      .int('hours a week is no whole number: write one, such as 8')
      .meta({ title: 'Hours a week', description: 'Time to plan for', part: 'week' }),
    audience: list(sentence('this line'), 2, 'line').meta({
      title: 'Who it is for',
      description: 'One line each',
      part: 'audience',
      item: 'line',
    }),
    notFor: list(sentence('this line'), 1, 'line').meta({
      title: 'Who should not take it',
      description: 'And what to do instead',
      part: 'audience',
      item: 'line',
    }),
    outcomes: list(titled('outcomes'), 3, 'outcome').meta({
      title: 'Outcomes',
      description: 'What the learner will have made',
      part: 'outcomes',
      item: 'outcome',
    }),
    pictures: z
      .array(
        fields({
          file: picture.meta({
            title: 'Picture',
            description: 'PNG, JPEG, WebP or AVIF, up to 4 MB and at least 800 pixels wide',
            widget: 'picture',
          }),
          alt: sentence('the description', 200).meta({
            title: 'Description',
            description: 'What is to be seen, for those who cannot see it',
          }),
          caption: sentence('caption', 160).meta({ title: 'Caption' }),
        }),
        'pictures is no list: write one entry each, with file, alt and caption',
      )
      .max(6, 'pictures has more than 6: remove some')
      .default([])
      .meta({ title: 'Pictures', description: 'Under the outcomes', part: 'outcomes', item: 'picture' }),
    software: list(sentence('software', 60), 1, 'tool').meta({
      title: 'Tools that are used',
      part: 'outcomes',
      item: 'tool',
    }),
    week: list(
      fields({
        when: sentence('when', 40).meta({ title: 'When' }),
        what: sentence('what').meta({ title: 'What' }),
        hours: hours('hours', 0.5).meta({ title: 'Hours' }),
      }),
      1,
      'part of the week',
    ).meta({
      title: 'A week',
      description: 'The hours add up to the hours a week',
      part: 'week',
      item: 'part of the week',
    }),
    weekNote: sentence('the note on the week').meta({
      title: 'Note on the week',
      description: 'What does not happen every week',
      part: 'week',
    }),
    capstone: titled('capstone')
      .extend({
        deliverables: list(sentence('deliverables'), 2, 'deliverable').meta({
          title: 'To be delivered',
          item: 'deliverable',
        }),
      })
      .meta({ title: 'Capstone', part: 'capstone' }),
    evaluation: titled('evaluation')
      .extend({
        steps: list(titled('steps'), 2, 'step').meta({
          title: 'How it goes',
          description: 'In the order of time',
          item: 'step',
        }),
      })
      .meta({ title: 'Evaluation day', part: 'evaluation' }),
    placement: titled('placement')
      .extend({
        points: list(titled('points'), 2, 'point').meta({ title: 'What the school does', item: 'point' }),
        limit: sentence('limit').meta({
          title: 'What is not promised',
          description: 'A job, a salary or a visa never is: the terms say so',
        }),
      })
      .meta({ title: 'Placement', part: 'placement' }),
    mentors: list(titled('mentors'), 1, 'mentor').meta({
      title: 'Mentors',
      description: 'Who teaches, by role',
      part: 'mentors',
      item: 'mentor',
    }),
    drawings: z
      .array(
        fields({
          file: z
            .string('file is missing: name a drawing of the course')
            .regex(/^[\w-]+\/[\w-]+\.svg$/, 'file is no drawing: write <module>/<drawing>.svg')
            .meta({ title: 'Drawing', description: 'One of the course, by module', widget: 'drawing' }),
          caption: sentence('caption', 160).meta({ title: 'Caption' }),
        }),
        'drawings is no list: write one entry each, with file and caption',
      )
      .meta({
        title: 'Drawings of the lessons',
        description: 'Under the curriculum',
        part: 'curriculum',
        item: 'drawing',
      }),
    faqs: faqs(3).meta({
      title: 'Questions and answers',
      description: 'For every region',
      part: 'faqs',
      item: 'question',
    }),
    regions: fields({
      INDIA: region('India'),
      US: region('USA, Canada and Europe'),
      ROW: region('Outside of India and the US'),
    })
      .default({})
      .meta({ title: 'Regions', description: 'What a region says differently' }),
  }).superRefine(({ week, hoursPerWeek }, { addIssue }) => {
    const sum = week.reduce((total, part) => total + part.hours, 0);
    if (sum !== hoursPerWeek)
      addIssue({
        code: 'custom',
        path: ['hoursPerWeek'],
        message: `the hours of the week add up to ${sum}, not to ${hoursPerWeek}: change them, or the hours a week`,
      });
  });
