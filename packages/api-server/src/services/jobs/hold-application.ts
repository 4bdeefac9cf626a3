import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { OfferStatus } from '@plinth/domain/jobs/offer-status';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { refuse } from '../refusal.ts';
import { type OpeningRow, openingColumns } from './opening-rows.ts';

/** An application with its opening and its owner, held until the transaction ends. */
export type HeldApplication = {
  userJobId: string;
  userId: string;
  cohortId: string;
  emailId: string;
  firstName: string;
  recordStatus: RecordStatus;
  currentRound: InterviewRound | null;
  offerStatus: OfferStatus | null;
  opening: OpeningRow;
};

type Row = Omit<OpeningRow, 'record_status'> & {
  user_job_id: string;
  user_id: string;
  cohort_id: string;
  email_id: string;
  first_name: string;
  application_status: RecordStatus;
  current_round: InterviewRound | null;
  offer_status: OfferStatus | null;
  record_status: RecordStatus;
};

/**
 * An application that is about to change, so that two changes come one after the other.
 * @param which a condition on the application `j`
 * @throws Refusal NOT_FOUND
 */
export async function holdApplication(
  tx: Transaction,
  userJobId: string,
  which: SQL = sql`true`,
): Promise<HeldApplication> {
  const { rows } = await tx.execute<Row>(sql`
    select ${openingColumns}, j.user_job_id, j.user_id, j.cohort_id, u.email_id, p.first_name,
      j.record_status as application_status, j.current_round, j.offer_status
    from user_jobs j join job_openings o using (job_opening_id)
      join users u on u.user_id = j.user_id join user_profiles p on p.user_id = j.user_id
    where j.user_job_id = ${userJobId}::uuid and ${which}
    for update of j`);
  const [row] = rows;
  if (!row) throw refuse('NOT_FOUND', 'There is no such application.');
  return {
    userJobId: row.user_job_id,
    userId: row.user_id,
    cohortId: row.cohort_id,
    emailId: row.email_id,
    firstName: row.first_name,
    recordStatus: row.application_status,
    currentRound: row.current_round,
    offerStatus: row.offer_status,
    opening: row,
  };
}
