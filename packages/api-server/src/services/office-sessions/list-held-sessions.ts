import type { OfficeSession } from '@plinth/domain/sessions/office-session';
import { and, eq } from 'drizzle-orm';
import { cohortMentors } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { listOfficeSessions } from './list-office-sessions.ts';

/**
 * Lists the sessions of a cohort that one of its mentors leads or guides; all for its lead mentors, who may move them.
 * @throws Refusal NOT_FOUND
 */
export async function listHeldSessions(
  deps: Pick<Deps, 'db' | 'now' | 'meetings'>,
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<{ sessions: OfficeSession[]; timeZone: string; mayMove: boolean }> {
  const roles = await deps.db
    .select({ role: cohortMentors.role })
    .from(cohortMentors)
    .where(and(eq(cohortMentors.cohortId, cohortId), eq(cohortMentors.userId, userId)));
  const mayMove = roles.some(({ role }) => role === 'LEAD_MENTOR');
  const { sessions, timeZone } = await listOfficeSessions(deps, cohortId);
  const held = ({ mentor, guides }: OfficeSession) =>
    mentor?.userId === userId || guides.some((guide) => guide.userId === userId);
  return { sessions: mayMove ? sessions : sessions.filter(held), timeZone, mayMove };
}
