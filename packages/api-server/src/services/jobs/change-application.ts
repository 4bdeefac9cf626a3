import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import { mayEdit, mayWithdraw } from '@plinth/domain/jobs/may-change-application';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { questionsOfVersion, questionsToday } from './answered-questions.ts';
import { requireMet } from './apply.ts';
import { type HeldApplication, holdApplication } from './hold-application.ts';
import { insertUpdate } from './insert-update.ts';
import { readLastStep } from './last-step.ts';
import { readOwnApplication } from './read-application.ts';
import { requireAnswers, requireOwnResume } from './require-hand-in.ts';
import { requireSeeker } from './require-seeker.ts';

type Input = {
  userJobId: string;
  recordStatus?: 'ACTIVE' | 'INACTIVE' | undefined;
  resumeDocumentId?: string | undefined;
  responses?: ResponseEntry[] | undefined;
};

/** @throws Refusal CONFLICT with the reason */
function requireChange(
  held: HeldApplication,
  lastStatus: JobUpdateStatus | null,
  { recordStatus, ...handIn }: Input,
  now: Date,
) {
  if (held.recordStatus === 'DELETED') throw refuse('CONFLICT', 'The school has removed this application.');
  const { recordStatus: openingStatus, closingDate } = held.opening;
  const facts = {
    opening: { recordStatus: openingStatus, closingDate: closingDate.toISOString() },
    offerStatus: held.offerStatus,
    lastStatus,
    now: now.toISOString(),
  };
  const isChange = recordStatus !== undefined && recordStatus !== held.recordStatus;
  const isEdit = handIn.resumeDocumentId !== undefined || handIn.responses !== undefined;
  const permits = [
    ...(isChange && recordStatus === 'INACTIVE' ? [mayWithdraw(facts)] : []),
    ...(isEdit || (isChange && recordStatus === 'ACTIVE') ? [mayEdit(facts)] : []),
  ];
  for (const permit of permits) if (!permit.allowed) throw refuse('CONFLICT', permit.reason);
  if (isEdit && (recordStatus ?? held.recordStatus) === 'INACTIVE')
    throw refuse('CONFLICT', 'You have withdrawn this application. Renew it to change it.');
  return {
    isWithdrawn: isChange && recordStatus === 'INACTIVE',
    isRenewed: isChange && recordStatus === 'ACTIVE',
  };
}

/** Requires answers to the questions that were answered before, or else to today's. @throws Refusal BAD_REQUEST */
async function requireChangedAnswers(
  tx: Transaction,
  { opening, questionsVersion }: HeldApplication,
  responses: readonly ResponseEntry[],
) {
  const own = await questionsOfVersion(tx, opening, questionsVersion);
  const isOfOwn = validateResponse(own.questions, responses).length === 0;
  const { version, questions } = isOfOwn ? own : questionsToday(opening);
  return { questionsVersion: version, responses: requireAnswers(questions, responses) };
}

/** An offer is withdrawn with its application: a renewed one waits for another. */
const NO_OFFER = { offerStatus: null, offerCtc: null, offerCurrency: null, offerText: null, offeredAt: null };

async function changeHeld(tx: Transaction, deps: Deps, caller: Member, input: Input) {
  const { userId } = caller;
  const now = deps.now();
  const held = await holdApplication(tx, input.userJobId, userId);
  const last = await readLastStep(tx, input.userJobId);
  const { isWithdrawn, isRenewed } = requireChange(held, last?.status ?? null, input, now);
  if (isRenewed) {
    await requireSeeker(tx, deps, caller);
    await requireMet(tx, caller, held.opening);
  }
  const { recordStatus, resumeDocumentId } = input;
  if (resumeDocumentId) await requireOwnResume(tx, { userId, resumeDocumentId });
  const answers = input.responses && (await requireChangedAnswers(tx, held, input.responses));
  await tx
    .update(userJobs)
    .set({
      ...(recordStatus ? { recordStatus } : {}),
      ...(isRenewed ? NO_OFFER : {}),
      ...(resumeDocumentId ? { resumeDocumentId } : {}),
      ...answers,
      updatedAt: now,
    })
    .where(eq(userJobs.userJobId, held.userJobId));
  if (isWithdrawn) await insertUpdate(tx, { userJobId: held.userJobId, status: 'WITHDRAWN', at: now });
  if (isRenewed) await insertUpdate(tx, { userJobId: held.userJobId, status: 'RENEWED', at: now });
  return readOwnApplication(tx, deps, caller, held.userJobId);
}

/**
 * Withdraws one of the caller's applications, renews a withdrawn one, or changes its résumé and answers. Withdrawing it
 * again changes nothing; renewing checks again whether the caller may apply, and does not bring an offer back.
 * @throws Refusal NOT_FOUND not own, CONFLICT a round not cleared, an offer decided or the opening closed, FORBIDDEN,
 * BAD_REQUEST
 */
export async function changeApplication(
  deps: Deps,
  caller: Member,
  input: Input,
): Promise<{ userJob: UserJob }> {
  const { userJob } = await deps.db.transaction((tx) => changeHeld(tx, deps, caller, input));
  return { userJob };
}
