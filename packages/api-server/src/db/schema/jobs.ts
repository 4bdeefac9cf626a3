import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobCriteria } from '@plinth/domain/jobs/job-criteria';
import type { JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import type { OfferStatus } from '@plinth/domain/jobs/offer-status';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import type { Currency } from '@plinth/domain/money/currency';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo, stampedInstant } from './columns.ts';

/** Companies that offer jobs. The name appears on openings; contact and notes are for staff only. */
export const employers = pgTable('employers', {
  employerId: primaryId(),
  name: text().notNull().unique(),
  website: text().notNull().default(''),
  contactName: text().notNull().default(''),
  contactEmailId: text().notNull().default(''),
  notes: text().notNull().default(''),
  createdAt: createdAt(),
  updatedAt: instant().notNull(),
  /** From then on no opening is published for it. */
  endedAt: instant(),
});

/** Jobs that employers offer to learners of all cohorts. The reference is the name that staff gave an opening. */
export const jobOpenings = pgTable(
  'job_openings',
  {
    jobOpeningId: primaryId(),
    reference: text().notNull().unique(),
    employerId: refersTo(() => employers.employerId),
    /** The name of its employer, updated with it. */
    companyName: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    workMode: text().$type<WorkMode>().notNull(),
    /** Yearly pay in minor units; null if the employer has not stated it. */
    ctc: bigint({ mode: 'number' }),
    currency: text().$type<Currency>(),
    skills: text().array().notNull().default(sql`'{}'`),
    rounds: text().array().$type<InterviewRound[]>().notNull(),
    closingDate: instant().notNull(),
    questions: jsonb().$type<QuizQuestion[]>().notNull().default([]),
    /**
     * Increases with every change of the questions, by a trigger that saves the previous ones
     * (guards/form_versions.sql).
     */
    questionsVersion: integer().notNull().default(1),
    criteria: jsonb().$type<JobCriteria>().notNull().default({}),
    recordStatus: text().$type<RecordStatus>().notNull().default('ACTIVE'),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    /** Null while staff are still drafting it: it is then INACTIVE and hidden from learners. */
    publishedAt: instant(),
  },
  (t) => [
    check('job_openings_published', sql`${t.publishedAt} is not null or ${t.recordStatus} <> 'ACTIVE'`),
    index('job_openings_employer').on(t.employerId),
    index('job_openings_open').on(t.closingDate, t.jobOpeningId).where(sql`record_status = 'ACTIVE'`),
    check('job_openings_pay', sql`(${t.ctc} is null) = (${t.currency} is null) and ${t.ctc} >= 0`),
  ],
);

/** The previous questions of openings. Written only by the trigger. */
export const jobQuestionVersions = pgTable(
  'job_question_versions',
  {
    jobOpeningId: deletedWith(() => jobOpenings.jobOpeningId),
    version: integer().notNull(),
    questions: jsonb().$type<QuizQuestion[]>().notNull(),
    replacedAt: stampedInstant(),
  },
  (t) => [primaryKey({ columns: [t.jobOpeningId, t.version] })],
);

/** Applications, one per person and opening. The cohort is the one it was made from. */
export const userJobs = pgTable(
  'user_jobs',
  {
    userJobId: primaryId(),
    cohortId: refersTo(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    jobOpeningId: refersTo(() => jobOpenings.jobOpeningId),
    resumeDocumentId: uuid().notNull(),
    /** The version of the questions that these answer. */
    questionsVersion: integer().notNull().default(1),
    responses: jsonb().$type<ResponseEntry[]>().notNull().default([]),
    recordStatus: text().$type<RecordStatus>().notNull().default('ACTIVE'),
    currentRound: text().$type<InterviewRound>(),
    offerStatus: text().$type<OfferStatus>(),
    /** Yearly pay in minor units. */
    offerCtc: bigint({ mode: 'number' }),
    offerCurrency: text().$type<Currency>(),
    offerText: text(),
    offeredAt: instant(),
    offerDecidedAt: instant(),
    appliedAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('user_jobs_once').on(t.userId, t.jobOpeningId),
    index('user_jobs_opening').on(t.jobOpeningId),
    index('user_jobs_cohort').on(t.cohortId, t.userId),
    check(
      'user_jobs_offer',
      sql`(${t.offerStatus} is null) = (${t.offerCtc} is null)
        and (${t.offerStatus} is null) = (${t.offerCurrency} is null)
        and (${t.offerStatus} is null) = (${t.offeredAt} is null)`,
    ),
  ],
);

/** The steps of an application. Rows are only added. */
export const userJobUpdates = pgTable(
  'user_job_updates',
  {
    updateId: primaryId(),
    userJobId: deletedWith(() => userJobs.userJobId),
    round: text().$type<InterviewRound>(),
    status: text().$type<JobUpdateStatus>().notNull(),
    text: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (t) => [index('user_job_updates_list').on(t.userJobId, t.createdAt, t.updateId)],
);

/** Whether a learner has viewed an opening and saved it. */
export const jobActivities = pgTable(
  'job_activities',
  {
    userId: deletedWith(() => users.userId),
    jobOpeningId: deletedWith(() => jobOpenings.jobOpeningId),
    viewedAt: instant(),
    savedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobOpeningId] })],
);

/** A learner's feedback on a round, or on the application if no round is given: one each. */
export const userJobFeedback = pgTable(
  'user_job_feedback',
  {
    feedbackId: primaryId(),
    userJobId: deletedWith(() => userJobs.userJobId),
    round: text().$type<InterviewRound>(),
    responses: jsonb().$type<ResponseEntry[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [unique('user_job_feedback_once').on(t.userJobId, t.round).nullsNotDistinct()],
);
