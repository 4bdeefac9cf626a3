import type { ReportEntry } from '@plinth/domain/assignments/report';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { entryJson } from '../assignments/report-entries.ts';

type Row = {
  report_id: string;
  title: string;
  submitted_at: string;
  text: string | null;
  entries: ReportEntry[];
};

/** What a learner handed in for the evaluation day, the last version of each, in one query; drafts stay their owner's. */
export async function readPortfolio(
  db: Queryable,
  { cohortId, userId }: { cohortId: string; userId: string },
) {
  const { rows } = await db.execute<Row>(sql`
    select r.report_id, coalesce(c.meta ->> 'title', 'Portfolio') as title, r.submitted_at, r.text,
      coalesce((select json_agg(${entryJson} order by n.created_at, n.entry_id)
        from report_entries n left join documents d on d.document_id = n.document_id
        where n.report_id = r.report_id and n.version = r.version), '[]') as entries
    from reports r join course_nodes c using (node_id)
    where r.cohort_id = ${cohortId} and r.user_id = ${userId} and r.namespace = 'REVIEW_DAY'
      and r.submitted_at is not null
    order by r.submitted_at, r.report_id`);
  return rows.map(({ report_id, title, submitted_at, text, entries }) => ({
    reportId: report_id,
    title,
    submittedAt: new Date(submitted_at).toISOString(),
    text,
    entries,
  }));
}
