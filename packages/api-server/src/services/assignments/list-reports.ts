import type { Report } from '@plinth/domain/assignments/report';
import { bestWhenJudged, maxScore } from '@plinth/domain/assignments/review-credits';
import { isLate } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { ReviewFilter } from '@plinth/domain/reviews/review-filter';
import { listHandIns } from '../../db/queries/assignments/list-hand-ins.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

type Filter = {
  namespace?: Namespace | undefined;
  reviewStatus?: ReviewFilter | undefined;
  'user-id'?: string | undefined;
  'report-id'?: string | undefined;
  sorting: 'ASC' | 'DESC';
  pageNo: number;
};

const toInstant = (time: string | null) => (time === null ? null : new Date(time).toISOString());

type Plan = Parameters<typeof bestWhenJudged>[0];

/** The maximum score that applied to a version, if it has changed. */
function outOf(plan: Plan, { reviewedAt }: { reviewedAt: string | null }) {
  const best = bestWhenJudged(plan, reviewedAt);
  return best === undefined ? {} : { outOf: best };
}

function timesOf(row: { submittedAt: string; reviewedAt: string | null }, dueAt: string | null) {
  const submittedAt = new Date(row.submittedAt).toISOString();
  return { submittedAt, reviewedAt: toInstant(row.reviewedAt), isLate: isLate(submittedAt, dueAt) };
}

/**
 * Lists what the learners of the caller's groups (for a lead mentor, the learners without a guide) handed in and when,
 * a page of 20 with the total, in one round trip. Drafts are visible only to their owners.
 */
export async function listReports(
  deps: Deps,
  { userId, membership }: Member,
  { namespace, reviewStatus, 'user-id': learnerId, 'report-id': reportId, sorting, pageNo }: Filter,
): Promise<{ reports: Report[]; total: number }> {
  const found = (await listHandIns.first(deps.db, {
    whose: membership.mentorRoles.includes('LEAD_MENTOR') ? 'own and those of nobody' : 'own',
    guideId: userId,
    cohortId: membership.cohortId,
    namespace: namespace ?? null,
    reviewStatus: reviewStatus ?? null,
    learnerId: learnerId ?? null,
    reportId: reportId ?? null,
    sorting,
    limit: PAGE_SIZE,
    offset: pageNo * PAGE_SIZE,
  })) ?? { total: 0, reports: [] };
  return {
    total: found.total,
    reports: found.reports.map(({ plan, earlier, ...report }) => {
      const rubric = plan?.rubric ?? null;
      const dueAt = toInstant(report.dueAt);
      return {
        ...report,
        ...timesOf(report, dueAt),
        ...outOf(plan, report),
        dueAt,
        maxScore: maxScore(rubric),
        rubric: rubric ?? [],
        earlier: earlier.map((version) => ({
          ...version,
          ...timesOf(version, dueAt),
          ...outOf(plan, version),
        })),
      };
    }),
  };
}
