import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { CoursePackageError } from '@plinth/api-server/services/course-packages/course-package-error';
import { lookAhead } from '@plinth/api-server/services/course-packages/look-ahead';
import type { ReadPackage } from '@plinth/api-server/services/course-packages/publish-folder';
import { publishPackage } from '@plinth/api-server/services/course-packages/publish-package';
import { readPackageFolder } from '@plinth/api-server/services/course-packages/read-package-folder';
import {
  CHANGE_KINDS,
  type ChangeKind,
  type CourseOutlook,
  changesAnything,
} from '@plinth/domain/courses/course-outlook';
import { withSchool } from '../with-school.ts';
import type { VerbContext } from './verbs.ts';

const SIGNS: Record<ChangeKind, string> = { added: '+', changed: '~', moved: '>', removed: '-' };

async function readFolder(folder: string | undefined): Promise<ReadPackage> {
  if (folder === undefined)
    throw new Fault('Name the folder of a course, such as packages/school/courses/bim-a.', 2);
  const dir = resolve(folder);
  const isFolder = await stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Fault(`${dir} is no folder.`);
  try {
    return readPackageFolder(dir);
  } catch (error) {
    if (!(error instanceof CoursePackageError)) throw error;
    const count = error.problems.length;
    throw new Fault(
      `${error.message}\n${count === 1 ? '1 thing' : `${count} things`} to fix; nothing was published.`,
    );
  }
}

/** Returns one line per step with its details below, and the number of each kind at the end. */
function linesOf({ changes }: CourseOutlook): string[] {
  const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length;
  return [
    ...changes.flatMap(({ kind, text, details }) => [
      `${SIGNS[kind]} ${text}`,
      ...details.map((detail) => `    ${detail}`),
    ]),
    `${CHANGE_KINDS.map((kind) => `${count(kind)} ${kind}`).join(', ')}.`,
  ];
}

/** Asks the person at the keyboard; without a terminal only --yes publishes. */
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
 * Checks a course folder, describes what it changes in the course that is taught now, and publishes it after
 * confirmation. Learners keep everything they have done.
 */
export async function importCourse(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { yes: { type: 'boolean', short: 'y', default: false } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Fault('Name one folder.', 2);
  const read = await readFolder(positionals[0]);
  const { code } = read.publication;
  await withSchool(context, async (deps) => {
    const outlook = await lookAhead(deps, read);
    const { version, otherFiles } = outlook;
    if (!changesAnything(outlook)) {
      context.print(`${code} is already taught like this, as version ${version}. Nothing was published.`);
      return;
    }
    context.print(
      version === 0 ? `${code} is a new course.` : `${code} against version ${version}, which is taught now:`,
    );
    for (const line of linesOf(outlook)) context.print(line);
    if (otherFiles.length > 0) context.print(`No step changes; these files do: ${otherFiles.join(', ')}`);
    if (!values.yes && !(await isAgreed())) {
      context.print('Nothing was published.');
      return;
    }
    const published = await publishPackage(deps, COMMAND, read, version);
    context.print(`Published ${code} as version ${published.version}.`);
  });
}
