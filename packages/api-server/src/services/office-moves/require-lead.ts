import { and, eq } from 'drizzle-orm';
import { cohortMentors } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Requires that the caller is a lead mentor of the session's cohort.
 * @returns the cohort
 * @throws Refusal NOT_FOUND, also when the session is someone else's
 */
export async function requireLead(
  { db }: Pick<Deps, 'db'>,
  { liveSessionId, userId }: { liveSessionId: string; userId: string },
): Promise<string> {
  const [found] = await db
    .select({ cohortId: liveSessions.cohortId })
    .from(liveSessions)
    .innerJoin(
      cohortMentors,
      and(
        eq(cohortMentors.cohortId, liveSessions.cohortId),
        eq(cohortMentors.userId, userId),
        eq(cohortMentors.role, 'LEAD_MENTOR'),
      ),
    )
    .where(eq(liveSessions.liveSessionId, liveSessionId));
  if (!found) throw refuse('NOT_FOUND', 'Session not found.');
  return found.cohortId;
}
