import type { ReviewStatus } from '../reviews/review-status.ts';
import type { ReportStatus } from './report.ts';

/** Returns whether something was handed in after its due instant; at that instant it is in time. ISO 8601 UTC. */
export function isLate(submittedAt: string, dueAt: string | null): boolean {
  return dueAt !== null && Date.parse(submittedAt) > Date.parse(dueAt);
}

/**
 * Returns the status of a task for its learner. Once its due instant has passed with nothing handed in it is EXPIRED.
 * It can still be handed in: that makes it PENDING again, and the guide sees that it was late.
 */
export function taskStatus({
  status,
  dueAt,
  now,
}: {
  status: ReportStatus | null;
  dueAt: string | null;
  now: string;
}): ReviewStatus {
  if (status !== null && status !== 'DRAFT') return status;
  return isLate(now, dueAt) ? 'EXPIRED' : 'PENDING';
}

/**
 * Returns whether a task accepts files and links for its next hand-in: while nothing was handed in, late or not, and
 * again after a rejection.
 */
export function takesUploads(status: ReportStatus | null): boolean {
  return status === null || status === 'DRAFT' || status === 'REJECTED';
}
