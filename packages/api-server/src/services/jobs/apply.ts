import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { isOpeningOpen } from '@plinth/domain/jobs/job-opening';
import { judgeCriteria } from '@plinth/domain/jobs/judge-criteria';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { requireAnswersOfOne } from './answered-questions.ts';
import { insertUpdate } from './insert-update.ts';
import { findOpening, type OpeningRow } from './opening-rows.ts';
import { readCandidate } from './read-candidate.ts';
import { requireOwnResume } from './require-hand-in.ts';
import { requireSeeker } from './require-seeker.ts';

type Input = { jobOpeningId: string; resumeDocumentId: string; responses?: ResponseEntry[] | undefined };

/** What a person is told who does not meet a criterion of an opening. */
export const UNMET = 'You do not meet the requirements of this opening.';

/** Requires that the caller meets every criterion of the opening. @throws Refusal FORBIDDEN */
export async function requireMet(
  db: Queryable,
  { userId, membership }: Member,
  { criteria }: Pick<OpeningRow, 'criteria'>,
): Promise<void> {
  const candidate = await readCandidate(db, { userId, cohortId: membership.cohortId });
  const judged = judgeCriteria(criteria, candidate);
  if (!judged.isEligible)
    throw refuse('FORBIDDEN', UNMET, {
      unmet: judged.criteria.filter(({ isMet }) => !isMet).map(({ key }) => key),
    });
}

async function readOwn(db: Queryable, userId: string, jobOpeningId: string) {
  const [own] = await db
    .select({
      userJobId: userJobs.userJobId,
      appliedAt: userJobs.appliedAt,
      recordStatus: userJobs.recordStatus,
    })
    .from(userJobs)
    .where(and(eq(userJobs.userId, userId), eq(userJobs.jobOpeningId, jobOpeningId)));
  return own ? { userJob: { ...own, appliedAt: own.appliedAt.toISOString() } } : null;
}

/** Locks the opening so that staff cannot close it at the same moment. @throws Refusal NOT_FOUND, CONFLICT */
async function holdOpening(tx: Transaction, userId: string, jobOpeningId: string, now: Date) {
  const opening = await findOpening(tx, { jobOpeningId, userId, isHeld: true });
  const facts = {
    recordStatus: opening.recordStatus,
    closingDate: opening.closingDate.toISOString(),
  };
  if (!isOpeningOpen(facts, now.toISOString()))
    throw refuse('CONFLICT', 'This opening is no longer taking applications.');
  return opening;
}

/** Inserts the application with its first step, unless it exists. */
async function insertApplication(
  tx: Transaction,
  {
    now,
    ...row
  }: { cohortId: string; userId: string; jobOpeningId: string; resumeDocumentId: string; now: Date },
  answers: { questionsVersion: number; responses: ResponseEntry[] },
) {
  const [made] = await tx
    .insert(userJobs)
    .values({ ...row, ...answers, appliedAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ userJobId: userJobs.userJobId });
  if (!made) return undefined;
  await insertUpdate(tx, { userJobId: made.userJobId, status: 'APPLIED', at: now });
  return made.userJobId;
}

/**
 * Applies for an opening with the caller's résumé and the answers to its questions, or to those it asked when the
 * learner started. One application per person and opening: a repeat returns the existing one, even after it was
 * withdrawn or the opening closed.
 * @throws Refusal FORBIDDEN not eligible, NOT_FOUND, CONFLICT closed, BAD_REQUEST résumé or answers
 */
export async function apply(
  deps: Deps,
  caller: Member,
  { jobOpeningId, resumeDocumentId, responses }: Input,
) {
  const { userId, membership } = caller;
  const { cohortId } = membership;
  const known = await readOwn(deps.db, userId, jobOpeningId);
  if (known) return { status: 200 as const, body: known };
  await requireSeeker(deps.db, deps, caller);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const opening = await holdOpening(tx, userId, jobOpeningId, now);
    await requireMet(tx, caller, opening);
    await requireOwnResume(tx, { userId, resumeDocumentId });
    const row = { cohortId, userId, jobOpeningId, resumeDocumentId, now };
    const made = await insertApplication(tx, row, await requireAnswersOfOne(tx, opening, responses ?? []));
    if (made) {
      const userJob = { userJobId: made, appliedAt: now.toISOString(), recordStatus: 'ACTIVE' as const };
      return { status: 201 as const, body: { userJob } };
    }
    const body = await readOwn(tx, userId, jobOpeningId);
    if (!body) throw new Error('the application was not written');
    return { status: 200 as const, body };
  });
}
