import type { ReportStatus } from '../assignments/report.ts';

/** Whether a guide has decided about a hand-in: before that, its learner sees neither score nor remark. */
export function isJudged(status: ReportStatus | null): boolean {
  return status === 'REVIEWED' || status === 'REJECTED';
}
