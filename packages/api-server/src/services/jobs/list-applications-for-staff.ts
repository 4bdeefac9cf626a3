import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { OfferStatus } from '@plinth/domain/jobs/offer-status';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

const LISTED = 1000;

export type StaffApplication = {
  userJobId: string;
  name: string;
  emailId: string;
  recordStatus: RecordStatus;
  currentRound: InterviewRound | null;
  offerStatus: OfferStatus | null;
  appliedAt: string;
};

/** Who applied for an opening, the first one first. @throws Refusal NOT_FOUND */
export async function listApplicationsForStaff(
  { db }: Pick<Deps, 'db'>,
  reference: string,
): Promise<StaffApplication[]> {
  const { rows } = await db.execute<StaffApplication & { userJobId: string | null }>(sql`
    select j.user_job_id as "userJobId", trim(p.first_name || ' ' || p.last_name) as name, u.email_id as "emailId",
      j.record_status as "recordStatus", j.current_round as "currentRound", j.offer_status as "offerStatus",
      j.applied_at as "appliedAt"
    from job_openings o
      left join user_jobs j on j.job_opening_id = o.job_opening_id
      left join users u on u.user_id = j.user_id
      left join user_profiles p on p.user_id = j.user_id
    where o.reference = ${reference} order by j.applied_at, j.user_job_id limit ${LISTED}`);
  if (rows.length === 0) throw refuse('NOT_FOUND', `There is no opening ${reference}.`);
  return rows.flatMap((row) =>
    row.userJobId === null ? [] : [{ ...row, appliedAt: new Date(row.appliedAt).toISOString() }],
  );
}
