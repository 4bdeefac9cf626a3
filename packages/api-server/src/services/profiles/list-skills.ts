import type { Deps } from '../../deps.ts';
import { loadProfile } from './load-profile.ts';
import { toSections } from './profile-rows.ts';

/** Lists the skills a person names. @throws Refusal NOT_FOUND */
export async function listSkills(deps: Deps, userHash: string) {
  const { skills } = toSections(await loadProfile(deps, { userHash }));
  return { skills: skills.map(({ detailId, name, level }) => ({ skillId: detailId, name, level })) };
}
