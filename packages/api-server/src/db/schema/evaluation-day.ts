import type { EvaluationQuestion, EvaluationSection } from '@plinth/domain/evaluation-day/evaluation-form';
import type { ReportSection } from '@plinth/domain/evaluation-day/evaluation-report';
import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import type { InterviewStatus, SlotStatus } from '@plinth/domain/evaluation-day/slot-status';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo } from './columns.ts';
import { courses } from './curriculum.ts';

/**
 * A time at which a guide can interview one learner of the cohort. INACTIVE means withdrawn; interviews record who took
 * one.
 */
export const evaluationSlots = pgTable(
  'evaluation_slots',
  {
    slotId: primaryId(),
    cohortId: deletedWith(() => cohorts.cohortId),
    mentorId: refersTo(() => users.userId),
    startDate: instant().notNull(),
    status: text().$type<SlotStatus>().notNull().default('ACTIVE'),
  },
  (t) => [
    uniqueIndex('evaluation_slots_once').on(t.cohortId, t.mentorId, t.startDate),
    index('evaluation_slots_start').on(t.cohortId, t.startDate),
  ],
);

/**
 * The interview of a learner on the evaluation day: one per learner, one per slot. The status stores what was decided;
 * what follows from the clock is derived (interviewStatus in domain).
 */
export const interviews = pgTable(
  'interviews',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    slotId: uuid().references(() => evaluationSlots.slotId),
    mentorId: uuid().references(() => users.userId),
    /** The interviewer, once set: the guide of the slot or of the learner's group. */
    primaryMentorId: uuid().references(() => users.userId),
    slotStatus: text().$type<InterviewStatus>().notNull().default('SLOT_NOT_BOOKED'),
    feedbackStatus: text().$type<InterviewStatus>().notNull().default('FEEDBACK_PENDING'),
    /** How many times the slot was changed. */
    changes: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.cohortId, t.userId] }),
    uniqueIndex('interviews_slot').on(t.slotId),
    index('interviews_mentor').on(t.cohortId, t.mentorId),
    index('interviews_primary_mentor').on(t.cohortId, t.primaryMentorId),
  ],
);

/**
 * The form that guides answer about the interviews of a course. It includes the points, so it never leaves unprojected.
 */
export const evaluationForms = pgTable(
  'evaluation_forms',
  {
    formId: primaryId(),
    courseId: deletedWith(() => courses.courseId),
    filters: jsonb().$type<EvaluationQuestion[]>().notNull(),
    sections: jsonb().$type<EvaluationSection[]>().notNull(),
  },
  (t) => [uniqueIndex('evaluation_forms_course').on(t.courseId)],
);

/** The notes on one interview; closing them freezes the report at that moment. */
export const interviewResponses = pgTable(
  'interview_responses',
  {
    responseId: primaryId(),
    formId: refersTo(() => evaluationForms.formId),
    cohortId: uuid().notNull(),
    userId: deletedWith(() => users.userId),
    report: jsonb().$type<ReportSection[]>(),
    score: integer(),
    remark: text(),
    createdAt: createdAt(),
    closedAt: instant(),
    closedById: uuid(),
  },
  (t) => [
    uniqueIndex('interview_responses_once').on(t.cohortId, t.userId),
    foreignKey({
      columns: [t.cohortId, t.userId],
      foreignColumns: [interviews.cohortId, interviews.userId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

export const interviewEntries = pgTable(
  'interview_entries',
  {
    responseId: deletedWith(() => interviewResponses.responseId),
    questionId: uuid().notNull(),
    entries: jsonb().$type<InterviewEntry[]>().notNull(),
    notedById: uuid().notNull(),
    notedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.responseId, t.questionId] })],
);

/** A link to a report that its learner made public. A withdrawn link is retained, so that its page can say so. */
export const evaluationShares = pgTable(
  'evaluation_shares',
  {
    shareId: primaryId(),
    cohortId: uuid().notNull(),
    userId: deletedWith(() => users.userId),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('evaluation_shares_token').on(t.tokenHash),
    uniqueIndex('evaluation_shares_open').on(t.cohortId, t.userId).where(sql`withdrawn_at is null`),
    foreignKey({
      columns: [t.cohortId, t.userId],
      foreignColumns: [interviews.cohortId, interviews.userId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
