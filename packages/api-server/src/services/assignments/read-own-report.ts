import type { OwnReport, ReportEntry } from '@plinth/domain/assignments/report';
import { bestWhenJudged, maxScore } from '@plinth/domain/assignments/review-credits';
import { isLate, takesUploads, taskStatus } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { isJudged } from '@plinth/domain/reviews/is-judged';
import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { findOwnReport } from '../../db/queries/assignments/find-own-report.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { dueOfTask } from './due-of-task.ts';
import { findTask } from './find-task.ts';

const toInstant = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Reads a task of the caller with its draft and every hand-in, the newest first; until the guide has decided, neither
 * score nor remark is shown. One round trip besides those of the curriculum.
 * @throws Refusal FORBIDDEN for mentors, LOCKED, NOT_FOUND
 */
export async function readOwnReport(
  deps: Deps,
  caller: Member,
  { nodeId, namespace }: { nodeId: string; namespace: Namespace },
): Promise<{ task: OwnReport }> {
  const { node, view, key } = await findTask(deps, caller, { nodeId, namespace });
  const { plan, report, earlier, entries } = (await findOwnReport.first(deps.db, key)) ?? {
    plan: null,
    report: null,
    earlier: [],
    entries: [],
  };
  const endDate = dueOfTask(view, node, report);
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
        const hasVerdict = isJudged(reviewStatus);
        const outOf = hasVerdict ? bestWhenJudged(plan, reviewedAt) : undefined;
        return {
          version,
          reviewStatus: reviewStatus as ReviewStatus,
          submittedAt: at,
          isLate: isLate(at, endDate),
          text,
          score: hasVerdict ? score : null,
          ...(outOf === undefined ? {} : { outOf }),
          remark: hasVerdict ? remark : null,
          reviewedAt: toInstant(reviewedAt),
          entries: entriesOf(version),
        };
      }),
    },
  };
}
