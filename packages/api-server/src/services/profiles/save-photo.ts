import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../api/context.ts';
import { profileMedia, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { judgeFile, PHOTO_RULES } from '../documents/judge-file.ts';
import { photoFolder } from './store-profile-media.ts';

/**
 * Publishes the caller's photo under a fresh name and removes the previous one.
 * @throws Refusal BAD_REQUEST empty, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function savePhoto(deps: Deps, caller: Caller, { profilePhoto }: { profilePhoto: File }) {
  const { content, contentType, extension } = await judgeFile(profilePhoto, PHOTO_RULES, caller.userId);
  const { path, oldPath } = await deps.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ userHash: users.userHash })
      .from(users)
      .where(eq(users.userId, caller.userId))
      .for('update');
    const newPath = `${photoFolder(user?.userHash ?? '')}${uuidv7()}.${extension}`;
    const [before] = await tx
      .select({ path: profileMedia.path })
      .from(profileMedia)
      .where(and(eq(profileMedia.userId, caller.userId), eq(profileMedia.key, 'WEBSITE_PROFILE')));
    await tx
      .insert(profileMedia)
      .values({
        userId: caller.userId,
        key: 'WEBSITE_PROFILE',
        bucket: 'public',
        path: newPath,
        createdAt: deps.now(),
      })
      .onConflictDoUpdate({
        target: [profileMedia.userId, profileMedia.key],
        set: { bucket: 'public', path: newPath, createdAt: deps.now() },
      });
    await deps.files.put('public', newPath, content, contentType);
    return { path: newPath, oldPath: before?.path };
  });
  if (oldPath) forgetFiles(deps, 'public', [oldPath]);
  return { profileMedia: [{ key: 'WEBSITE_PROFILE' as const, s3Location: { bucket: 'public', path } }] };
}
