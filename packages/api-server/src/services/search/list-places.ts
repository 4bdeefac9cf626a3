import { cohortCan, type LockFacts } from '@plinth/domain/cohorts/cohort-can';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import type { CohortArea } from '@plinth/domain/navigation/learner-pages';
import type { Caller, Membership } from '../../api/context.ts';
import { listPlaces as findPlaces } from '../../db/queries/search/list-places.ts';
import type { Deps } from '../../deps.ts';
import { timelinesOf } from '../cohorts/cohort-rows.ts';

/** A cohort that a person learns or teaches in, to the extent that it is open to them. */
export type Place = {
  cohortId: string;
  courseId: string;
  courseTitle: string;
  membership: Membership;
  area: CohortArea;
  /** Whether its queries are open to them. */
  hasQueries: boolean;
  /** Whether the performance of its learners is open to their guides. */
  hasPerformance: boolean;
};

/** Returns the area a cohort is entered from: mentor calls also require the role on the account. */
function areaOf({ roles }: Caller, { mentorRoles, state }: Pick<Membership, 'mentorRoles' | 'state'>) {
  const held = mentorRoles.filter((role) => roles.includes(role));
  if (held.includes('INDUSTRIAL_GUIDE')) return 'mentor';
  if (held.includes('LEAD_MENTOR')) return 'lm';
  return mentorRoles.length === 0 && state !== null && learnerMay(state, 'early') ? 'learn' : null;
}

/** Lists the caller's cohorts that are open to them, the `near` one first, then the latest. One statement. */
export async function listPlaces(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  near: string | undefined,
): Promise<Place[]> {
  const rows = await findPlaces.rows(db, { userId: caller.userId });
  const places = rows.flatMap((row): Place[] => {
    const { cohortId, courseId, courseTitle, state, mentorRoles } = row;
    const area = areaOf(caller, row);
    if (!area) return [];
    const cohort: LockFacts = {
      cohortType: row.cohortType,
      timelines: timelinesOf(row),
      isLeaderBoardAllowed: row.isLeaderBoardAllowed,
      isLocalizedLeaderboard: row.isLocalizedLeaderboard,
      capstoneInfo: { isCapstonePresent: row.isCapstonePresent },
    };
    const facts = { cohort, now: now().toISOString() };
    const isOpen = cohortCan.openQueries(facts).allowed;
    const mayAsk =
      area === 'mentor' || (area === 'learn' && state !== null && learnerMay(state, 'everything'));
    return [
      {
        cohortId,
        courseId,
        courseTitle,
        membership: { cohortId, state, groupId: null, mentorRoles },
        area,
        hasQueries: isOpen && mayAsk,
        hasPerformance: cohortCan.openGroupPerformance(facts).allowed,
      },
    ];
  });
  return places.toSorted((one, other) => Number(other.cohortId === near) - Number(one.cohortId === near));
}
