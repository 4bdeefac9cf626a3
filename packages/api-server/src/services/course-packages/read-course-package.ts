import { join } from 'node:path';
import { CourseFolder } from './course-folder.ts';
import type { CoursePackage } from './course-package.ts';
import { CoursePackageError } from './course-package-error.ts';
import { courseFile } from './course-schemas.ts';
import { CourseTree } from './course-tree.ts';
import { nearestOf } from './nearest-of.ts';
import { readModule } from './read-module.ts';
import { readPartsFolder } from './read-parts-folder.ts';
import { readYaml } from './read-yaml.ts';

/** The folder of a course for everything that is not a module. */
const PARTS = 'parts';

function readCourse(files: CourseFolder, tree: CourseTree): Omit<CoursePackage, 'nodes' | 'assets'> | null {
  const { root: folder, slug } = files;
  const file = join(folder, 'course.yaml');
  const text = files.readText(file);
  if (text === null) return null;
  const report = files.reporter(file);
  const folders = files.scan(folder, ['course.yaml', 'README.md']);
  const yaml = readYaml(text, courseFile, report);
  if (!yaml) return null;
  const { modules, ...course } = yaml.data;
  if (course.code.toLowerCase().replaceAll('_', '-') !== slug) {
    report(
      yaml.lineOf('code'),
      `the code ${course.code} does not fit the folder "${slug}"`,
      `name the folder ${course.code.toLowerCase().replaceAll('_', '-')}`,
      {
        isInText: true,
        what: `the code ${course.code} is not the one of this draft`,
        mend: 'write the code of this draft',
      },
    );
  }
  const root = tree.add(null, slug, {
    type: 'ROOT',
    meta: { title: course.title, content: course.outcome },
    releaseDay: 0,
  });
  const reading = { files, tree, skills: course.skills, lastDay: course.weeks * 7 };
  let earliest = 0;
  for (const [index, name] of modules.entries()) {
    const line = yaml.lineOf('modules', index);
    if (modules.indexOf(name) !== index)
      report(line, `the module ${name} is listed twice`, 'remove one', { isInText: true });
    else if (!folders.includes(name)) {
      const meant = nearestOf(name, folders);
      report(
        line,
        `there is no folder "${name}"`,
        meant === null ? 'create it, or remove it from modules' : `did you mean ${meant}?`,
        { isInText: true, what: `there is no module "${name}"`, mend: 'take its line out' },
      );
    } else earliest = readModule(reading, root, join(folder, name), earliest);
  }
  if (folders.includes(PARTS)) readPartsFolder(reading, root, join(folder, PARTS));
  for (const name of folders.filter((other) => !modules.includes(other) && other !== PARTS)) {
    report(yaml.lineOf('modules'), `the folder "${name}" is not listed`, 'add it to modules in its place', {
      path: name,
      what: 'the module has no place in the course',
      mend: 'move it to its place, or remove it',
    });
  }
  return { slug, ...course };
}

/**
 * Reads and checks a whole course folder (see `packages/school/courses/README.md`). Days are whole days after the
 * cohort's START_DATE, so one folder serves every cohort.
 * @throws {CoursePackageError} with every problem found, one per line.
 */
export function readCoursePackage(dir: string): CoursePackage {
  const files = new CourseFolder(dir);
  const tree = new CourseTree(files.slug);
  const course = readCourse(files, tree);
  tree.nameLinks();
  if (files.problems.length === 0) files.checkUnusedAssets();
  if (!course || files.problems.length > 0) throw new CoursePackageError(files.problems);
  return { ...course, nodes: tree.nodes, assets: [...files.assets.values()] };
}
