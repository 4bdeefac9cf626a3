import type { Assessment, ReportStatus } from './report.ts';

/**
 * Returns what an assessment does to a hand-in: `apply` it, `repeat` the current outcome, or refuse it as
 * `not-submitted` or as `final`. REVIEWED is final, since its credits are paid. REJECTED is final for this hand-in; the
 * learner answers it with a new version.
 */
export function reviewStep(
  status: ReportStatus,
  assessment: Assessment,
): 'apply' | 'repeat' | 'not-submitted' | 'final' {
  if (status === 'DRAFT') return 'not-submitted';
  if (status === 'REVIEWED' || status === 'REJECTED') return status === assessment ? 'repeat' : 'final';
  return 'apply';
}
