import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { readFullProfile } from './read-full-profile.ts';

/** Lists the projects of a profile; those of another person as published. @throws Refusal NOT_FOUND */
export async function listProjects(deps: Deps, caller: Caller, userHash: string | undefined) {
  const { projects } = await readFullProfile(deps, caller, userHash);
  return { projects };
}
