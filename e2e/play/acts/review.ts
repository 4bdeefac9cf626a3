import type { Report } from '@plinth/domain/assignments/report';
import type { Person } from '../person.ts';

/** The share of the points that guides award. */
const GIVEN = 0.8;

export type Verdict = (report: Report) => 'REVIEWED' | 'REJECTED';

/** A guide reviews all that waits in the guide's groups of a cohort. Returns how many. */
export async function review({ api }: Person, cohortId: string, verdictOn: Verdict): Promise<number> {
  const params = { cohortId };
  for (let reviewed = 0; ; ) {
    // Reviewed reports no longer wait, so the first page is always the next one.
    const { reports } = await api.assignments.listReports({ params, query: { reviewStatus: 'PENDING' } });
    const [first] = reports;
    if (!first) return reviewed;
    for (const report of reports) {
      const { userId, namespace, nodeId, reportId, maxScore } = report;
      const reviewStatus = verdictOn(report);
      await api.assignments.assess({
        query: { 'user-id': userId, namespace },
        body: {
          cohortId,
          nodeId,
          reportId,
          reviewStatus,
          remark: reviewStatus === 'REVIEWED' ? 'It holds.' : 'The tests of the requirements are missing.',
          ...(reviewStatus === 'REVIEWED' && { score: Math.round(maxScore * GIVEN) }),
        },
      });
      reviewed += 1;
    }
  }
}
