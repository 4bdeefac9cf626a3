import type { MentorGroup } from '@plinth/domain/mentors/mentor-group';
import { listGroups as findGroups } from '../../db/queries/mentors/list-groups.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/** Lists the groups of a cohort: all for its lead mentor, else the guide's own. */
export async function listGroups(
  deps: Deps,
  { userId, membership }: Member,
): Promise<{ groups: MentorGroup[] }> {
  const guideId = membership.mentorRoles.includes('LEAD_MENTOR') ? null : userId;
  const found = await findGroups.first(deps.db, { cohortId: membership.cohortId, guideId });
  return { groups: found?.groups ?? [] };
}
