import { USUAL_COMPLETION } from '@plinth/domain/closing/completion-rule';
import * as z from 'zod';
import { MODULE_TYPES, QUESTION_TYPES } from './course-package.ts';

/* The error text of each field is the "how to mend it" half of a problem line. */

export const text = (example: string) =>
  z
    .string({ error: `write ${example}` })
    .trim()
    .min(1, { error: `write ${example}` });

const wholeNumber = (least: number, most: number, meaning: string) => {
  const error = `write a whole number from ${least} to ${most}, ${meaning}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

const yesOrNo = z.boolean({ error: 'write true or false' });

export const day = wholeNumber(0, 730, "counted in days after the cohort's start date");
export const credits = wholeNumber(0, 1000, 'the credits a learner earns (0 for none)');
export const minutes = wholeNumber(1, 600, 'the minutes to allow');

const folderName = z
  .string({ error: 'write the name of a folder, e.g. 01-foundations' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'use lower-case letters, digits and single hyphens' });

export const id = z
  .string({ error: 'write a short name such as cde-states' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'use lower-case letters, digits and single hyphens' })
  .optional();

const partId = z
  .string({ error: 'write the former path of the folder in the course, or a short name such as cde' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, {
    error: 'use lower-case letters, digits and single hyphens, with / between folders',
  })
  .optional();

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'UTC']);

const clock = { error: 'write the time as HH:mm, e.g. "19:30"' };

/** When a live session is held: the day after the start, at wall-clock time in a zone. */
export const sessionTime = z.strictObject(
  {
    day,
    time: z.string(clock).regex(/^([01]\d|2[0-3]):[0-5]\d$/, clock),
    zone: z
      .string({ error: 'write the time zone, e.g. Asia/Kolkata' })
      .refine((zone) => zones.has(zone), { error: 'write an IANA time zone, e.g. Asia/Kolkata' }),
    minutes,
  },
  { error: 'write title, day, time, zone and minutes of the session' },
);

/** What may be handed in. */
export const uploads = z.enum(['FILE', 'LINK', 'BOTH'], { error: 'write FILE, LINK or BOTH' });

export const courseFile = z.strictObject(
  {
    code: z
      .string({ error: 'write the product code, e.g. BIM_A' })
      .regex(/^[A-Z0-9]+(_[A-Z0-9]+)*$/, { error: 'write the product code in capitals, e.g. BIM_A' }),
    title: text('the title of the course'),
    outcome: text('what a learner can do after the course'),
    audience: text('who the course is for'),
    weeks: wholeNumber(1, 104, 'the length of the course in weeks'),
    skills: z
      .array(text('a skill, e.g. Clash detection'), {
        error: 'list the skills taught, one per line with a dash',
      })
      .min(1, { error: 'list at least one skill' }),
    completion: z
      .strictObject(
        {
          percentage: wholeNumber(1, 100, 'the share of the course to be done, in percent').default(
            USUAL_COMPLETION.percentage,
          ),
          gradedWork: yesOrNo.default(USUAL_COMPLETION.gradedWork),
          capstone: yesOrNo.default(USUAL_COMPLETION.capstone),
        },
        { error: 'write percentage, gradedWork or capstone' },
      )
      .optional(),
    modules: z
      .array(folderName, { error: 'list the module folders in teaching order, one per line with a dash' })
      .min(1, { error: 'list at least one module folder' }),
  },
  { error: 'write the fields of a course: code, title, outcome, audience, weeks, skills, modules' },
);

/** Which skills of the course a part trains. */
export const trained = (what: string) =>
  z
    .array(text('a skill of the course, e.g. Clash detection'), {
      error: `list the skills ${what} trains, one per line with a dash`,
    })
    .min(1, { error: 'list at least one skill, or remove skills' });

export const moduleFile = z.strictObject(
  {
    title: text('the title of the module'),
    id: partId,
    summary: text('one or two sentences on what the module teaches'),
    type: z.enum(MODULE_TYPES, { error: `write one of ${MODULE_TYPES.join(', ')}` }),
    releaseDay: day,
    skills: trained('the module').optional(),
    liveSession: sessionTime.extend({ title: text('the title of the session') }).optional(),
    outline: z
      .array(text('the title of a topic'), { error: 'list the topic titles, one per line with a dash' })
      .min(1, { error: 'list at least one topic title, or remove outline' })
      .optional(),
  },
  { error: 'write the fields of a module: title, summary, type, releaseDay' },
);

export const lessonFrontMatter = z.strictObject(
  {
    title: text('the title of the lesson'),
    id: partId,
    summary: text('one sentence on what the lesson teaches'),
    minutes,
    credits,
    releaseDay: day.optional(),
  },
  { error: 'begin the file with title, summary, minutes and credits between two lines of ---' },
);

const shape = { error: 'write type, question, options and explanation' };

/** One question; `readQuiz` checks whether its fields fit its type. */
const question = {
  id,
  type: z.enum(QUESTION_TYPES, { error: `write one of ${QUESTION_TYPES.join(', ')}` }),
  question: text('the question'),
  options: z
    .array(
      z.strictObject(
        {
          id,
          text: text('the text of the option'),
          group: text('the heading the option is under').optional(),
          correct: z.literal(true, { error: 'write correct: true, or leave it out' }).optional(),
        },
        { error: 'write an option as - text: ...' },
      ),
      { error: 'list the options, each as - text: ...' },
    )
    .min(2, { error: 'give at least two options' })
    .max(8, { error: 'give at most eight options' })
    .optional(),
  answer: z.boolean({ error: 'write true or false' }).optional(),
  opinion: z.literal(true, { error: 'write opinion: true, or leave it out' }).optional(),
  optional: z.literal(true, { error: 'write optional: true, or leave it out' }).optional(),
  keepOrder: z.literal(true, { error: 'write keepOrder: true, or leave it out' }).optional(),
  explanation: text('why the answer is right').optional(),
};

const poolName = z
  .string({ error: 'write the name of a pool, e.g. gates' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'use lower-case letters, digits and single hyphens' });

const questionsOf = <T extends z.ZodType>(one: T) =>
  z
    .array(one, { error: 'list the questions, each beginning with - type: ...' })
    .min(1, { error: 'give at least one question' });

export const quizFile = z.strictObject(
  {
    title: text('the title of the quiz'),
    credits,
    quizType: z.enum(['GRADED', 'PRACTICE'], { error: 'write GRADED or PRACTICE' }),
    timeLimitMinutes: wholeNumber(1, 240, 'the minutes before the quiz closes').optional(),
    retakes: z.union([wholeNumber(0, 20, 'the attempts after the first'), z.literal('unlimited')], {
      error: 'write how many attempts follow the first (0 to 20), or unlimited',
    }),
    dueDay: day.optional(),
    draw: z
      .record(poolName, wholeNumber(1, 50, 'the questions of the pool that an attempt asks'), {
        error: 'write the name of each pool with how many of its questions are asked, e.g. gates: 2',
      })
      .optional(),
    questions: questionsOf(
      z.strictObject(
        {
          ...question,
          pool: poolName.optional(),
          questions: questionsOf(z.strictObject(question, shape)).optional(),
        },
        shape,
      ),
    ),
  },
  { error: 'write the fields of a quiz: title, credits, quizType, retakes, questions' },
);

export const assignmentFile = z.strictObject(
  {
    title: text('the title of the assignment'),
    credits,
    dueDay: day,
    uploads,
    brief: text('the brief in Markdown, after brief: | and indented'),
    rubric: z
      .array(
        z.strictObject(
          {
            criterion: text('what is judged'),
            points: wholeNumber(1, 100, 'the points for this criterion'),
            full: text('what earns all the points'),
            partial: text('what earns some of them'),
          },
          { error: 'write criterion, points, full and partial' },
        ),
        { error: 'list the criteria, each beginning with - criterion: ...' },
      )
      .min(1, { error: 'give at least one criterion' }),
  },
  { error: 'write the fields of an assignment: title, credits, dueDay, uploads, brief, rubric' },
);
