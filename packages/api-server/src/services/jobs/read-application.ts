import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobUpdate, JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import { mayEdit, mayWithdraw } from '@plinth/domain/jobs/may-change-application';
import type { OfferStatus } from '@plinth/domain/jobs/offer-status';
import type { UserJob } from '@plinth/domain/jobs/user-job';
import type { Currency } from '@plinth/domain/money/currency';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../refusal.ts';

type Row = {
  user_job_id: string;
  job_opening_id: string;
  company_name: string;
  title: string;
  location: string;
  rounds: InterviewRound[];
  opening_status: RecordStatus;
  closing_date: string;
  applied_at: string;
  record_status: RecordStatus;
  current_round: InterviewRound | null;
  offer_status: OfferStatus | null;
  offer_ctc: string | null;
  offer_currency: Currency | null;
  offer_text: string | null;
  offered_at: string | null;
  resume_document_id: string;
  responses: ResponseEntry[];
  updates: { round: InterviewRound | null; status: JobUpdateStatus; text: string; createdAt: string }[];
  feedback_on: (InterviewRound | null)[];
};

const iso = (time: string) => new Date(time).toISOString();

function toUserJob(row: Row, now: string): UserJob {
  const opening = { recordStatus: row.opening_status, closingDate: iso(row.closing_date) };
  const facts = { opening, offerStatus: row.offer_status, now };
  const isActive = row.record_status === 'ACTIVE';
  const { offer_ctc, offer_currency, offered_at } = row;
  return {
    userJobId: row.user_job_id,
    jobOpeningId: row.job_opening_id,
    companyName: row.company_name,
    title: row.title,
    location: row.location,
    appliedAt: iso(row.applied_at),
    recordStatus: row.record_status,
    currentRound: row.current_round,
    lastStatus: row.updates.at(-1)?.status ?? 'APPLIED',
    rounds: row.rounds,
    resumeDocumentId: row.resume_document_id,
    responses: row.responses,
    isEditable: row.record_status !== 'DELETED' && mayEdit(facts).allowed,
    isWithdrawable: isActive && mayWithdraw(facts).allowed,
    ...(row.offer_status && offer_ctc !== null && offer_currency && offered_at
      ? {
          offerStatus: row.offer_status,
          offer: {
            ctc: Number(offer_ctc),
            currency: offer_currency,
            text: row.offer_text ?? '',
            offeredAt: iso(offered_at),
          },
        }
      : {}),
    feedbackOn: row.feedback_on,
  };
}

/** An own application with its steps, the first one first (API-267). One statement. @throws Refusal NOT_FOUND not own */
export async function readApplication(
  db: Queryable,
  { userId, userJobId, now }: { userId: string; userJobId: string; now: Date },
): Promise<{ userJob: UserJob; updates: JobUpdate[] }> {
  const { rows } = await db.execute<Row>(sql`
    select j.user_job_id, j.job_opening_id, o.company_name, o.title, o.location, o.rounds,
      o.record_status as opening_status, o.closing_date, j.applied_at, j.record_status, j.current_round,
      j.offer_status, j.offer_ctc, j.offer_currency, j.offer_text, j.offered_at, j.resume_document_id, j.responses,
      (select coalesce(json_agg(json_build_object('round', s.round, 'status', s.status, 'text', s.text,
          'createdAt', s.created_at) order by s.created_at, s.update_id), '[]')
        from user_job_updates s where s.user_job_id = j.user_job_id) as updates,
      (select coalesce(json_agg(f.round order by f.created_at), '[]')
        from user_job_feedback f where f.user_job_id = j.user_job_id) as feedback_on
    from user_jobs j join job_openings o using (job_opening_id)
    where j.user_job_id = ${userJobId}::uuid and j.user_id = ${userId}::uuid`);
  const [row] = rows;
  if (!row) throw refuse('NOT_FOUND', 'There is no such application of yours.');
  return {
    userJob: toUserJob(row, now.toISOString()),
    updates: row.updates.map((update) => ({ ...update, createdAt: iso(update.createdAt) })),
  };
}
