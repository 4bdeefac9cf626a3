import * as z from 'zod/mini';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { Email } from '../fields/email.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { LastName, OptionalName } from '../fields/person-name.ts';
import { optionalTextField } from '../fields/text.ts';
import { CURRENCIES } from '../money/currency.ts';
import { MoveConsequences } from './move-consequences.ts';
import { STAFF_MOVES } from './place-event.ts';

/** The maximum size of a file of people, in characters: five thousand rows, within what a call may carry. */
export const SHEET_TEXT_MAX = 450_000;
/** The maximum number of places changed in one call. */
export const MOVED_AT_ONCE_MAX = 200;

const Count = z.int().check(z.gte(0));

/** A learner's place as the office lists it. */
export const OfficeEnrolment = z.object({
  enrolmentId: Id,
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  cohortId: Id,
  productId: z.string(),
  courseTitle: z.string(),
  batchNumber: z.string(),
  groupTitle: z.nullable(z.string()),
  state: CohortUserState,
  /** Whether staff paused it: it rests as WAITING. */
  isPaused: z.boolean(),
  enrolledAt: Instant,
});
export type OfficeEnrolment = z.infer<typeof OfficeEnrolment>;

/** A cohort that people can be enrolled in or moved to. */
export const EnrolmentCohort = z.object({
  cohortId: Id,
  productId: z.string(),
  courseTitle: z.string(),
  batchNumber: z.string(),
  startsAt: z.nullable(Instant),
  isOpenCourse: z.boolean(),
  isActive: z.boolean(),
  seats: Count,
  taken: Count,
});
export type EnrolmentCohort = z.infer<typeof EnrolmentCohort>;

/** What a move would do to one place, or the reason why it is not possible. */
export const PreviewedMove = z.object({
  enrolment: OfficeEnrolment,
  consequences: z.nullable(MoveConsequences),
  reason: z.nullable(z.string()),
});
export type PreviewedMove = z.infer<typeof PreviewedMove>;

const Move = { move: z.enum(STAFF_MOVES), toCohortId: z.optional(Id) };
const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const PreviewMove = z.object({
  ...Move,
  enrolmentIds: z
    .array(Id)
    .check(z.minLength(1), z.maxLength(MOVED_AT_ONCE_MAX), z.refine(isEachOnce, 'Name each place once')),
});
export type PreviewMove = z.infer<typeof PreviewMove>;

export const MoveEnrolments = z.object({
  ...Move,
  /** Each with the state shown when the change was decided. */
  enrolments: z.array(z.object({ enrolmentId: Id, seen: CohortUserState })).check(
    z.minLength(1),
    z.maxLength(MOVED_AT_ONCE_MAX),
    z.refine((rows) => isEachOnce(rows.map((row) => row.enrolmentId)), 'Name each place once'),
  ),
  /** For the log; the learner does not see it. */
  reason: optionalTextField(200),
});
export type MoveEnrolments = z.infer<typeof MoveEnrolments>;

/**
 * The people to enrol: one person, or a file of people as text. `currency` is that of the resulting order; null means
 * no order.
 */
export const EnrolPeople = z.object({
  cohortId: Id,
  currency: z.nullable(z.enum(CURRENCIES)),
  from: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('PERSON'),
      emailId: Email,
      firstName: OptionalName,
      lastName: LastName,
    }),
    z.object({ kind: z.literal('SHEET'), csv: z.string().check(z.maxLength(SHEET_TEXT_MAX)) }),
  ]),
});
export type EnrolPeople = z.infer<typeof EnrolPeople>;

/**
 * How many people are new to the school and invited, have an account, return to a cancelled place, or are already in
 * the cohort and left unchanged.
 */
export const EnrolCounts = z.object({ invited: Count, known: Count, again: Count, already: Count });
export type EnrolCounts = z.infer<typeof EnrolCounts>;

/** What enrolling would do. If the file as a whole or any row is faulty, no one is enrolled. */
export const EnrolPreview = z.object({
  fault: z.nullable(z.string()),
  faults: z.array(z.object({ line: Count, message: z.string() })),
  counts: EnrolCounts,
  /** The state of their new places. */
  state: CohortUserState,
  /** The price of one place, minor units; null if nothing is due. */
  due: z.nullable(z.object({ currency: z.enum(CURRENCIES), amount: Count })),
  /** Seats of the cohort and places taken, before enrolling. */
  seats: Count,
  taken: Count,
});
export type EnrolPreview = z.infer<typeof EnrolPreview>;
