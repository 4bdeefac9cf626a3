import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { and, eq } from 'drizzle-orm';
import { lessonBookmarks } from '../../db/schema/notes.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findPage } from './find-page.ts';

/** Sets or removes the caller's bookmark on a page; a repeat changes nothing. @throws Refusal as findPage */
export async function setBookmark(
  deps: Deps,
  caller: Member,
  { isBookmarked, ...page }: { nodeId: string; namespace: Namespace; isBookmarked: boolean },
): Promise<{ isBookmarked: boolean }> {
  const key = await findPage(deps, caller, page);
  if (isBookmarked)
    await deps.db
      .insert(lessonBookmarks)
      .values({ ...key, createdAt: deps.now() })
      .onConflictDoNothing();
  else
    await deps.db
      .delete(lessonBookmarks)
      .where(
        and(
          eq(lessonBookmarks.cohortId, key.cohortId),
          eq(lessonBookmarks.userId, key.userId),
          eq(lessonBookmarks.nodeId, key.nodeId),
        ),
      );
  return { isBookmarked };
}
