import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { QuestionType } from '../forms/question-type.ts';
import { WrittenQuestion } from '../forms/written-question.ts';
import { FeedbackAudience } from '../roles/feedback-audience.ts';
import { FeedbackCategory } from './feedback-category.ts';
import { FormDisplayPosition } from './form-display-position.ts';

/** Where a form stands: to be asked later, being asked, or over. */
export const FEEDBACK_STATES = ['SCHEDULED', 'OPEN', 'CLOSED'] as const;
export const FeedbackState = z.enum(FEEDBACK_STATES);
export type FeedbackState = z.infer<typeof FeedbackState>;

export const FEEDBACK_SORTS = ['startsAt', 'title'] as const;
export type FeedbackSort = (typeof FEEDBACK_SORTS)[number];

/** The pages on which a form can be asked, by the last word of their address. */
export const FEEDBACK_PAGES = [
  'dashboard',
  'calendar',
  'curriculum',
  'performance',
  'skill-progress',
  'queries',
  'tasks',
  'notes',
  'capstone',
  'evaluation-day',
] as const;

/** A form as staff ask it. Null asks in every cohort, from now on, and without an end. */
export const FeedbackDraft = z.object({
  title: textField(80),
  questions: z
    .array(WrittenQuestion)
    .check(z.minLength(1, 'Ask at least one question'), z.maxLength(20, 'Ask up to 20 questions')),
  cohortId: z.nullable(Id),
  page: z.enum(FEEDBACK_PAGES),
  audiences: z.array(FeedbackAudience).check(z.minLength(1, 'Choose at least one')),
  category: FeedbackCategory,
  formDisplayPosition: FormDisplayPosition,
  isMandatory: z.boolean(),
  startsAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
});
export type FeedbackDraft = z.infer<typeof FeedbackDraft>;

const Count = z.int().check(z.gte(0));

/** A form that is, was or will be asked, as the office lists it. */
export const OfficeFeedback = z.object({
  eventId: Id,
  title: z.string(),
  page: z.string(),
  /** Such as BIM_A-14; null for every cohort. */
  cohort: z.nullable(z.string()),
  audiences: z.array(FeedbackAudience),
  category: FeedbackCategory,
  isMandatory: z.boolean(),
  state: FeedbackState,
  startsAt: Instant,
  endsAt: z.nullable(Instant),
  answered: Count,
  skipped: Count,
});
export type OfficeFeedback = z.infer<typeof OfficeFeedback>;

/** What was said to one question. Null is what too few have answered to be shown. */
export const QuestionResult = z.object({
  questionId: Id,
  question: z.string(),
  questionType: QuestionType,
  answered: Count,
  /** Of a scale. */
  average: z.nullable(z.number()),
  /** How often each answer was given; null for free text too. */
  distribution: z.nullable(z.array(z.object({ label: z.string(), count: Count }))),
  /** Free text in an order that tells nothing of who wrote it. */
  texts: z.nullable(z.array(z.string())),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** A part of the answers: a cohort, those whom one guide looks after, or a week that begins on a Monday. */
export const FeedbackGroup = z.object({
  name: z.string(),
  answered: Count,
  /** One for each question, in their order: null where it is no scale, or too few have answered it. */
  averages: z.array(z.nullable(z.number())),
});
export type FeedbackGroup = z.infer<typeof FeedbackGroup>;

/** What was said to a form, without who said it. Small groups are left out. */
export const FeedbackResults = z.object({
  questions: z.array(QuestionResult),
  byCohort: z.array(FeedbackGroup),
  byGuide: z.array(FeedbackGroup),
  /** Weeks in which the same questions were answered, wherever they were asked. */
  trend: z.array(FeedbackGroup),
});
export type FeedbackResults = z.infer<typeof FeedbackResults>;
