import { ReportEntry } from '@plinth/domain/assignments/report';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { entryJson } from '../assignments/entry-json.ts';
import { instant, json, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists a learner's hand-ins for the evaluation day, the last version of each. */
export const listPortfolio = statement({
  params: { cohortId: uuid, userId: uuid },
  columns: {
    reportId: uuid,
    title: text,
    submittedAt: instant,
    text: nullable(text),
    entries: json(z.array(ReportEntry)),
  },
  sql: ({ cohortId, userId }) => sql`
    select r.report_id as "reportId", coalesce(c.meta ->> 'title', 'Portfolio') as title,
      r.submitted_at as "submittedAt", r.text,
      coalesce((select json_agg(${entryJson} order by n.created_at, n.entry_id)
        from report_entries n left join documents d on d.document_id = n.document_id
        where n.report_id = r.report_id and n.version = r.version), '[]') as entries
    from reports r join course_nodes c using (node_id)
    where r.cohort_id = ${cohortId} and r.user_id = ${userId} and r.namespace = 'REVIEW_DAY'
      and r.submitted_at is not null
    order by r.submitted_at, r.report_id`,
});
