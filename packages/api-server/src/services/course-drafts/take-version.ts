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
 * Puts what a version was published from in the place of the draft; publishing it then takes the course back to it.
 * @throws Refusal NOT_FOUND no such draft, or the folder of the version is not kept; CONFLICT changed meanwhile
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
  // What is taught now was looked at when an older version was chosen over it.
  const baseVersion = Math.max(draft.baseVersion, taken.version);
  await deps.db.update(courseDrafts).set({ baseVersion }).where(eq(courseDrafts.code, code));
  return { ...taken, baseVersion };
}
