import type { OwnReport, ReportEntry, ReportStatus } from '@plinth/domain/assignments/report';
import { maxScore } from '@plinth/domain/assignments/review-credits';
import { isLate, takesUploads, taskStatus } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { sql } from 'drizzle-orm';
import type { AssignmentPlan } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { dueOf } from '../curriculum/cohort-view.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findTask } from './find-task.ts';
import { entryJson } from './report-entries.ts';

type Judged = {
  version: number;
  reviewStatus: ReportStatus;
  text: string | null;
  score: number | null;
  remark: string | null;
  submittedAt: string | null;
  reviewedAt: string | null;
};
type Row = {
  plan: AssignmentPlan | null;
  report: (Judged & { reportId: string; draftText: string | null }) | null;
  earlier: Judged[];
  entries: (ReportEntry & { version: number })[];
};

const judged =
  sql.raw(`'version', v.version, 'reviewStatus', v.review_status, 'text', v.text, 'score', v.score,
  'remark', v.remark, 'submittedAt', v.submitted_at, 'reviewedAt', v.reviewed_at`);

const toInstant = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/**
 * An own task with its draft and every hand-in, the newest first; of a guide who has not decided yet neither score nor
 * remark is told. One round trip beside those of the curriculum.
 * @throws Refusal FORBIDDEN for mentors, LOCKED, NOT_FOUND
 */
export async function readOwnReport(
  deps: Deps,
  caller: Member,
  { nodeId, namespace }: { nodeId: string; namespace: Namespace },
): Promise<{ task: OwnReport }> {
  const { node, view, key } = await findTask(deps, caller, { nodeId, namespace });
  const { rows } = await deps.db.execute<Row>(sql`
    with own as (
      select * from reports where cohort_id = ${key.cohortId} and user_id = ${key.userId} and node_id = ${nodeId}
    )
    select (select assignment from course_nodes where node_id = ${nodeId}) as plan,
      (select json_build_object('reportId', v.report_id, 'draftText', v.draft_text, ${judged}) from own v) as report,
      coalesce((select json_agg(json_build_object(${judged}) order by v.version desc)
        from report_versions v join own using (report_id)), '[]') as earlier,
      coalesce((select json_agg(jsonb_build_object('version', n.version) || (${entryJson})::jsonb
          order by n.created_at, n.entry_id)
        from report_entries n join own using (report_id)
          left join documents d on d.document_id = n.document_id), '[]') as entries`);
  const { plan, report, earlier, entries } = rows[0] ?? {
    plan: null,
    report: null,
    earlier: [],
    entries: [],
  };
  const due = dueOf(view, node);
  const endDate = due === null ? null : new Date(due).toISOString();
  const status = report?.reviewStatus ?? null;
  const isOpen = takesUploads(status);
  const entriesOf = (version: number): ReportEntry[] =>
    entries.filter((entry) => entry.version === version).map(({ version: _, ...entry }) => entry);
  const handIns = [...(report && status !== 'DRAFT' ? [report] : []), ...earlier];
  return {
    task: {
      nodeId,
      title: node.meta.title ?? 'Task',
      namespace,
      uploads: plan?.uploads ?? 'BOTH',
      endDate,
      credits: node.credits,
      maxScore: maxScore(plan?.rubric ?? null),
      reviewStatus: taskStatus({ status, dueAt: endDate, now: new Date(view.now).toISOString() }),
      isOpen,
      draft:
        report && isOpen
          ? {
              reportId: report.reportId,
              text: report.draftText ?? '',
              entries: entriesOf(status === 'REJECTED' ? report.version + 1 : report.version),
            }
          : null,
      versions: handIns.flatMap(({ version, reviewStatus, text, score, remark, submittedAt, reviewedAt }) => {
        const at = toInstant(submittedAt);
        if (at === null) return [];
        const isJudged = reviewStatus === 'REVIEWED' || reviewStatus === 'REJECTED';
        return {
          version,
          reviewStatus: reviewStatus as ReviewStatus,
          submittedAt: at,
          isLate: isLate(at, endDate),
          text,
          score: isJudged ? score : null,
          remark: isJudged ? remark : null,
          reviewedAt: toInstant(reviewedAt),
          entries: entriesOf(version),
        };
      }),
    },
  };
}
