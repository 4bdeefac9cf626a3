import { asc } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';

/** Lists all cohorts: in closed ones no form is asked any more, but there are forms to be found. */
export async function listFeedbackCohorts({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .select({
      cohortId: cohorts.cohortId,
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
      status: cohorts.status,
    })
    .from(cohorts)
    .orderBy(asc(cohorts.productId), asc(cohorts.batchNumber));
  return {
    cohorts: rows.map(({ cohortId, productId, batchNumber, status }) => ({
      cohortId,
      name: `${productId}-${batchNumber}`,
      isOpen: status === 'ACTIVE',
    })),
  };
}
