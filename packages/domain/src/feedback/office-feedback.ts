import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { QuestionType } from '../forms/question-type.ts';
import { WrittenQuestion } from '../forms/written-question.ts';
import { FeedbackAudience } from '../roles/feedback-audience.ts';
import { FeedbackCategory } from './feedback-category.ts';
import { FormDisplayPosition } from './form-display-position.ts';

/** The state of a form: scheduled, being asked, or over. */
export const FEEDBACK_STATES = ['SCHEDULED', 'OPEN', 'CLOSED'] as const;
export const FeedbackState = z.enum(FEEDBACK_STATES);
export type FeedbackState = z.infer<typeof FeedbackState>;

export const FEEDBACK_SORTS = ['startsAt', 'title'] as const;

/** The pages on which a form can be asked, by the last segment of their address. */
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

/** A form as staff create it. Null means every cohort, from now on, and without an end. */
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

/** A past, current or scheduled form, as the office lists it. */
export const OfficeFeedback = z.object({
  eventId: Id,
  title: z.string(),
  page: z.string(),
  /** For example BIM_A-14; null for every cohort. */
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

/** The answers to one question. Null if too few people answered to show it. */
export const QuestionResult = z.object({
  questionId: Id,
  question: z.string(),
  questionType: QuestionType,
  answered: Count,
  /** Scales only. */
  average: z.nullable(z.number()),
  /** The number of times each answer was given; null for free text too. */
  distribution: z.nullable(z.array(z.object({ label: z.string(), count: Count }))),
  /** Free text, in an order that reveals nothing about its authors. */
  texts: z.nullable(z.array(z.string())),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** A subset of the answers: a cohort, the learners of one guide, or a week that starts on a Monday. */
export const FeedbackGroup = z.object({
  name: z.string(),
  answered: Count,
  /** One per question, in question order: null if it is not a scale or too few people answered it. */
  averages: z.array(z.nullable(z.number())),
});
export type FeedbackGroup = z.infer<typeof FeedbackGroup>;

/** The answers to a form, without their authors. Small groups are omitted. */
export const FeedbackResults = z.object({
  questions: z.array(QuestionResult),
  byCohort: z.array(FeedbackGroup),
  byGuide: z.array(FeedbackGroup),
  /** Weeks in which the same questions were answered, in any form. */
  trend: z.array(FeedbackGroup),
});
export type FeedbackResults = z.infer<typeof FeedbackResults>;
