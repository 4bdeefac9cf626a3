import type { MailList } from '@plinth/domain/mails/mail-list';
import type { ProfileMediaKey } from '@plinth/domain/profiles/profile-media-key';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { createdAt, instant, primaryId } from './columns.ts';

/** The mail outbox: a mail is a row of the transaction that caused it, delivered afterwards. */
export const mails = pgTable(
  'mails',
  {
    mailId: primaryId(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    template: text().notNull(),
    /** Null for mails that cannot be refused. */
    list: text().$type<MailList>(),
    /** Identifies this mail as the only one of its kind, e.g. `offer:{applicationId}`. */
    onceKey: text(),
    status: text()
      .$type<'PENDING' | 'SENT' | 'FAILED' | 'REFUSED' | 'STOPPED'>()
      .notNull()
      .default('PENDING'),
    attempts: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** Until then a process that tries it has it to itself. */
    leasedUntil: instant(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: instant(),
  },
  (t) => [
    uniqueIndex('mails_once').on(t.onceKey),
    index('mails_due').on(t.status, t.nextTryAt),
    index('mails_waiting').on(t.to, t.createdAt, t.mailId).where(sql`status = 'PENDING'`),
    index('mails_recent').on(t.createdAt),
    index('mails_to').on(t.to, t.template, t.createdAt),
  ],
);

/** Stored files. `path` is generated; the owner's name for the file is in `name`. */
export const documents = pgTable(
  'documents',
  {
    documentId: primaryId(),
    userId: uuid().references(() => users.userId, { onDelete: 'cascade' }),
    cohortId: uuid(),
    leadRowId: uuid(),
    applicationId: uuid(),
    reportId: uuid(),
    mentorLeadId: uuid(),
    projectId: uuid(),
    queryId: uuid(),
    /** The message it was sent with; null if it was sent with the query itself. */
    queryMessageId: uuid(),
    kind: text()
      .$type<
        | 'CERTIFICATE'
        | 'OFFER_LETTER'
        | 'RESUME'
        | 'IDENTITY'
        | 'FORM'
        | 'SUBMISSION'
        | 'ATTACHMENT'
        | 'OTHER'
      >()
      .notNull(),
    /** Which media of the owner's profile it is. */
    mediaKey: text().$type<ProfileMediaKey>(),
    name: text().notNull(),
    bucket: text().notNull(),
    path: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    status: text().$type<'PENDING' | 'COMPLETED'>().notNull().default('COMPLETED'),
    createdAt: createdAt(),
  },
  (t) => [
    index('documents_user').on(t.userId, t.createdAt),
    index('documents_lead').on(t.leadRowId),
    index('documents_application').on(t.applicationId),
    index('documents_mentor_lead').on(t.mentorLeadId),
    index('documents_project').on(t.projectId),
    index('documents_query').on(t.queryId),
    index('documents_report').on(t.reportId),
  ],
);

/** Answers of calls that carried an Idempotency-Key; the same key with a different body is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** Facts about this installation, e.g. when the demonstration school was seeded. */
export const schoolFacts = pgTable('school_facts', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** Calls counted per window; `expire` is its end in epoch milliseconds. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull().default(0), expire: bigint({ mode: 'number' }) },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
