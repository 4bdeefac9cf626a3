import { refuse } from '../refusal.ts';

/**
 * Refuses a change to an application that a colleague or its applicant has taken a step further.
 * @param seen when the last step was that the sender saw; undefined looks at none
 * @throws Refusal CONFLICT
 */
export function requireStepSeen(
  last: { createdAt: Date } | undefined,
  seen: string | null | undefined,
): void {
  if (seen !== undefined && seen !== (last?.createdAt.toISOString() ?? null))
    throw refuse('CONFLICT', 'This application has gone a step further meanwhile. Check it again.');
}
