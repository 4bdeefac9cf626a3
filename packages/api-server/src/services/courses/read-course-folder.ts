import { and, desc, eq } from 'drizzle-orm';
import { courseFolders } from '../../db/schema/course-packages.ts';
import { courses } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readStoredFiles } from './read-stored-files.ts';
import type { FolderFile } from './store-course-folder.ts';

/**
 * Reads the folder a course was published from, byte for byte: that of the given version, else of the latest one.
 * @throws Refusal NOT_FOUND for an unknown course, and for a version that was not published from a folder
 */
export async function readCourseFolder(
  deps: Pick<Deps, 'db' | 'files'>,
  code: string,
  version?: number,
): Promise<{ version: number; files: FolderFile[] }> {
  const [folder] = await deps.db
    .select({ version: courseFolders.version, files: courseFolders.files, live: courses.version })
    .from(courses)
    .leftJoin(
      courseFolders,
      and(
        eq(courseFolders.courseId, courses.courseId),
        version === undefined ? undefined : eq(courseFolders.version, version),
      ),
    )
    .where(eq(courses.code, code))
    .orderBy(desc(courseFolders.version))
    .limit(1);
  if (!folder) throw refuse('NOT_FOUND', `There is no course ${code}.`);
  if (!folder.files || folder.version === null)
    throw refuse(
      'NOT_FOUND',
      `${code} is at version ${folder.live}; ${version === undefined ? 'no version of it was' : `version ${version} was not`} published from a folder.`,
    );
  return { version: folder.version, files: await readStoredFiles(deps, folder.files) };
}
