import type { MentorGroup } from '@plinth/domain/mentors/mentor-group';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { type GroupsRow, groupsJson } from './mentor-groups.ts';

const text = `select ${groupsJson('$1', '$2')} as groups`;

/** The groups of a cohort (API-227, ROLE-20): all of them for its lead mentor, else the own ones (D-34). */
export async function listGroups(
  deps: Deps,
  { userId, membership }: Member,
): Promise<{ groups: MentorGroup[] }> {
  const guideId = membership.mentorRoles.includes('LEAD_MENTOR') ? null : userId;
  const { rows } = await deps.pool.query<GroupsRow>({
    name: 'mentor-groups',
    text,
    values: [membership.cohortId, guideId],
  });
  return { groups: rows[0]?.groups ?? [] };
}
