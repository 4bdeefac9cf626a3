import type { DraftText } from '@plinth/domain/courses/course-draft';
import { and, eq } from 'drizzle-orm';
import { courseDraftFiles } from '../../db/schema/course-drafts.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Returns a text of a draft. @throws Refusal NOT_FOUND, also for a picture or a film */
export async function readText(
  { db }: Pick<Deps, 'db'>,
  { code, path }: { code: string; path: string },
): Promise<DraftText> {
  const [file] = await db
    .select()
    .from(courseDraftFiles)
    .where(and(eq(courseDraftFiles.code, code), eq(courseDraftFiles.path, path)));
  if (file?.text == null) throw refuse('NOT_FOUND', 'Text not found in this course.');
  return { path, text: file.text, sum: file.sum };
}
