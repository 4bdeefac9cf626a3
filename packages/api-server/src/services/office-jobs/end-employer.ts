import type { JobsEnd, OfficeEmployer } from '@plinth/domain/jobs/employer';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { employers, jobOpenings } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { closeWithin } from '../jobs/close-opening.ts';
import { requireClosingSeen } from '../jobs/require-closing-seen.ts';
import { refuse } from '../refusal.ts';
import { readEmployer } from './read-employer.ts';

async function hold(tx: Transaction, employerId: string) {
  const [row] = await tx.select().from(employers).where(eq(employers.employerId, employerId)).for('update');
  if (!row) throw refuse('NOT_FOUND', 'Employer not found.');
  return row;
}

/**
 * Ends the work with an employer: its open openings close, and applicants waiting for an answer are told why. Offers
 * remain valid. A repeat changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT something else would end than was seen
 */
export async function endEmployer(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { employerId, reason, seen }: { employerId: string } & JobsEnd,
): Promise<{ employer: OfficeEmployer }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { endedAt, name } = await hold(tx, employerId);
    if (endedAt) return readEmployer({ db: tx }, employerId);
    const open = await tx
      .select({ jobOpeningId: jobOpenings.jobOpeningId })
      .from(jobOpenings)
      .where(and(eq(jobOpenings.employerId, employerId), eq(jobOpenings.recordStatus, 'ACTIVE')))
      .orderBy(asc(jobOpenings.jobOpeningId))
      .for('update');
    const openings = open.map(({ jobOpeningId }) => jobOpeningId);
    const waiting: string[] = [];
    for (const jobOpeningId of openings)
      waiting.push(...(await closeWithin(tx, act, { jobOpeningId, reason, now })));
    // Judged by what has just been closed, which the refusal takes back: nobody can join between a count and the end.
    requireClosingSeen({ openings, waiting }, seen);
    await tx
      .update(employers)
      .set({ endedAt: now, updatedAt: now })
      .where(eq(employers.employerId, employerId));
    await recordAudit(tx, now, act, {
      action: 'employer.ended',
      details: { employerId, name, reason, closed: open.length },
    });
    return readEmployer({ db: tx }, employerId);
  });
}

/** Resumes the work with an employer; what was closed stays closed. @throws Refusal NOT_FOUND */
export async function resumeEmployer(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  employerId: string,
): Promise<{ employer: OfficeEmployer }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { endedAt, name } = await hold(tx, employerId);
    if (endedAt) {
      await tx
        .update(employers)
        .set({ endedAt: null, updatedAt: now })
        .where(eq(employers.employerId, employerId));
      await recordAudit(tx, now, act, { action: 'employer.taken-up-again', details: { employerId, name } });
    }
    return readEmployer({ db: tx }, employerId);
  });
}
