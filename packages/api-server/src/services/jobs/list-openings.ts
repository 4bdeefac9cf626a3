import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { JobListed } from '@plinth/domain/jobs/job-opening';
import { judgeCriteria } from '@plinth/domain/jobs/judge-criteria';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import type { RecordStatus } from '@plinth/domain/records/record-status';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { type OpeningRow, openingColumns } from './opening-rows.ts';
import { readCandidate } from './read-candidate.ts';
import { requireSeeker } from './require-seeker.ts';

type Filters = {
  workMode?: WorkMode | undefined;
  location?: string | undefined;
  search?: string | undefined;
  saved?: boolean | undefined;
  pageNo: number;
};

type Row = OpeningRow & {
  is_saved: boolean;
  is_viewed: boolean;
  apply_status: RecordStatus | null;
  total: string;
};

const holding = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function wanted({ workMode, location, search, saved }: Filters, now: Date): SQL {
  const conditions = [
    sql`o.record_status = 'ACTIVE'`,
    sql`o.closing_date >= ${now.toISOString()}::timestamptz`,
    ...(workMode ? [sql`o.work_mode = ${workMode}`] : []),
    ...(location ? [sql`o.location ilike ${holding(location)}`] : []),
    ...(search
      ? [
          sql`concat_ws(' ', o.company_name, o.title, array_to_string(o.skills, ' ')) ilike ${holding(search)}`,
        ]
      : []),
    ...(saved ? [sql`a.saved_at is not null`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * The openings that take applications, the first to close first, each with whether the caller meets its criteria, has
 * seen it, keeps it and has applied (API-256). @throws Refusal FORBIDDEN not eligible for placement
 */
export async function listOpenings(
  deps: Deps,
  caller: Member,
  filters: Filters,
): Promise<{ jobs: JobListed[]; total: number }> {
  await requireSeeker(deps.db, deps, caller);
  const { userId } = caller;
  const [candidate, { rows }] = await Promise.all([
    readCandidate(deps.db, { userId, cohortId: caller.membership.cohortId }),
    deps.db.execute<Row | { job_opening_id: null; total: string }>(sql`
      with found as (
        select ${openingColumns}, a.saved_at is not null as is_saved, a.viewed_at is not null as is_viewed,
          j.record_status as apply_status
        from job_openings o
        left join job_activities a on a.job_opening_id = o.job_opening_id and a.user_id = ${userId}::uuid
        left join user_jobs j on j.job_opening_id = o.job_opening_id and j.user_id = ${userId}::uuid
        where ${wanted(filters, deps.now())}
      )
      select page.*, t.total from (select count(*) as total from found) t
      left join (
        select * from found order by closing_date, job_opening_id
        limit ${PAGE_SIZE} offset ${filters.pageNo * PAGE_SIZE}
      ) page on true
      order by page.closing_date, page.job_opening_id`),
  ]);
  return {
    jobs: rows.flatMap((row) => (row.job_opening_id === null ? [] : [toListed(row, candidate)])),
    total: Number(rows[0]?.total ?? 0),
  };
}

const toListed = (row: Row, candidate: Parameters<typeof judgeCriteria>[1]): JobListed => ({
  jobOpeningId: row.job_opening_id,
  companyName: row.company_name,
  title: row.title,
  location: row.location,
  workMode: row.work_mode,
  ctc: row.ctc === null ? null : Number(row.ctc),
  currency: row.currency,
  closingDate: new Date(row.closing_date).toISOString(),
  isSaved: row.is_saved,
  isEligible: judgeCriteria(row.criteria, candidate).isEligible,
  ...(row.apply_status ? { applyStatus: row.apply_status } : {}),
  isViewed: row.is_viewed,
});
