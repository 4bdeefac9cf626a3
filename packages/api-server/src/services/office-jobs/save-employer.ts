import type { EmployerFacts, OfficeEmployer } from '@plinth/domain/jobs/employer';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { employers, jobOpenings } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { readEmployer } from './read-employer.ts';

const taken = (name: string) => {
  const message = `There is already an employer called ${name}.`;
  return refuse('CONFLICT', message, { details: message, fields: [{ path: 'name', message }] });
};

/** Requires a name that no other employer has, ignoring case. @throws Refusal CONFLICT */
async function requireOwnName(tx: Transaction, name: string, employerId?: string): Promise<void> {
  const [other] = await tx
    .select({ employerId: employers.employerId })
    .from(employers)
    .where(
      and(
        eq(sql`lower(${employers.name})`, name.toLowerCase()),
        employerId ? ne(employers.employerId, employerId) : undefined,
      ),
    );
  if (other) throw taken(name);
}

/** Creates an employer. @throws Refusal CONFLICT a name that is taken */
export async function makeEmployer(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  facts: EmployerFacts,
): Promise<{ employer: OfficeEmployer }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    await requireOwnName(tx, facts.name);
    const [made] = await tx
      .insert(employers)
      .values({ ...facts, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ employerId: employers.employerId });
    if (!made) throw taken(facts.name);
    await recordAudit(tx, now, act, { action: 'employer.made', details: made, after: facts });
    return readEmployer({ db: tx }, made.employerId);
  });
}

/**
 * Changes the facts about an employer; a new name also applies to its openings.
 * @param seen when it was last changed, as the form saw it
 * @throws Refusal NOT_FOUND, CONFLICT a name that is taken, or another change came first
 */
export async function changeEmployer(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { employerId, seen, facts }: { employerId: string; seen: string; facts: EmployerFacts },
): Promise<{ employer: OfficeEmployer }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(employers).where(eq(employers.employerId, employerId)).for('update');
    if (!row) throw refuse('NOT_FOUND', 'Employer not found.');
    if (row.updatedAt.toISOString() !== seen)
      throw refuse('CONFLICT', 'A colleague has changed this employer in the meantime.');
    await requireOwnName(tx, facts.name, employerId);
    await tx
      .update(employers)
      .set({ ...facts, updatedAt: now })
      .where(eq(employers.employerId, employerId));
    await tx
      .update(jobOpenings)
      .set({ companyName: facts.name })
      .where(eq(jobOpenings.employerId, employerId));
    const { name, website, contactName, contactEmailId, notes } = row;
    await recordAudit(tx, now, act, {
      action: 'employer.changed',
      details: { employerId },
      before: { name, website, contactName, contactEmailId, notes },
      after: facts,
    });
    return readEmployer({ db: tx }, employerId);
  });
}
