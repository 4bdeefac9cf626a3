import { eq } from 'drizzle-orm';
import { courses } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { packZip } from '../course-packages/pack-zip.ts';
import { readCourseFolder } from '../courses/read-course-folder.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the folder that a version of a course was published from, by default the latest, as a ZIP that can be
 * uploaded again unchanged.
 * @throws Refusal NOT_FOUND
 */
export async function downloadPackage(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { courseId, version }: { courseId: string; version?: number | undefined },
) {
  const [course] = await deps.db
    .select({ code: courses.code })
    .from(courses)
    .where(eq(courses.courseId, courseId));
  if (!course) throw refuse('NOT_FOUND', 'Course not found.');
  const { code } = course;
  const kept = await readCourseFolder(deps, code, version);
  await recordAudit(deps.db, deps.now(), act, {
    action: 'course.downloaded',
    details: { code, version: kept.version },
  });
  const slug = code.toLowerCase().replaceAll('_', '-');
  return packZip(slug, kept.files, `${slug}-${kept.version}`);
}
