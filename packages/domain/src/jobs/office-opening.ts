import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { LONG_TEXT_MAX, textField } from '../fields/text.ts';
import { WrittenQuestion } from '../forms/written-question.ts';
import { Currency } from '../money/currency.ts';
import { PAY_MAX } from '../placement/interest-record.ts';
import { InterviewRound } from './interview-round.ts';
import { JobCriteria } from './job-criteria.ts';
import { WorkMode } from './work-mode.ts';

/** The state of an opening: a draft, accepting applications, past its closing date, or closed by staff. */
export const OPENING_STATES = ['DRAFT', 'OPEN', 'PAST', 'CLOSED'] as const;
export const OpeningState = z.enum(OPENING_STATES);
export type OpeningState = z.infer<typeof OpeningState>;

export const OPENING_SORTS = ['closingDate', 'title'] as const;
export type OpeningSort = (typeof OPENING_SORTS)[number];

const isEachOnce = (names: readonly string[]) => new Set(names).size === names.length;

/** A year's pay in minor units. */
export const YearsPay = z.object({
  ctc: z
    .int('Enter the pay per year')
    .check(z.gte(1, 'Enter the pay per year'), z.lte(PAY_MAX, 'This amount is too large')),
  currency: Currency,
});

/** An opening as staff write it; pay is null if the employer has not stated it. */
export const OpeningFacts = z.object({
  employerId: z
    .string('Choose an employer')
    .check(z.refine((id) => Id.safeParse(id).success, 'Choose an employer')),
  title: textField(120),
  description: textField(LONG_TEXT_MAX),
  location: textField(120),
  workMode: WorkMode,
  pay: z.nullable(YearsPay),
  skills: z.array(textField(80)).check(z.maxLength(20, 'Name up to 20 skills')),
  rounds: z
    .array(InterviewRound)
    .check(z.minLength(1, 'Choose at least one round'), z.refine(isEachOnce, 'Name each round once')),
  /** Applications are accepted until the end of this day, in the zone of the school. */
  closingDay: IsoDate,
  questions: z.array(WrittenQuestion).check(
    z.maxLength(20, 'Ask up to 20 questions'),
    z.refine((all) => isEachOnce(all.map(({ question }) => question)), 'Ask each question once'),
  ),
  criteria: JobCriteria,
});
export type OpeningFacts = z.infer<typeof OpeningFacts>;

/** An opening as the office lists it. */
export const OfficeOpening = z.object({
  jobOpeningId: Id,
  reference: z.string(),
  title: z.string(),
  employerId: Id,
  companyName: z.string(),
  location: z.string(),
  state: OpeningState,
  closingDate: Instant,
  applied: z.int(),
  offers: z.int(),
});
export type OfficeOpening = z.infer<typeof OfficeOpening>;

/** One opening in full. */
export const OfficeOpeningDetail = z.object({
  ...OfficeOpening.shape,
  facts: OpeningFacts,
  updatedAt: Instant,
  /** The number of applicants awaiting an answer, who are notified if it closes. */
  waiting: z.int(),
  /** Identifies who is notified if it closes. */
  stamp: z.string(),
});
export type OfficeOpeningDetail = z.infer<typeof OfficeOpeningDetail>;
