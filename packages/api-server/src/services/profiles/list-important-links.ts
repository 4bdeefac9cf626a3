import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { readFullProfile } from './read-full-profile.ts';

/** Lists the links of a profile. @throws Refusal NOT_FOUND */
export async function listImportantLinks(deps: Deps, caller: Caller, userHash: string | undefined) {
  const { importantLinks } = await readFullProfile(deps, caller, userHash);
  return { importantLinks };
}
