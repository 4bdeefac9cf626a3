import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import { jobOpenings } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { insertUpdate } from './insert-update.ts';

/**
 * Closes an opening: nobody can apply any more, and who has applied and got no offer hears why. Offers stand. A repeat
 * changes nothing. Leaves an audit row.
 * @returns how many applicants were told
 * @throws Refusal NOT_FOUND
 */
export async function closeOpening(
  deps: Pick<Deps, 'db' | 'now'>,
  { reference, reason }: { reference: string; reason: string },
): Promise<{ told: number }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [opening] = await tx
      .select()
      .from(jobOpenings)
      .where(eq(jobOpenings.reference, reference))
      .for('update');
    if (!opening) throw refuse('NOT_FOUND', `There is no opening ${reference}.`);
    if (opening.recordStatus !== 'ACTIVE') return { told: 0 };
    const { jobOpeningId, companyName, title } = opening;
    await tx
      .update(jobOpenings)
      .set({ recordStatus: 'INACTIVE', updatedAt: now })
      .where(eq(jobOpenings.jobOpeningId, jobOpeningId));
    const { rows } = await tx.execute<{ user_job_id: string; user_id: string; cohort_id: string }>(sql`
      select user_job_id, user_id, cohort_id from user_jobs
      where job_opening_id = ${jobOpeningId} and record_status = 'ACTIVE' and offer_status is null for update`);
    for (const { user_job_id, user_id, cohort_id } of rows) {
      await insertUpdate(tx, { userJobId: user_job_id, status: 'CLOSED', text: reason, at: now });
      await notify(tx, {
        userIds: [user_id],
        category: 'ANNOUNCEMENT',
        key: `job-closed:${user_job_id}`,
        title: `${companyName} has closed an opening`,
        text: `${title}. ${reason}`,
        href: placementPath('application', cohort_id, { userJobId: user_job_id }),
        at: now,
      });
    }
    await tx.insert(auditEntries).values({ action: 'close-opening', details: { reference, reason } });
    return { told: rows.length };
  });
}
