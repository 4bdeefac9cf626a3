import type { Coachmarks } from '@plinth/domain/dashboards/learner-dashboard';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

type Member = { userId: string; membership: { cohortId: string } };

const own = ({ userId, membership }: Member) =>
  and(eq(enrolments.cohortId, membership.cohortId), eq(enrolments.userId, userId));

const columns = {
  showCoachmarks: enrolments.showCoachmarks,
  capstoneCoachmarksViewed: enrolments.capstoneCoachmarksViewed,
};

/** Returns which tours the caller has yet to see; none for mentors. Read from the caller's place in the cohort. */
export const readCoachmarks = ({ coachmarks }: Pick<Caller, 'coachmarks'>): Coachmarks =>
  coachmarks ?? { showCoachmarks: false, capstoneCoachmarksViewed: true };

/** Marks a tour as seen, permanently. @throws Refusal NOT_FOUND for mentors */
export async function saveCoachmarks(
  deps: Deps,
  caller: Member,
  key: 'DASHBOARD' | 'CAPSTONE',
): Promise<Coachmarks> {
  const [row] = await deps.db
    .update(enrolments)
    .set(key === 'DASHBOARD' ? { showCoachmarks: false } : { capstoneCoachmarksViewed: true })
    .where(own(caller))
    .returning(columns);
  if (!row) throw refuse('NOT_FOUND', 'You are not a learner in this cohort.');
  return row;
}
