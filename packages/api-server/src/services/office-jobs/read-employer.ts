import type { OfficeEmployer } from '@plinth/domain/jobs/employer';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { employers } from '../../db/schema/jobs.ts';
import { refuse } from '../refusal.ts';
import { findEmployers } from './employer-rows.ts';

/** Returns one employer. @throws Refusal NOT_FOUND */
export async function readEmployer(
  { db }: { db: Queryable },
  employerId: string,
): Promise<{ employer: OfficeEmployer }> {
  const [employer] = await findEmployers(db, eq(employers.employerId, employerId), {
    orderBy: [asc(employers.employerId)],
    limit: 1,
    offset: 0,
  });
  if (!employer) throw refuse('NOT_FOUND', 'Employer not found.');
  return { employer };
}
