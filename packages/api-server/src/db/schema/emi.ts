import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import type { EmiStatus } from '@plinth/domain/payments/emi-status';
import type { EmiStep } from '@plinth/domain/payments/emi-tab';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { orders } from './admissions.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo } from './columns.ts';

/** The application of an order to an EMI partner: one per order. */
export const emiApplications = pgTable(
  'emi_applications',
  {
    emiFormId: primaryId(),
    orderId: deletedWith(() => orders.orderId),
    /** The person who opened it; mails about it go there. */
    userId: refersTo(() => users.userId),
    status: text().$type<Exclude<EmiStatus, 'NOT_STARTED'>>().notNull().default('STARTED'),
    currentStep: integer().$type<EmiStep>().notNull().default(1),
    maxStep: integer().$type<EmiStep>().notNull().default(1),
    /** The answers so far, one per question, from all steps. */
    responses: jsonb().$type<ResponseEntry[]>().notNull().default([]),
    createdAt: createdAt(),
    submittedAt: instant(),
    reviewedAt: instant(),
    /** Staff's remark on a rejection. */
    remark: text(),
  },
  (t) => [
    uniqueIndex('emi_applications_order').on(t.orderId),
    index('emi_applications_status').on(t.status, t.submittedAt),
    check('emi_applications_steps', sql`${t.currentStep} between 1 and 6 and ${t.maxStep} between 1 and 6`),
  ],
);

/** The uploaded documents of an application; the file's row in documents has the id of the slot. */
export const emiDocuments = pgTable(
  'emi_documents',
  {
    emiFormId: deletedWith(() => emiApplications.emiFormId),
    kind: text().$type<EmiDocumentKind>().notNull(),
    /** Staff want it replaced. */
    isRefused: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.emiFormId, t.kind] })],
);
