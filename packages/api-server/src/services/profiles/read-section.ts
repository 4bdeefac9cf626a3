import type { SectionId } from '@plinth/domain/profiles/profile-sections';
import type { Deps } from '../../deps.ts';
import { loadProfile } from './load-profile.ts';
import { toSections } from './profile-rows.ts';

type Sections = ReturnType<typeof toSections>;
/** A section with its entries, discriminated by its id. */
export type SectionState = { [Id in SectionId]: { sectionId: Id; entries: Sections[Id] } }[SectionId];

/** Returns one section of the caller's profile as it is now. */
export async function readSection(deps: Deps, userId: string, sectionId: SectionId): Promise<SectionState> {
  const sections = toSections(await loadProfile(deps, { userId }));
  return { sectionId, entries: sections[sectionId] } as SectionState;
}
