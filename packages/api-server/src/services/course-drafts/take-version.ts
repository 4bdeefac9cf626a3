import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { eq } from 'drizzle-orm';
import { courseDrafts } from '../../db/schema/course-drafts.ts';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { readCourseFolder } from '../courses/read-course-folder.ts';
import { loadDraft } from './load-draft.ts';
import { replaceFiles } from './replace-files.ts';

type Input = { code: string; revision: number; version: number };

/**
 * Replaces the draft with what a version was published from; publishing it then takes the course back to that version.
 * @throws Refusal NOT_FOUND no such draft, or the folder of the version was not stored; CONFLICT changed meanwhile
 */
export async function takeVersion(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { code, revision, version }: Input,
): Promise<CourseDraft> {
  const { draft } = await loadDraft(deps.db, code);
  const { files } = await readCourseFolder(deps, code, version);
  const label = `Loaded version ${version}`;
  const taken = await replaceFiles(deps, act, { code, revision, files, label });
  // Choosing an older version implies that the author has seen what is taught now.
  const baseVersion = Math.max(draft.baseVersion, taken.version);
  await deps.db.update(courseDrafts).set({ baseVersion }).where(eq(courseDrafts.code, code));
  return { ...taken, baseVersion };
}
