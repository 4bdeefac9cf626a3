import { randomBytes } from 'node:crypto';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import type { OfficeOpeningDetail, OpeningFacts } from '@plinth/domain/jobs/office-opening';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { employers, jobOpenings } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { toJobQuestion } from '../jobs/import-openings.ts';
import { readUsedRounds } from '../jobs/read-used-rounds.ts';
import { refuse } from '../refusal.ts';
import { factsOf, readOpening } from './read-opening.ts';

const atField = (code: 'BAD_REQUEST' | 'CONFLICT', path: string, message: string) =>
  refuse(code, message, { details: message, fields: [{ path, message }] });

/** The end of the last day, in the school's zone. */
const endOf = (day: string) => new Date(endOfDay(day));

/** Locks the employer so that it does not end meanwhile. @throws Refusal CONFLICT */
async function requireEmployer(tx: Transaction, employerId: string) {
  const [employer] = await tx
    .select()
    .from(employers)
    .where(eq(employers.employerId, employerId))
    .for('share');
  if (!employer) throw atField('BAD_REQUEST', 'employerId', 'Choose an employer');
  if (employer.endedAt) throw atField('CONFLICT', 'employerId', `The work with ${employer.name} has ended.`);
  return employer;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);

const columnsOf = (
  reference: string,
  companyName: string,
  { pay, closingDay, questions, ...facts }: OpeningFacts,
) => ({
  ...facts,
  companyName,
  ctc: pay?.ctc ?? null,
  currency: pay?.currency ?? null,
  closingDate: endOf(closingDay),
  questions: questions.map((question) => toJobQuestion(reference, question)),
});

/**
 * Creates an opening that no learner sees before it is published. @throws Refusal BAD_REQUEST, CONFLICT at the employer
 */
export async function makeOpening(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  facts: OpeningFacts,
): Promise<{ opening: OfficeOpeningDetail }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { name } = await requireEmployer(tx, facts.employerId);
    const reference = [slug(name), slug(facts.title), randomBytes(3).toString('hex')]
      .filter(Boolean)
      .join('-');
    const [made] = await tx
      .insert(jobOpenings)
      .values({
        ...columnsOf(reference, name, facts),
        reference,
        recordStatus: 'INACTIVE',
        createdAt: now,
        updatedAt: now,
        publishedAt: null,
      })
      .returning({ jobOpeningId: jobOpenings.jobOpeningId });
    if (!made) throw new Error('the opening was not written');
    await recordAudit(tx, now, act, {
      action: 'opening.made',
      details: { ...made, reference },
      after: { title: facts.title },
    });
    return readOpening({ ...deps, db: tx }, made.jobOpeningId);
  });
}

async function hold(tx: Transaction, jobOpeningId: string) {
  const [row] = await tx
    .select()
    .from(jobOpenings)
    .where(and(eq(jobOpenings.jobOpeningId, jobOpeningId), ne(jobOpenings.recordStatus, 'DELETED')))
    .for('update');
  if (!row) throw refuse('NOT_FOUND', 'Opening not found.');
  if (row.publishedAt !== null && row.recordStatus !== 'ACTIVE')
    throw refuse('CONFLICT', 'This opening is closed. Create a new one.');
  return row;
}

/** Requires that rounds to which applicants were invited stay. @throws Refusal CONFLICT */
async function requireUsedRounds(tx: Transaction, jobOpeningId: string, { rounds }: OpeningFacts) {
  const used = await readUsedRounds(tx, eq(jobOpenings.jobOpeningId, jobOpeningId));
  if (used.some(({ round }) => !rounds.includes(round)))
    throw atField('CONFLICT', 'rounds', 'Someone has been invited to a round that is missing here.');
}

/**
 * Changes an opening that is not closed.
 * @param seen when it was last changed, as the form saw it
 * @throws Refusal NOT_FOUND, CONFLICT closed, changed meanwhile, an ended employer or a round in use; BAD_REQUEST an
 * open one that is given a last day that has passed
 */
export async function changeOpening(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { jobOpeningId, seen, facts }: { jobOpeningId: string; seen: string; facts: OpeningFacts },
): Promise<{ opening: OfficeOpeningDetail }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const row = await hold(tx, jobOpeningId);
    if (row.updatedAt.toISOString() !== seen)
      throw refuse('CONFLICT', 'A colleague has changed this opening in the meantime.');
    const { name } = await requireEmployer(tx, facts.employerId);
    // Mistakes in the text can be corrected even after the last day, which then stays.
    const isOtherDay = facts.closingDay !== factsOf(row).closingDay;
    if (row.recordStatus === 'ACTIVE' && isOtherDay) requireAhead(facts.closingDay, now);
    await requireUsedRounds(tx, jobOpeningId, facts);
    await tx
      .update(jobOpenings)
      .set({ ...columnsOf(row.reference, name, facts), updatedAt: now })
      .where(eq(jobOpenings.jobOpeningId, jobOpeningId));
    await recordAudit(tx, now, act, {
      action: 'opening.changed',
      details: { jobOpeningId, reference: row.reference },
      before: factsOf(row),
      after: facts,
    });
    return readOpening({ ...deps, db: tx }, jobOpeningId);
  });
}

function requireAhead(closingDay: string, now: Date): void {
  if (endOf(closingDay) <= now) throw atField('BAD_REQUEST', 'closingDay', 'The last day has already passed');
}

/**
 * Publishes an opening: from then on learners can find it and apply. A repeat changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT closed or an ended employer, BAD_REQUEST a last day that has passed
 */
export async function publishOpening(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  jobOpeningId: string,
): Promise<{ opening: OfficeOpeningDetail }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const row = await hold(tx, jobOpeningId);
    if (row.publishedAt === null) {
      await requireEmployer(tx, row.employerId);
      if (row.closingDate <= now)
        throw refuse('BAD_REQUEST', 'The last day has already passed; choose another.');
      await tx
        .update(jobOpenings)
        .set({ recordStatus: 'ACTIVE', publishedAt: now, updatedAt: now })
        .where(eq(jobOpenings.jobOpeningId, jobOpeningId));
      await recordAudit(tx, now, act, {
        action: 'opening.published',
        details: { jobOpeningId, reference: row.reference, title: row.title },
      });
    }
    return readOpening({ ...deps, db: tx }, jobOpeningId);
  });
}
