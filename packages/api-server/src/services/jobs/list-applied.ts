import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import type { OfferStatus } from '@plinth/domain/jobs/offer-status';
import type { AppliedJob } from '@plinth/domain/jobs/user-job';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

type Row = {
  user_job_id: string | null;
  job_opening_id: string;
  company_name: string;
  title: string;
  applied_at: string;
  record_status: RecordStatus;
  current_round: InterviewRound | null;
  offer_status: OfferStatus | null;
  last_status: JobUpdateStatus | null;
  total: string;
};

/** The own applications, the latest first, whichever cohort they were made from (API-265). One statement. */
export async function listApplied(
  { db }: Pick<Deps, 'db'>,
  { userId }: Member,
  pageNo: number,
): Promise<{ applied: AppliedJob[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    select page.*, t.total from (select count(*) as total from user_jobs where user_id = ${userId}::uuid) t
    left join (
      select j.user_job_id, j.job_opening_id, o.company_name, o.title, j.applied_at, j.record_status, j.current_round,
        j.offer_status,
        (select s.status from user_job_updates s where s.user_job_id = j.user_job_id
          order by s.created_at desc, s.update_id desc limit 1) as last_status
      from user_jobs j join job_openings o using (job_opening_id)
      where j.user_id = ${userId}::uuid
      order by j.applied_at desc, j.user_job_id limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
    ) page on true
    order by page.applied_at desc, page.user_job_id`);
  return {
    applied: rows.flatMap((row) =>
      row.user_job_id === null
        ? []
        : [
            {
              userJobId: row.user_job_id,
              jobOpeningId: row.job_opening_id,
              companyName: row.company_name,
              title: row.title,
              appliedAt: new Date(row.applied_at).toISOString(),
              recordStatus: row.record_status,
              currentRound: row.current_round,
              ...(row.offer_status ? { offerStatus: row.offer_status } : {}),
              lastStatus: row.last_status ?? 'APPLIED',
            },
          ],
    ),
    total: Number(rows[0]?.total ?? 0),
  };
}
