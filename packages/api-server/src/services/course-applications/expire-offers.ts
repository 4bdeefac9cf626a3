import { and, eq, inArray, lt } from 'drizzle-orm';
import { applications, deadlines } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';

/**
 * Marks offers that were not accepted in time as expired. Rows that are locked at this moment, to accept or to extend,
 * wait for the next run.
 * @returns how many expired
 */
export async function expireOffers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const late = db
    .select({ applicationId: applications.applicationId })
    .from(applications)
    .innerJoin(
      deadlines,
      and(
        eq(deadlines.applicationId, applications.applicationId),
        eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE'),
      ),
    )
    .where(and(eq(applications.status, 'OFFER_SENT'), lt(deadlines.date, now())))
    .for('update', { skipLocked: true });
  const { rowCount } = await db
    .update(applications)
    .set({ status: 'EXPIRED' })
    .where(and(inArray(applications.applicationId, late), eq(applications.status, 'OFFER_SENT')));
  return rowCount ?? 0;
}
