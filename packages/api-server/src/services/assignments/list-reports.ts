import type { Report } from '@plinth/domain/assignments/report';
import { bestWhenJudged, maxScore } from '@plinth/domain/assignments/review-credits';
import { isLate } from '@plinth/domain/assignments/task-status';
import type { QueryOf } from '../../api/query-of.ts';
import { listHandIns } from '../../db/queries/assignments/list-hand-ins.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { pageOf } from '../page-of.ts';

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
  {
    namespace,
    reviewStatus,
    'user-id': learnerId,
    'report-id': reportId,
    sorting,
    pageNo,
  }: QueryOf<'assignments', 'listReports'>,
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
    ...pageOf(pageNo),
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
