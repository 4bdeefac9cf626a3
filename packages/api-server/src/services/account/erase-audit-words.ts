import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import { prospectContacts } from '../../db/schema/prospects.ts';
import { withoutWordsOf } from '../audit-entries/without-words-of.ts';

/**
 * Erases the words about a person from the audit log: notes, remarks, reasons, names and addresses. Each entry stays
 * with who did what and when, its ids, states, amounts and dates. Call it before the addresses are forgotten.
 * @param userIds the person's accounts: their own and those merged into it
 * @param addresses in lower case; those under which what was received is erased too
 * @param theirOrders the condition for the person's orders
 */
export async function eraseAuditWords(
  tx: Transaction,
  {
    userIds,
    addresses,
    theirOrders,
  }: { userIds: readonly string[]; addresses: readonly string[]; theirOrders: SQL | undefined },
): Promise<void> {
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
        names(
          'orderId',
          owned.map(({ orderId }) => orderId),
        ),
        names(
          'applicationId',
          [...owned, ...applied].flatMap(({ applicationId }) => applicationId ?? []),
        ),
        names(
          'prospectId',
          asked.map(({ prospectId }) => prospectId),
        ),
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
