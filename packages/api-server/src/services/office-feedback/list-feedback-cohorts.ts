import { asc, eq } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';

/** Lists the cohorts in which a form can be asked. */
export async function listFeedbackCohorts({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .select({
      cohortId: cohorts.cohortId,
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
    })
    .from(cohorts)
    .where(eq(cohorts.status, 'ACTIVE'))
    .orderBy(asc(cohorts.productId), asc(cohorts.batchNumber));
  return {
    cohorts: rows.map(({ cohortId, productId, batchNumber }) => ({
      cohortId,
      name: `${productId}-${batchNumber}`,
    })),
  };
}
