import { isClosedTo } from '@plinth/domain/jobs/is-closed-to';
import type { JobUpdate } from '@plinth/domain/jobs/job-update';
import { mayEdit, mayWithdraw } from '@plinth/domain/jobs/may-change-application';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import type { Queryable } from '../../db/database.ts';
import { findApplication } from '../../db/queries/jobs/find-application.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { UNMET } from './apply.ts';
import { checkCriteria } from './check-criteria.ts';
import { whyNotSeeker } from './require-seeker.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findApplication.first>>>;

function toUserJob(row: Row, now: string): UserJob {
  const opening = { recordStatus: row.openingStatus, closingDate: row.closingDate.toISOString() };
  const isActive = row.recordStatus === 'ACTIVE';
  const lastStatus = row.updates.at(-1)?.status ?? 'APPLIED';
  const facts = { opening, offerStatus: row.offerStatus, lastStatus, now };
  const { offerCtc, offerCurrency, offeredAt } = row;
  return {
    userJobId: row.userJobId,
    jobOpeningId: row.jobOpeningId,
    companyName: row.companyName,
    title: row.title,
    location: row.location,
    appliedAt: row.appliedAt.toISOString(),
    recordStatus: row.recordStatus,
    currentRound: row.currentRound,
    lastStatus: isClosedTo({ ...row, lastStatus }) ? 'CLOSED' : lastStatus,
    rounds: row.rounds,
    resumeDocumentId: row.resumeDocumentId,
    responses: row.responses,
    ...(row.questionsBefore ? { questions: row.questionsBefore.map(publicQuestion) } : {}),
    isEditable: row.recordStatus !== 'DELETED' && mayEdit(facts).allowed,
    isWithdrawable: isActive && mayWithdraw(facts).allowed,
    ...(row.offerStatus && offerCtc !== null && offerCurrency && offeredAt
      ? {
          offerStatus: row.offerStatus,
          offer: {
            ctc: offerCtc,
            currency: offerCurrency,
            text: row.offerText ?? '',
            offeredAt: offeredAt.toISOString(),
          },
        }
      : {}),
    feedbackOn: row.feedbackOn,
  };
}

/**
 * Returns one of the owner's applications with its steps, the earliest first. One statement. @throws Refusal NOT_FOUND
 * not own
 */
export async function readApplication(
  db: Queryable,
  { userId, userJobId, now }: { userId: string; userJobId: string; now: Date },
): Promise<{ userJob: UserJob; updates: JobUpdate[] }> {
  const row = await findApplication.first(db, { userId, userJobId });
  if (!row) throw refuse('NOT_FOUND', 'Application not found.');
  return {
    userJob: toUserJob(row, now.toISOString()),
    updates: row.updates.map((update) => ({
      ...update,
      createdAt: new Date(update.createdAt).toISOString(),
    })),
  };
}

/** Returns why a withdrawn application could not be renewed if its opening still accepts applications; or null. */
async function whyNotRenewed(
  db: Queryable,
  deps: Pick<Deps, 'now'>,
  caller: Member,
  jobOpeningId: string,
): Promise<string | null> {
  const refused = await whyNotSeeker(db, deps, caller);
  if (refused) return refused.message;
  const { isEligible } = await checkCriteria({ db }, caller, jobOpeningId);
  return isEligible ? null : UNMET;
}

/**
 * Returns one of the caller's applications with its steps, the earliest first, and why it could not be renewed if it is
 * withdrawn. @throws Refusal NOT_FOUND not own
 */
export async function readOwnApplication(
  db: Queryable,
  deps: Pick<Deps, 'now'>,
  caller: Member,
  userJobId: string,
): Promise<{ userJob: UserJob; updates: JobUpdate[] }> {
  const { userId } = caller;
  const found = await readApplication(db, { userId, userJobId, now: deps.now() });
  const { jobOpeningId, recordStatus, isEditable } = found.userJob;
  if (recordStatus !== 'INACTIVE' || !isEditable) return found;
  const renewalRefusal = await whyNotRenewed(db, deps, caller, jobOpeningId);
  return renewalRefusal === null ? found : { ...found, userJob: { ...found.userJob, renewalRefusal } };
}
