import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { profileMedia, users } from '../../db/schema/accounts.ts';
import { documents } from '../../db/schema/operations.ts';
import { refuse } from '../refusal.ts';

/** The folder of a person's photos: under the public handle, so that an address reveals no id. */
export const photoFolder = (userHash: string) => `profiles/${userHash}/`;

/**
 * Applies the media a profile was saved with: without WEBSITE_PROFILE the photo is removed, otherwise it stays. Files
 * are added and removed by separate calls; an older photo in one tab does not undo a newer one from another.
 * @returns paths in the public bucket that nothing refers to any more
 * @throws Refusal BAD_REQUEST for media that are not the caller's uploads
 */
export async function storeProfileMedia(
  tx: Transaction,
  userId: string,
  media: readonly ProfileMedia[],
): Promise<string[]> {
  const rows = await tx
    .select({
      userHash: users.userHash,
      key: profileMedia.key,
      bucket: profileMedia.bucket,
      path: profileMedia.path,
    })
    .from(users)
    .leftJoin(profileMedia, eq(profileMedia.userId, users.userId))
    .where(eq(users.userId, userId));
  const papers = media.some(({ key }) => key === 'DOCUMENT')
    ? await tx
        .select({ key: documents.mediaKey, bucket: documents.bucket, path: documents.path })
        .from(documents)
        .where(and(eq(documents.userId, userId), eq(documents.mediaKey, 'DOCUMENT')))
    : [];
  const folder = photoFolder(rows[0]?.userHash ?? '');
  for (const { key, s3Location } of media) {
    const isOwn =
      [...rows, ...papers].some(
        (row) => row.key === key && row.bucket === s3Location.bucket && row.path === s3Location.path,
      ) ||
      (key === 'WEBSITE_PROFILE' && s3Location.bucket === 'public' && s3Location.path.startsWith(folder));
    if (!isOwn)
      throw refuse('BAD_REQUEST', 'Some of the data is not valid.', {
        details: 'Pictures and documents can only be your own uploads',
        fields: [{ path: 'profileMedia', message: 'Pictures and documents can only be your own uploads' }],
      });
  }
  const photo = rows.find((row) => row.key === 'WEBSITE_PROFILE');
  if (!photo?.path || media.some(({ key }) => key === 'WEBSITE_PROFILE')) return [];
  await tx
    .delete(profileMedia)
    .where(and(eq(profileMedia.userId, userId), eq(profileMedia.key, 'WEBSITE_PROFILE')));
  return [photo.path];
}
