import type { RecordStatus } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

/** As many as a person reads at once; the latest come first. */
const LISTED = 200;

export type StaffOpening = {
  reference: string;
  companyName: string;
  title: string;
  recordStatus: RecordStatus;
  closingDate: string;
  applied: number;
  offers: number;
};

/** The openings with how many applied and how many got an offer, the last to close first. */
export async function listOpeningsForStaff({ db }: Pick<Deps, 'db'>): Promise<StaffOpening[]> {
  const { rows } = await db.execute<StaffOpening>(sql`
    select o.reference, o.company_name as "companyName", o.title, o.record_status as "recordStatus",
      o.closing_date as "closingDate",
      count(j.*) filter (where j.record_status = 'ACTIVE')::int as applied,
      count(j.*) filter (where j.offer_status is not null)::int as offers
    from job_openings o left join user_jobs j using (job_opening_id)
    group by o.job_opening_id order by o.closing_date desc, o.reference limit ${LISTED}`);
  return rows.map((row) => ({ ...row, closingDate: new Date(row.closingDate).toISOString() }));
}
