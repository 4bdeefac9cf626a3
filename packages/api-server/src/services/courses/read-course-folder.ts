import { and, desc, eq, inArray } from 'drizzle-orm';
import { courseFiles, courseFolders } from '../../db/schema/course-packages.ts';
import { courses } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { type FolderFile, mediaPathOf } from './keep-course-folder.ts';

/**
 * The folder a course was published from, byte for byte: that of the given version, else of the latest one.
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
      `${code} is at version ${folder.live}; ${version === undefined ? 'no version of it' : `version ${version}`} was published from a folder.`,
    );
  const sums = [...new Set(folder.files.map(({ sha256 }) => sha256))];
  const kept =
    sums.length === 0
      ? []
      : await deps.db.select().from(courseFiles).where(inArray(courseFiles.sha256, sums));
  const contents = new Map(kept.map(({ sha256, content }) => [sha256, content]));
  const files: FolderFile[] = [];
  for (const file of folder.files) {
    const media = mediaPathOf(file);
    const content =
      contents.get(file.sha256) ?? (media === null ? null : await deps.files.get('public', media));
    if (!content) throw new Error(`the file ${file.path} of ${code} is not there`);
    files.push({ path: file.path, content });
  }
  return { version: folder.version, files };
}
