import { asc, isNull } from 'drizzle-orm';
import { employers } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';

/** Lists the employers for whom an opening can be written, by name. */
export const listEmployerNames = async ({ db }: Pick<Deps, 'db'>) => ({
  employers: await db
    .select({ employerId: employers.employerId, name: employers.name })
    .from(employers)
    .where(isNull(employers.endedAt))
    .orderBy(asc(employers.name)),
});
