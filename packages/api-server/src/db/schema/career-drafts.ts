import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';

/**
 * Answers to the career form in progress. The token of the browser that started them opens them, until the link mailed
 * to the address is opened; from then on only that link does.
 */
export const careerDrafts = pgTable(
  'career_drafts',
  {
    draftId: primaryId(),
    tokenHash: text().notNull(),
    /** Of the token mailed to `emailId`. Null for drafts that mailed the token of the browser. */
    mailTokenHash: text(),
    linkOpenedAt: instant(),
    emailId: text().notNull(),
    firstName: text(),
    careerType: text().$type<CareerType>(),
    /** Chosen options by question, so that two steps saved concurrently do not undo each other. */
    answers: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    submittedAt: instant(),
  },
  (t) => [
    uniqueIndex('career_drafts_token').on(t.tokenHash),
    uniqueIndex('career_drafts_mail_token').on(t.mailTokenHash),
    index('career_drafts_updated').on(t.updatedAt),
  ],
);
