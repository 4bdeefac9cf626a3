import { asc, eq } from 'drizzle-orm';
import { applications, deadlines } from '../../db/schema/admissions.ts';
import { cohorts, products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Returns one application as staff see it, with its offer and its batch. @throws Refusal NOT_FOUND */
export async function readApplicationForStaff(deps: Pick<Deps, 'db'>, applicationId: string) {
  const rows = await deps.db
    .select({
      application: applications,
      courseTitle: products.courseTitle,
      batchNumber: cohorts.batchNumber,
      deadline: deadlines,
    })
    .from(applications)
    .innerJoin(products, eq(products.productId, applications.productId))
    .leftJoin(cohorts, eq(cohorts.cohortId, applications.cohortId))
    .leftJoin(deadlines, eq(deadlines.applicationId, applications.applicationId))
    .where(eq(applications.applicationId, applicationId))
    .orderBy(asc(deadlines.deadlineType));
  const [first] = rows;
  if (!first) throw refuse('NOT_FOUND', 'Application not found.');
  const { application, courseTitle, batchNumber } = first;
  return {
    application,
    courseTitle,
    batchNumber,
    deadlines: rows.flatMap(({ deadline }) => (deadline ? [deadline] : [])),
  };
}
