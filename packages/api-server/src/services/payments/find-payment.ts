import { and, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { payments } from '../../db/schema/admissions.ts';

/** Finds the payment of a provider's checkout: by its reference, or by our id before the reference was recorded. */
export async function findPayment(
  db: Queryable,
  provider: string,
  { providerRef, paymentId }: { providerRef: string; paymentId: string | null },
) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(eq(payments.providerRef, providerRef), paymentId ? eq(payments.paymentId, paymentId) : undefined),
      ),
    )
    .limit(1);
  return payment ?? null;
}
