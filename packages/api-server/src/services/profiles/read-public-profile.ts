import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { publicSections } from '@plinth/domain/profiles/public-sections';
import { and, eq } from 'drizzle-orm';
import { recommendations as recommendationRows } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { readRecommendations } from '../recommendations/recommendation-rows.ts';
import { linkMedia } from './link-media.ts';
import { loadProfile } from './load-profile.ts';
import { toSections, toUserProfile } from './profile-rows.ts';
import { publicProjects } from './public-projects.ts';

/** Returns what a person publishes. `viewerId` is the viewer, null for a stranger. @throws Refusal NOT_FOUND */
export async function readPublicProfile(deps: Deps, userHash: string, viewerId: string | null) {
  const row = await loadProfile(deps, { userHash });
  const { firstName, lastName, bio, occupation, currentCompany, workExperienceInMonths, profileMedia } =
    toUserProfile(row);
  const [recommendations, recommendationCount] = await Promise.all([
    readRecommendations(
      deps.db,
      { recipientId: row.userId, isPublished: true, limit: PAGE_SIZE, offset: 0 },
      viewerId,
    ),
    deps.db.$count(
      recommendationRows,
      and(
        eq(recommendationRows.recipientId, row.userId),
        eq(recommendationRows.isVisible, true),
        eq(recommendationRows.status, 'ACCEPTED'),
      ),
    ),
  ]);
  return {
    firstName,
    lastName,
    bio,
    occupation,
    currentCompany,
    workExperienceInMonths,
    profileMedia: linkMedia(deps, profileMedia, { isOwner: false }),
    sections: publicSections(toSections(row)),
    projects: publicProjects(row.projects),
    recommendations,
    recommendationCount,
    applauds: row.applauds,
  };
}
