import type { Report } from '@plinth/domain/assignments/report';
import type { Person } from '../person.ts';

/** A share of the points, as guides give them. */
const GIVEN = 0.8;

export type Verdict = (report: Report) => 'REVIEWED' | 'REJECTED';

/** A guide reviews all that waits in the own groups of a cohort. Answers how much it was. */
export async function review({ api }: Person, cohortId: string, verdictOn: Verdict): Promise<number> {
  const params = { cohortId };
  for (let reviewed = 0; ; ) {
    // What is reviewed waits no more, so the first page is always that of the next ones.
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
