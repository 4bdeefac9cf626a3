import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import { refuse } from '../refusal.ts';

const selectOne = (db: Queryable, applicationId: string) =>
  db
    .select({ application: applications, courseTitle: products.courseTitle })
    .from(applications)
    .innerJoin(products, eq(products.productId, applications.productId))
    .where(eq(applications.applicationId, applicationId));

type Found = Awaited<ReturnType<typeof selectOne>>[number];

const orRefuse = (row: Found | undefined): Found => {
  if (!row) throw refuse('NOT_FOUND', 'Application not found.');
  return row;
};

/** Finds an application with the title of its course. @throws Refusal NOT_FOUND */
export const findApplication = async (db: Queryable, applicationId: string): Promise<Found> =>
  orRefuse((await selectOne(db, applicationId))[0]);

/** Finds the same, locked until the transaction ends. @throws Refusal NOT_FOUND */
export const lockApplication = async (tx: Transaction, applicationId: string): Promise<Found> =>
  orRefuse((await selectOne(tx, applicationId).for('update', { of: applications }))[0]);
