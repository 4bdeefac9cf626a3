import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { applications, leads, orders } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';
import { refuse } from '../refusal.ts';

/** The columns of a lead that are written when it is locked. */
type Touch = Partial<Record<'updatedAt' | 'submittedAt', Date | SQL>>;

/** A lead is opened by the token that its form got, and by the one mailed to its address. */
const isOpenedBy = (leadId: string) => {
  const hash = hashToken(leadId);
  return or(eq(leads.tokenHash, hash), eq(leads.mailTokenHash, hash));
};

/**
 * Finds a lead by its token, with its application, order and resume if any. Anyone may type anyone's address: once the
 * mailed link is opened, only that link leads here, so that a person who started in another's name sees nothing that
 * the owner of the address enters.
 * @throws Refusal NOT_FOUND, GONE for the token of the form once the mailed link was opened
 */
export async function findLead(db: Queryable, leadId: string, now: Date) {
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
    .where(isOpenedBy(leadId))
    .orderBy(desc(documents.createdAt))
    .limit(1);
  if (!row) throw refuse('NOT_FOUND', 'We do not recognise this link. Start a new application.');
  const { lead } = row;
  if (lead.mailTokenHash !== hashToken(leadId)) {
    if (lead.linkOpenedAt)
      throw refuse('GONE', 'This application continues with the link in our email. Open that link here too.');
  } else if (!lead.linkOpenedAt)
    await db.update(leads).set({ linkOpenedAt: now }).where(eq(leads.leadRowId, lead.leadRowId));
  return row;
}

/**
 * Finds the same, locked for the transaction. The lead is written first, so that joined rows are read after the lock
 * was granted and not as they were when the call arrived.
 * @throws Refusal NOT_FOUND, GONE
 */
export async function lockLead(tx: Queryable, leadId: string, touch: Touch, now: Date) {
  await tx.update(leads).set(touch).where(isOpenedBy(leadId));
  return findLead(tx, leadId, now);
}

export type FoundLead = Awaited<ReturnType<typeof findLead>>;
