import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import { prospectContacts } from '../../db/schema/prospects.ts';
import { withoutWordsOf } from '../audit-entries/without-words-of.ts';

/** What entries of the audit log name a person by. */
type Named = {
  /** Their own account and those merged into it. */
  userIds: readonly string[];
  /** In lower case; those under which what was received is erased too. */
  addresses: readonly string[];
  orderIds: readonly string[];
  applicationIds: readonly string[];
  prospectIds: readonly string[];
};

/**
 * Finds what entries of the audit log name a person by. Call it before the addresses are forgotten.
 * @param theirOrders the condition for the person's orders
 */
export async function findNamedInAudit(
  tx: Transaction,
  {
    userIds,
    addresses,
    theirOrders,
  }: Pick<Named, 'userIds' | 'addresses'> & { theirOrders: SQL | undefined },
): Promise<Named> {
  const owned = await tx
    .select({ orderId: orders.orderId, applicationId: orders.applicationId })
    .from(orders)
    .where(theirOrders);
  const applied = await tx
    .select({ applicationId: applications.applicationId })
    .from(applications)
    .where(inArray(applications.emailId, [...addresses]));
  const asked = await tx
    .select({ prospectId: prospectContacts.prospectId })
    .from(prospectContacts)
    .where(inArray(prospectContacts.contact, [...addresses]));
  return {
    userIds,
    addresses,
    orderIds: owned.map(({ orderId }) => orderId),
    applicationIds: [...owned, ...applied].flatMap(({ applicationId }) => applicationId ?? []),
    prospectIds: asked.map(({ prospectId }) => prospectId),
  };
}

/**
 * Erases the words about a person from the audit log: notes, remarks, reasons, names and addresses. Each entry stays
 * with who did what and when, its ids, states, amounts and dates. Call it last: whoever changes something of the person
 * at the same time holds a row that the erasure has awaited by then, so their entry is there to be found.
 */
export async function eraseAuditWords(
  tx: Transaction,
  { userIds, addresses, orderIds, applicationIds, prospectIds }: Named,
): Promise<void> {
  const names = (fact: string, values: readonly (string | null)[]) =>
    inArray(sql`lower(${auditEntries.details} ->> ${fact})`, [...values]);
  const found = await tx
    .select({
      auditId: auditEntries.auditId,
      details: auditEntries.details,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(
      or(
        inArray(auditEntries.subjectId, [...userIds]),
        names('userId', userIds),
        names('orderId', orderIds),
        names('applicationId', applicationIds),
        names('prospectId', prospectIds),
        names('emailId', addresses),
        names('search', addresses),
      ),
    );
  for (const { auditId, details, before, after } of found) {
    const remains = {
      details: withoutWordsOf(details),
      before: before && withoutWordsOf(before),
      after: after && withoutWordsOf(after),
    };
    if (JSON.stringify(remains) !== JSON.stringify({ details, before, after }))
      await tx.update(auditEntries).set(remains).where(eq(auditEntries.auditId, auditId));
  }
}
