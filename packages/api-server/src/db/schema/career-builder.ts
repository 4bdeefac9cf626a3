import type { CareerResult } from '@plinth/domain/career-builder/career-result';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';
import { prospects } from './prospects.ts';

/**
 * Statements made about an address. Anyone may name any address, so nothing is ever overwritten: the same statement
 * twice is one row, a different one is added beside it.
 */
export const careerStatements = pgTable(
  'career_statements',
  {
    statementId: primaryId(),
    emailId: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** Hash of the data, which identifies a repeat of the same statement. */
    dataHash: text().notNull(),
    /** Whom it is about, once contacts have been merged into prospects; only for one with further details. */
    prospectId: uuid().references(() => prospects.prospectId, { onDelete: 'set null' }),
    createdAt: createdAt(),
    repeatedAt: instant(),
  },
  (t) => [
    uniqueIndex('career_statements_once').on(t.emailId, t.dataHash),
    index('career_statements_prospect').on(t.prospectId),
    index('career_statements_unjoined')
      .on(t.createdAt)
      .where(sql`prospect_id is null and data ?| '{mobile,city,occupation}'`),
  ],
);

/** One submission of the career form. Its token opens these answers and no others. */
export const careerAttempts = pgTable(
  'career_attempts',
  {
    attemptId: primaryId(),
    tokenHash: text().notNull(),
    /** Hash of the draft and its answers, which identifies a repeat of the same submission. Null without a draft. */
    submissionKey: text(),
    emailId: text().notNull(),
    formId: uuid().notNull(),
    careerType: text().$type<CareerType>().notNull(),
    firstName: text(),
    responses: jsonb().$type<ResponseEntry[]>().notNull(),
    /** As computed on the day: a later change of the form or the rule does not rewrite it. */
    result: jsonb().$type<CareerResult>().notNull(),
    /** Possibly sent by a machine; staff decide. */
    seemsAutomated: boolean().notNull().default(false),
    /** The sender, once contacts have been merged into prospects. */
    prospectId: uuid().references(() => prospects.prospectId, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('career_attempts_token').on(t.tokenHash),
    uniqueIndex('career_attempts_submission').on(t.submissionKey),
    index('career_attempts_email').on(t.emailId, t.createdAt),
    index('career_attempts_expiry').on(t.expiresAt),
    index('career_attempts_prospect').on(t.prospectId),
  ],
);

/** Ratings of a result; the last one counts. */
export const careerRatings = pgTable(
  'career_ratings',
  {
    emailId: text().notNull(),
    formId: uuid().notNull(),
    rating: integer().notNull(),
    ratedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.emailId, t.formId] })],
);

/** What people requested after a result. A further question about the same thing is added beside the first. */
export const careerRegistrations = pgTable(
  'career_registrations',
  {
    registrationId: primaryId(),
    emailId: text().notNull(),
    kind: text().$type<'LEVEL_UP' | 'PORTFOLIO_UPGRADE'>().notNull(),
    levelUp: text().notNull().default(''),
    levelQuery: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('career_registrations_once').on(t.emailId, t.kind, t.levelUp, t.levelQuery),
    index('career_registrations_created').on(t.createdAt),
  ],
);
