import type { SectionId } from '@plinth/domain/profiles/profile-sections';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { loadProfile } from './load-profile.ts';
import { toSections } from './profile-rows.ts';

/** Returns the sections of the caller's profile, all or one. */
export async function listDetails(deps: Deps, caller: Caller, sectionId: SectionId | undefined) {
  const sections = toSections(await loadProfile(deps, { userId: caller.userId }));
  return { details: sectionId ? { [sectionId]: sections[sectionId] } : sections };
}
