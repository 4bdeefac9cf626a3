import type { CareerResult } from '@plinth/domain/career-builder/career-result';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
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
 * What was told about an address. Anyone may name any address, so nothing is ever overwritten: the same statement
 * twice is one row, another one stands beside it.
 */
export const careerStatements = pgTable(
  'career_statements',
  {
    statementId: primaryId(),
    emailId: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** Hash of the data: what makes a repeat the same statement. */
    dataHash: text().notNull(),
    createdAt: createdAt(),
    repeatedAt: instant(),
  },
  (t) => [uniqueIndex('career_statements_once').on(t.emailId, t.dataHash)],
);

/** One submission of the career form. Its token opens these answers and no others. */
export const careerAttempts = pgTable(
  'career_attempts',
  {
    attemptId: primaryId(),
    tokenHash: text().notNull(),
    /** Hash of the draft and its answers: what makes a repeat the same submission. Null without a draft. */
    submissionKey: text(),
    emailId: text().notNull(),
    formId: uuid().notNull(),
    careerType: text().$type<CareerType>().notNull(),
    firstName: text(),
    responses: jsonb().$type<ResponseEntry[]>().notNull(),
    /** As it was worked out on the day: a later change of the form or the rule does not rewrite it. */
    result: jsonb().$type<CareerResult>().notNull(),
    /** It may have been sent by a machine; staff judge. */
    seemsAutomated: boolean().notNull().default(false),
    /** Whoever sent it, once those who reached the school were put together. */
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

/** How a result was liked; the last rating counts. */
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

/** Who asked for what after a result. Another question about the same thing stands beside the first. */
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
