import type { CertificateKind } from '@plinth/domain/certificates/certificate-kind';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId, refersTo } from './columns.ts';
import { documents } from './operations.ts';

/** A certificate as issued: its content does not change with the profile or the course. */
export const certificates = pgTable(
  'certificates',
  {
    certificateId: primaryId(),
    /** Random: anyone who has it may see the certificate. */
    number: text().notNull(),
    /** Its bit in the status lists from which programs learn whether it was revoked. */
    statusIndex: integer().notNull().generatedByDefaultAsIdentity({ startWith: 0, minValue: 0 }),
    /** Deleted with the account, like everything that names a person. */
    userId: deletedWith(() => users.userId),
    cohortId: refersTo(() => cohorts.cohortId),
    kind: text().$type<CertificateKind>().notNull(),
    holderName: text().notNull(),
    courseTitle: text().notNull(),
    /** The first and the last day of the course, YYYY-MM-DD in the zone of the cohort. */
    startedOn: date({ mode: 'string' }),
    endedOn: date({ mode: 'string' }),
    /** Titles of the work passed, or names of the skills reached. */
    shown: jsonb().$type<string[]>().notNull().default([]),
    documentId: uuid().references(() => documents.documentId, { onDelete: 'set null' }),
    issuedAt: createdAt(),
    revokedAt: instant(),
    revokedById: uuid().references(() => users.userId),
    revokedReason: text(),
    /** The number that replaced it. */
    replacedBy: text(),
  },
  (t) => [
    uniqueIndex('certificates_number').on(t.number),
    uniqueIndex('certificates_status').on(t.statusIndex),
    uniqueIndex('certificates_once').on(t.userId, t.cohortId, t.kind).where(sql`${t.revokedAt} is null`),
    index('certificates_cohort').on(t.cohortId),
  ],
);

/**
 * What remains of a certificate whose holder has left the school: that one with this number existed, so that
 * verification stays truthful. It names no one.
 */
export const forgottenCertificates = pgTable(
  'forgotten_certificates',
  {
    number: text().primaryKey(),
    statusIndex: integer().notNull(),
    /** Null if it was valid until then. */
    revokedAt: instant(),
    forgottenAt: instant().notNull(),
  },
  (t) => [uniqueIndex('forgotten_certificates_status').on(t.statusIndex)],
);
