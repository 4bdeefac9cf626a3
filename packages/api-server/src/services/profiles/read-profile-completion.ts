import { deriveProfileCompletion } from '@plinth/domain/profiles/derive-profile-completion';
import { hasBasicDetails } from '@plinth/domain/profiles/derive-profile-status';
import { SECTION_IDS } from '@plinth/domain/profiles/profile-sections';
import { holdsMentorRole } from '@plinth/domain/roles/role';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { loadProfile } from './load-profile.ts';
import { type ProfileRow, toSections } from './profile-rows.ts';

const completionOf = (row: ProfileRow) => {
  const sections = toSections(row);
  const isBasicFilled = hasBasicDetails(row);
  return deriveProfileCompletion({
    profileStatus: row.profileStatus,
    filled: SECTION_IDS.filter((id) => (id === 'basicDetails' ? isBasicFilled : sections[id].length > 0)),
    isMentor: holdsMentorRole(row.roles),
  });
};

/** Returns how complete the caller's profile is. */
export async function readProfileCompletion(deps: Deps, caller: Caller) {
  return completionOf(await loadProfile(deps, { userId: caller.userId }));
}

/** Returns how complete anyone's profile is, as a number alone. @throws Refusal NOT_FOUND */
export async function readCompletionScore(deps: Deps, userHash: string) {
  return { score: completionOf(await loadProfile(deps, { userHash })).percentage };
}
