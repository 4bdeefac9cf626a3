import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import type { Currency } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';

/** A learner's placement preferences, one record per cohort. Pay is yearly, in minor units of `currency`. */
export const placementInterests = pgTable(
  'placement_interests',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    interestedInPlacements: boolean(),
    countryPreferences: text().array().notNull().default(sql`'{}'`),
    locationPreferences: text().array().notNull().default(sql`'{}'`),
    currentCtc: bigint({ mode: 'number' }),
    expectedCtc: bigint({ mode: 'number' }),
    currency: text().$type<'INR' | 'USD'>(),
    noticePeriod: integer(),
    languages: text().array().notNull().default(sql`'{}'`),
    internshipExperienceInMonths: integer(),
    willingToRelocate: boolean(),
    projectSpecialization: text(),
    priorRevitExp: boolean(),
    closeInterestPopup: boolean().notNull().default(false),
    closeGraduationPopup: boolean().notNull().default(false),
    isDisengaged: boolean().notNull().default(false),
    /** Until when this learner may fill in the form although the cohort's deadline has passed. */
    reopenedUntil: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId] })],
);

/** The placement team's decisions about a learner; no row means none. */
export const placementDecisions = pgTable(
  'placement_decisions',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    /** Why the learner is excluded; null without an objection. The learner reads it. */
    exclusionReason: text(),
    placedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId] })],
);

/** A job that a learner found without the school, one per cohort. Pay is yearly, in minor units of `currency`. */
export const selfPlacements = pgTable(
  'self_placements',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    companyName: text().notNull(),
    designation: text().notNull(),
    ctc: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    joiningDate: date().notNull(),
    workMode: text().$type<WorkMode>(),
    offerLetterDocumentId: uuid(),
    reviewStatus: text().$type<'PENDING' | 'REVIEWED' | 'REJECTED'>().notNull().default('PENDING'),
    /** What the placement team requests while PENDING, or its final remark. */
    remark: text(),
    submittedAt: instant().notNull(),
    reviewedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.cohortId, t.userId] }),
    check('self_placements_pay', sql`${t.ctc} >= 0`),
    check('self_placements_reviewed', sql`(${t.reviewStatus} = 'PENDING') = (${t.reviewedAt} is null)`),
  ],
);

/**
 * Learners' messages to the placement team. The fingerprint makes the same text on the same day one message until it is
 * settled.
 */
export const placementMessages = pgTable(
  'placement_messages',
  {
    messageId: primaryId(),
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    subject: text(),
    message: text().notNull(),
    fingerprint: text().notNull(),
    createdAt: createdAt(),
    /** Empty if the team answered outside the school. */
    answer: text(),
    settledBy: uuid().references(() => users.userId, { onDelete: 'set null' }),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('placement_messages_once').on(t.userId, t.cohortId, t.fingerprint),
    index('placement_messages_cohort').on(t.cohortId, t.createdAt),
    index('placement_messages_created').on(t.createdAt, t.messageId),
    index('placement_messages_words').using(
      'gin',
      sql`folded(coalesce(${t.subject}, '') || ' ' || ${t.message}) gin_trgm_ops`,
    ),
    index('placement_messages_open').on(t.createdAt).where(sql`settled_at is null`),
    check('placement_messages_settled', sql`(${t.answer} is null) = (${t.settledAt} is null)`),
  ],
);
