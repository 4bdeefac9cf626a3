import { COMPONENT_TYPES } from '@plinth/domain/curriculum/component-type';
import { NODE_TYPES } from '@plinth/domain/curriculum/node-type';
import { TOPIC_CATEGORIES } from '@plinth/domain/curriculum/topic-category';
import * as z from 'zod';
import {
  assignmentFile,
  credits,
  day,
  id,
  minutes,
  sessionTime,
  text,
  trained,
  uploads,
} from './course-schemas.ts';

/**
 * What a file of parts can belong to: the course beside its modules, one of the parts with a separate page, or what is
 * done before the start: ONBOARDING is the pre-work, open from the day of payment.
 */
export const PLACES = ['ONBOARDING', 'LEARNING', 'CAREER', 'CAPSTONE', 'REVIEW_DAY', 'OPEN_LMS'] as const;

const PART_TYPES = [...NODE_TYPES, ...COMPONENT_TYPES].filter((type) => type !== 'ROOT');

const handIn = z.strictObject(
  {
    uploads,
    asks: z
      .array(text('one thing that is handed in'), {
        error: 'list what is handed in, one per line with a dash',
      })
      .optional(),
    rubric: assignmentFile.shape.rubric.optional(),
  },
  { error: 'write uploads, and asks or rubric if you like' },
);

const partFields = {
  type: z.enum(PART_TYPES, { error: `write one of ${PART_TYPES.join(', ')}` }),
  id,
  title: text('the title of the part').optional(),
  heading: text('the heading of the block').optional(),
  summary: text('one or two sentences').optional(),
  minutes: minutes.optional(),
  releaseDay: day.optional(),
  dueDay: day.optional(),
  credits: credits.optional(),
  skills: trained('the part').optional(),
  elective: z.literal(true, { error: 'write elective: true, or leave it out' }).optional(),
  category: z.enum(TOPIC_CATEGORIES, { error: `write one of ${TOPIC_CATEGORIES.join(', ')}` }).optional(),
  lesson: text('the text of the lesson in Markdown, after lesson: | and indented').optional(),
  text: text('text in Markdown, after text: | and indented').optional(),
  handIn: handIn.optional(),
  session: sessionTime.optional(),
  quiz: z
    .string({ error: 'write the name of a file beside this one, such as interview.quiz.yaml' })
    .regex(/^[a-z0-9-]+\.quiz\.yaml$/, {
      error: 'name a file beside this one, such as interview.quiz.yaml',
    })
    .optional(),
};

/** One part of a course with its nested parts, as written. */
export type CoursePart = z.infer<z.ZodObject<typeof partFields>> & { parts?: CoursePart[] | undefined };

/** A part of a course as written in parts/*.yaml; parts can be nested. */
const part = z.strictObject(
  {
    ...partFields,
    get parts(): z.ZodOptional<z.ZodArray<z.ZodType<CoursePart>>> {
      return z.array(part, { error: 'list the parts, each beginning with - type: ...' }).optional();
    },
  },
  { error: 'write a part as - type: ..., with its title and what it holds' },
);

export const partsFile = z.strictObject(
  {
    place: z.enum(PLACES, { error: `write one of ${PLACES.join(', ')}` }),
    title: text('what the part is called').optional(),
    parts: z
      .array(part, { error: 'list the parts, each beginning with - type: ...' })
      .min(1, { error: 'give at least one part' }),
  },
  { error: 'write place, title and parts' },
);
