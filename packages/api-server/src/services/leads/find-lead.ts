import { and, desc, eq, type SQL } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { applications, leads, orders } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';
import { refuse } from '../refusal.ts';

/** What is written of a lead in the moment that it is locked. */
type Touch = Partial<Record<'updatedAt' | 'submittedAt', Date | SQL>>;

/**
 * A lead by its token, with its application, order and resume where there are such.
 * @throws Refusal NOT_FOUND
 */
export async function findLead(db: Queryable, leadId: string) {
  const [row] = await db
    .select({
      lead: leads,
      applicationId: applications.applicationId,
      orderId: orders.orderId,
      resume: { documentId: documents.documentId, name: documents.name },
    })
    .from(leads)
    .leftJoin(applications, eq(applications.leadRowId, leads.leadRowId))
    .leftJoin(orders, eq(orders.applicationId, applications.applicationId))
    .leftJoin(documents, and(eq(documents.leadRowId, leads.leadRowId), eq(documents.kind, 'RESUME')))
    .where(eq(leads.tokenHash, hashToken(leadId)))
    .orderBy(desc(documents.createdAt))
    .limit(1);
  if (!row) throw refuse('NOT_FOUND', 'This link is not known. Start a new application.');
  return row;
}

/**
 * The same, held for the transaction. The lead is written first, so that what is joined is read after the lock was
 * granted and not as it was when the call came in.
 * @throws Refusal NOT_FOUND
 */
export async function lockLead(tx: Queryable, leadId: string, touch: Touch) {
  await tx
    .update(leads)
    .set(touch)
    .where(eq(leads.tokenHash, hashToken(leadId)));
  return findLead(tx, leadId);
}

export type FoundLead = Awaited<ReturnType<typeof findLead>>;
