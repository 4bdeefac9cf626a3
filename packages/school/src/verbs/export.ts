import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Fault } from '@plinth/api-server/fault';
import { readCourseFolder } from '@plinth/api-server/services/courses/read-course-folder';
import { withSchool } from '../with-school.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

function readVersion(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Fault('--version is a number, such as 3.', 2);
  return Number(text);
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Writes a course into `<folder>/<course>`, byte for byte as published. The folder of the course appears when it is
 * complete.
 */
export async function exportCourse(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, { texts: ['version'], allowPositionals: true });
  const version = readVersion(values.version);
  const [course, folder, ...more] = positionals;
  if (!course || !folder || more.length > 0)
    throw new Fault('Name a course and a folder, such as: school export BIM_A ~/courses', 2);
  const code = course.toUpperCase().replaceAll('-', '_');
  const target = join(resolve(folder), code.toLowerCase().replaceAll('_', '-'));
  if (await isThere(target)) throw new Fault(`${target} already exists. Name a folder without it.`);
  await withSchool(context, async (deps) => {
    const kept = await readCourseFolder(deps, code, version);
    const draft = `${target}.draft`;
    await rm(draft, { recursive: true, force: true });
    try {
      for (const { path, content } of kept.files) {
        await mkdir(dirname(join(draft, path)), { recursive: true });
        await writeFile(join(draft, path), content);
      }
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    context.print(`Version ${kept.version} of ${code} is in ${target}: ${kept.files.length} files.`);
  });
}
