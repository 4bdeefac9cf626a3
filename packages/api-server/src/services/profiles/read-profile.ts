import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { loadAccount } from './load-profile.ts';
import { toUserProfile } from './profile-rows.ts';

/** Returns the caller's profile. */
export async function readProfile(deps: Deps, caller: Pick<Caller, 'userId'>) {
  return { userProfile: toUserProfile(await loadAccount(deps, caller.userId)) };
}
