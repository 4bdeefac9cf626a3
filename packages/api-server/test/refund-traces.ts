import { eq } from 'drizzle-orm';
import { ledgerEntries } from '../src/db/schema/admissions.ts';
import { refunds } from '../src/db/schema/refunds.ts';
import { findDiscrepancies } from '../src/services/payments/find-discrepancies.ts';
import type { TestSchool } from './open-test-school.ts';

type Paid = { paymentId: string; orderId: string; emailId: string };

/** Reads the traces of refunded money: in the ledger, in its own rows, at the payer, and in the books of `days`. */
export function refundTraces(school: TestSchool, { paymentId, orderId, emailId }: Paid, days: number) {
  const { db } = school.deps;
  const movements = async () =>
    (await db.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, paymentId)))
      .map(({ kind, amount }) => `${kind} ${amount}`)
      .sort();
  const rows = () => db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const mails = async () =>
    (await school.mailsTo(emailId)).filter(({ template }) => template === 'refund').length;
  const discrepancies = async () =>
    (await findDiscrepancies(school.deps, days))
      .filter((found) => found.orderId === orderId)
      .map(({ kind }) => kind);
  return { movements, rows, mails, discrepancies };
}
