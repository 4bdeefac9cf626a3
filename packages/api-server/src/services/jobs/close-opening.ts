import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { jobOpenings, userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { insertUpdate } from './insert-update.ts';
import { requireClosingSeen } from './require-closing-seen.ts';
import { waitsForAnswer } from './waits-for-answer.ts';

/** An opening by its id, or by the reference that staff gave it. */
type Named = { jobOpeningId: string } | { reference: string };

/** Why it closes, and the stamp of who was shown beforehand as notified; undefined notifies whoever is waiting. */
type Closing = { reason: string; seen?: string | undefined };

/**
 * Closes an opening in the caller's transaction. @returns the applications whose applicants were notified
 * @throws Refusal NOT_FOUND, CONFLICT others than were seen would be notified
 */
export async function closeWithin(
  tx: Transaction,
  act: StaffAct,
  { reason, now, seen, ...named }: Named & Closing & { now: Date },
): Promise<string[]> {
  const [opening] = await tx
    .select()
    .from(jobOpenings)
    .where(
      'reference' in named
        ? eq(jobOpenings.reference, named.reference)
        : eq(jobOpenings.jobOpeningId, named.jobOpeningId),
    )
    .for('update');
  if (!opening) throw refuse('NOT_FOUND', 'Opening not found.');
  if (opening.recordStatus !== 'ACTIVE') return [];
  const { jobOpeningId, reference, companyName, title } = opening;
  await tx
    .update(jobOpenings)
    .set({ recordStatus: 'INACTIVE', updatedAt: now })
    .where(eq(jobOpenings.jobOpeningId, jobOpeningId));
  const waiting = await tx
    .select({ userJobId: userJobs.userJobId, userId: userJobs.userId, cohortId: userJobs.cohortId })
    .from(userJobs)
    .where(and(eq(userJobs.jobOpeningId, jobOpeningId), waitsForAnswer(tx)))
    .for('update');
  const told = waiting.map(({ userJobId }) => userJobId);
  requireClosingSeen({ waiting: told }, seen);
  for (const { userJobId, userId, cohortId } of waiting) {
    await insertUpdate(tx, { userJobId, status: 'CLOSED', text: reason, at: now });
    await notify(tx, {
      userIds: [userId],
      category: 'ANNOUNCEMENT',
      key: `job-closed:${userJobId}`,
      title: `${companyName} has closed an opening`,
      text: `${title}. ${reason}`,
      href: placementPath('application', cohortId, { userJobId }),
      at: now,
    });
  }
  await recordAudit(tx, now, act, { action: 'close-opening', details: { reference, title, reason } });
  return told;
}

/**
 * Closes an opening: no one can apply any more, and applicants waiting for an answer are told why. Offers remain valid.
 * A repeat changes nothing. Leaves an audit row.
 * @throws Refusal NOT_FOUND, CONFLICT others than were seen would be notified
 */
export async function closeOpening(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  opening: Named & Closing,
): Promise<{ told: number }> {
  const told = await deps.db.transaction((tx) => closeWithin(tx, act, { ...opening, now: deps.now() }));
  return { told: told.length };
}
