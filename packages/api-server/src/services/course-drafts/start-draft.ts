import type { CourseDraft } from '@plinth/domain/courses/course-draft';
import { eq } from 'drizzle-orm';
import { courseDraftFiles, courseDrafts } from '../../db/schema/course-drafts.ts';
import { courses } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { readCourseFolder } from '../courses/read-course-folder.ts';
import { refuse } from '../refusal.ts';
import { type DraftFiles, textEntry } from './draft-files.ts';
import { readDraft } from './read-draft.ts';
import { storeBytes } from './store-bytes.ts';
import { newCourse } from './templates.ts';
import { titleOf } from './title-of.ts';

type Input = { code: string; title: string | null };

/**
 * Starts the draft of a course: empty under this title for a new course; without a title, from the folder it was last
 * published from. An existing draft of that folder is returned as it is.
 * @throws Refusal BAD_REQUEST a new course without a title; CONFLICT a new one under a code that is taken; NOT_FOUND
 * its versions were not published from a folder
 */
export async function startDraft(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { code, title }: Input,
): Promise<CourseDraft> {
  const [course] = await deps.db
    .select({ version: courses.version })
    .from(courses)
    .where(eq(courses.code, code));
  const [present] = await deps.db.select().from(courseDrafts).where(eq(courseDrafts.code, code));
  // A title means a new course: answering an existing one of that code would pass it off as the author's and lose the
  // title.
  if (title !== null && (course || present))
    throw refuse('CONFLICT', `There is already a course with the code ${code}.`, {
      fields: [{ path: 'code', message: 'There is already a course with this code.' }],
    });
  if (present) return readDraft(deps, { code });
  if (!course && title === null)
    throw refuse('BAD_REQUEST', 'A new course needs a title.', {
      fields: [{ path: 'title', message: 'Give the course a title.' }],
    });
  const folder = course ? await readCourseFolder(deps, code) : null;
  const files: DraftFiles = folder
    ? await storeBytes(deps, folder.files)
    : new Map([['course.yaml', textEntry(newCourse(code, title ?? code))]]);
  await deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(courseDrafts)
      .values({
        code,
        title: titleOf(files.get('course.yaml')?.text ?? ''),
        baseVersion: folder?.version ?? 0,
        updatedAt: deps.now(),
        updatedBy: act.actorId,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning();
    // Someone else started it at the same moment: theirs is the draft.
    if (!made) return;
    await tx
      .insert(courseDraftFiles)
      .values([...files].map(([path, { sum, text }]) => ({ code, path, sum, text })));
    await recordAudit(tx, deps.now(), act, { action: 'course.draft-begun', details: { code } });
  });
  return readDraft(deps, { code });
}
