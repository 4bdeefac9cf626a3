import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Deps } from '@plinth/api-server/deps';
import { compareCourse } from '@plinth/api-server/services/courses/compare-course';
import type { FolderFile } from '@plinth/api-server/services/courses/keep-course-folder';
import { readCourseFolder } from '@plinth/api-server/services/courses/read-course-folder';
import { sha256Of } from '@plinth/api-server/services/documents/sha256-of';
import { Refusal } from '@plinth/api-server/services/refusal';
import type { CoursePackage } from '../courses/course-package.ts';
import { CoursePackageError } from '../courses/course-package-error.ts';
import { describeChanges } from '../courses/describe-changes.ts';
import { publishFolder } from '../courses/publish-folder.ts';
import { readCoursePackage } from '../courses/read-course-package.ts';
import { readFolderFiles } from '../courses/read-folder-files.ts';
import { toPublication } from '../courses/to-publication.ts';
import { Fault } from '../fault.ts';
import { withSchool } from '../with-school.ts';
import type { VerbContext } from './verbs.ts';

async function readFolder(folder: string | undefined): Promise<{ dir: string; pkg: CoursePackage }> {
  if (folder === undefined) throw new Fault('Name the folder of a course, such as courses/bim-a.', 2);
  const dir = resolve(folder);
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Fault(`${dir} is no folder.`);
  try {
    return { dir, pkg: readCoursePackage(dir) };
  } catch (error) {
    if (!(error instanceof CoursePackageError)) throw error;
    const count = error.problems.length;
    throw new Fault(
      `${error.message}\n${count === 1 ? '1 thing' : `${count} things`} to mend; nothing was published.`,
    );
  }
}

/** The files that differ from those the course was published from: skills, remarks, a README. */
async function otherFiles(deps: Deps, code: string, dir: string): Promise<string[]> {
  const sums = (files: readonly FolderFile[]) =>
    new Map(files.map(({ path, content }) => [path, sha256Of(content)]));
  const now = sums(readFolderFiles(dir));
  const before = sums(
    await readCourseFolder(deps, code).then(
      ({ files }) => files,
      (error: unknown) => {
        if (error instanceof Refusal) return [];
        throw error;
      },
    ),
  );
  return [...new Set([...now.keys(), ...before.keys()])]
    .filter((path) => now.get(path) !== before.get(path))
    .sort();
}

/** Asks the person at the keyboard; without one only --yes publishes. */
async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Fault('Nothing was published. Add --yes to publish it.');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test(
      (await lines.question('Publish this for every cohort of the course? [y/N] ')).trim(),
    );
  } finally {
    lines.close();
  }
}

/**
 * Checks a course folder, says in words what it changes against the course that is taught now, and publishes it after
 * a yes. What learners have done stays theirs.
 */
export async function importCourse(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { yes: { type: 'boolean', short: 'y', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Fault('Name one folder.', 2);
  const { dir, pkg } = await readFolder(positionals[0]);
  await withSchool(context, async (deps) => {
    const comparison = await compareCourse(deps, toPublication(pkg));
    const { version, changes } = comparison;
    const others = changes.length === 0 ? await otherFiles(deps, pkg.code, dir) : [];
    if (version !== null && changes.length === 0 && others.length === 0) {
      context.print(`${pkg.code} is taught like this already, as version ${version}. Nothing was published.`);
      return;
    }
    context.print(
      version === null
        ? `${pkg.code} is a new course.`
        : `${pkg.code} against version ${version}, which is taught now:`,
    );
    for (const line of describeChanges(comparison)) context.print(line);
    if (others.length > 0) context.print(`No step changes; these files do: ${others.join(', ')}`);
    if (!values.yes && !(await isAgreed())) {
      context.print('Nothing was published.');
      return;
    }
    const published = await deps.db.transaction((tx) => publishFolder(deps, tx, pkg, dir));
    context.print(`Published ${pkg.code} as version ${published.version}.`);
  });
}
