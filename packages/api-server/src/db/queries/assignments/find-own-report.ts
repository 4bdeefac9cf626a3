import { REPORT_STATUSES, ReportEntry } from '@plinth/domain/assignments/report';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { json, nullable, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { entryJson } from './entry-json.ts';
import { PlanSchema } from './plan-schema.ts';

const Judged = z.object({
  version: z.int(),
  reviewStatus: z.enum(REPORT_STATUSES),
  text: z.nullable(z.string()),
  score: z.nullable(z.int()),
  remark: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  reviewedAt: z.nullable(z.string()),
});
const Own = z.object({ reportId: z.string(), draftText: z.nullable(z.string()), ...Judged.shape });
const Version = z.object({ version: z.int() });

const judged =
  sql.raw(`'version', v.version, 'reviewStatus', v.review_status, 'text', v.text, 'score', v.score,
  'remark', v.remark, 'submittedAt', v.submitted_at, 'reviewedAt', v.reviewed_at`);

/** Finds a task with a learner's draft and hand-ins, and the content of each version. */
export const findOwnReport = statement({
  params: { cohortId: uuid, userId: uuid, nodeId: uuid },
  columns: {
    plan: nullable(json(PlanSchema)),
    report: nullable(json(Own)),
    earlier: json(z.array(Judged)),
    entries: json(z.array(z.intersection(Version, ReportEntry))),
  },
  sql: ({ cohortId, userId, nodeId }) => sql`
    with own as (
      select * from reports where cohort_id = ${cohortId} and user_id = ${userId} and node_id = ${nodeId}
    )
    select (select assignment from course_nodes where node_id = ${nodeId}) as plan,
      (select json_build_object('reportId', v.report_id, 'draftText', v.draft_text, ${judged}) from own v) as report,
      coalesce((select json_agg(json_build_object(${judged}) order by v.version desc)
        from report_versions v join own using (report_id)), '[]') as earlier,
      coalesce((select json_agg(jsonb_build_object('version', n.version) || (${entryJson})::jsonb
          order by n.created_at, n.entry_id)
        from report_entries n join own using (report_id)
          left join documents d on d.document_id = n.document_id), '[]') as entries`,
});
