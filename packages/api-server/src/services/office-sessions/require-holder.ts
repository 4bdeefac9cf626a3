import { and, arrayContains, eq, or } from 'drizzle-orm';
import { cohortMentors } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Requires a mentor of the cohort who leads or guides the session, or leads the cohort.
 * @throws Refusal NOT_FOUND, also when the session is someone else's
 */
export async function requireHolder(
  { db }: Pick<Deps, 'db'>,
  { liveSessionId, userId }: { liveSessionId: string; userId: string },
): Promise<void> {
  const [found] = await db
    .select({ role: cohortMentors.role })
    .from(liveSessions)
    .innerJoin(
      cohortMentors,
      and(eq(cohortMentors.cohortId, liveSessions.cohortId), eq(cohortMentors.userId, userId)),
    )
    .where(
      and(
        eq(liveSessions.liveSessionId, liveSessionId),
        or(
          eq(liveSessions.mentorId, userId),
          arrayContains(liveSessions.guideIds, [userId]),
          eq(cohortMentors.role, 'LEAD_MENTOR'),
        ),
      ),
    );
  if (!found) throw refuse('NOT_FOUND', 'Session not found.');
}
