import { isClosedTo } from '@plinth/domain/jobs/is-closed-to';
import type { JobUpdate } from '@plinth/domain/jobs/job-update';
import { mayEdit, mayWithdraw } from '@plinth/domain/jobs/may-change-application';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import type { Queryable } from '../../db/database.ts';
import { findApplication } from '../../db/queries/jobs/find-application.ts';
import { refuse } from '../refusal.ts';

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
