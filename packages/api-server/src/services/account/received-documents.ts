import { and, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { applications, leads, mentorLeads } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';

/** Unlike an `in` among alternatives, an array lets PostgreSQL use the index of each column. */
const isOneOf = (column: PgColumn, ids: SQLWrapper): SQL => sql`${column} = any(array ${ids})`;

/**
 * The condition for documents that were sent under these addresses without an account: résumés of applications and of
 * the drafts that they came from, and what people who want to mentor sent.
 */
export function receivedUnder(db: Queryable, addresses: string[]): SQL | undefined {
  const ofApplicants = inArray(applications.emailId, addresses);
  const ofLeads = inArray(leads.emailId, addresses);
  const ofMentors = inArray(mentorLeads.emailId, addresses);
  return and(
    isNull(documents.userId),
    or(
      isOneOf(documents.leadRowId, db.select({ id: leads.leadRowId }).from(leads).where(ofLeads)),
      isOneOf(
        documents.leadRowId,
        db.select({ id: applications.leadRowId }).from(applications).where(ofApplicants),
      ),
      isOneOf(
        documents.applicationId,
        db.select({ id: applications.applicationId }).from(applications).where(ofApplicants),
      ),
      isOneOf(
        documents.mentorLeadId,
        db.select({ id: mentorLeads.mentorLeadId }).from(mentorLeads).where(ofMentors),
      ),
    ),
  );
}
