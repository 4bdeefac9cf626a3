import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { certificates, forgottenCertificates } from '../../db/schema/certificates.ts';

/**
 * Deletes the certificates of a person who leaves. What remains of each is that it existed and whether it had been
 * revoked.
 */
export async function forgetCertificates(tx: Transaction, userId: string, now: Date): Promise<void> {
  const gone = await tx.delete(certificates).where(eq(certificates.userId, userId)).returning({
    number: certificates.number,
    statusIndex: certificates.statusIndex,
    revokedAt: certificates.revokedAt,
  });
  if (gone.length > 0)
    await tx.insert(forgottenCertificates).values(gone.map((one) => ({ ...one, forgottenAt: now })));
}
