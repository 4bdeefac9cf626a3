import { publicSections } from '@plinth/domain/profiles/public-sections';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { applauds } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { linkMedia } from './link-media.ts';
import { loadProfile } from './load-profile.ts';
import { toSections, toUserProfile } from './profile-rows.ts';
import { publicProjects } from './public-projects.ts';

/**
 * Returns a whole profile: the caller's own in full, another's as its owner publishes it, with its applause and whether
 * the caller has applauded.
 * @throws Refusal NOT_FOUND for an unknown handle
 */
export async function readFullProfile(deps: Deps, caller: Caller, userHash: string | undefined) {
  const row = await loadProfile(deps, userHash ? { userHash } : { userId: caller.userId });
  const isOwner = row.userId === caller.userId;
  const { version, ...userProfile } = toUserProfile(row);
  const all = toSections(row);
  const sections = isOwner ? all : publicSections(all);
  const [given] = isOwner
    ? []
    : await deps.db
        .select({ userId: applauds.userId })
        .from(applauds)
        .where(and(eq(applauds.userId, row.userId), eq(applauds.fromUserId, caller.userId)));
  return {
    userProfile: {
      ...userProfile,
      ...(isOwner ? { version } : {}),
      profileMedia: linkMedia(deps, userProfile.profileMedia, { isOwner }),
    },
    sections,
    projects: isOwner ? row.projects : publicProjects(row.projects),
    importantLinks: sections.importantLinks,
    isOwner,
    applauds: row.applauds,
    hasApplauded: given !== undefined,
  };
}
