import type { CohortPerson } from '@plinth/domain/mentor-queries/query-item';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profileMedia, userProfiles } from '../../db/schema/accounts.ts';
import { cohortMentors } from '../../db/schema/cohorts.ts';

/** Finds a guide of a cohort as others see them; null for anyone else. */
export async function findGuide(
  db: Queryable,
  cohortId: string,
  userId: string,
): Promise<CohortPerson | null> {
  const [guide] = await db
    .select({
      userId: userProfiles.userId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      photo: { bucket: profileMedia.bucket, path: profileMedia.path },
    })
    .from(cohortMentors)
    .innerJoin(userProfiles, eq(userProfiles.userId, cohortMentors.userId))
    .leftJoin(
      profileMedia,
      and(eq(profileMedia.userId, cohortMentors.userId), eq(profileMedia.key, 'WEBSITE_PROFILE')),
    )
    .where(
      and(
        eq(cohortMentors.cohortId, cohortId),
        eq(cohortMentors.userId, userId),
        eq(cohortMentors.role, 'INDUSTRIAL_GUIDE'),
      ),
    );
  if (!guide) return null;
  const { photo, lastName, ...person } = guide;
  return { ...person, lastName: lastName || null, photo: photo && `/media/${photo.bucket}/${photo.path}` };
}
