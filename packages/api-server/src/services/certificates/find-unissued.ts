import type { EarnedCertificate } from '@plinth/domain/certificates/earned-certificates';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { certificates } from '../../db/schema/certificates.ts';

type Earner = { userId: string; earned: readonly EarnedCertificate[] };

/**
 * Returns those who earned a certificate of a cohort that they never received, with these alone; a revoked one was
 * received.
 */
export async function findUnissued(
  db: Queryable,
  cohortId: string,
  earners: readonly Earner[],
): Promise<Earner[]> {
  const ids = earners.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const given = await db
    .select({ userId: certificates.userId, kind: certificates.kind })
    .from(certificates)
    .where(and(eq(certificates.cohortId, cohortId), inArray(certificates.userId, ids)));
  return earners.flatMap(({ userId, earned }) => {
    const missing = earned.filter(
      ({ kind }) => !given.some((one) => one.userId === userId && one.kind === kind),
    );
    return missing.length > 0 ? [{ userId, earned: missing }] : [];
  });
}
