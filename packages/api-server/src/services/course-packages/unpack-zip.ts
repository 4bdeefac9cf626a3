import { type UnzipFileInfo, unzipSync } from 'fflate';
import { isLitter } from './is-litter.ts';

const MOST_FILES = 5_000;
const MOST_MEGABYTES = 200;
const CODE = /^code:\s*["']?([A-Za-z][A-Za-z0-9_]*)/m;

/** A ZIP that cannot be a course; `file` is the entry at fault. */
export class ZipError extends Error {
  readonly file: string;
  readonly mend: string;
  constructor(file: string, what: string, mend: string) {
    super(what);
    this.name = 'ZipError';
    this.file = file;
    this.mend = mend;
  }
}

/** A name as texts write it: macOS packs é as two code points, Windows a path with backslashes. */
const slashed = (name: string) => name.replaceAll('\\', '/').normalize('NFC');
/** Whether a path is no part of a course: a folder entry, or anything that starts with a dot. */
const isLeftOut = (path: string) =>
  path.endsWith('/') || path.split('/').some((part) => part.startsWith('.'));

function checkName(path: string): void {
  if (/^(\/|[A-Za-z]:)|(^|\/)\.\.(\/|$)|\p{Cc}/u.test(path))
    throw new ZipError(
      path.replace(/\p{Cc}/gu, '?'),
      'this name leads out of the folder',
      'pack the folder of the course again',
    );
}

/** Reads what a ZIP declares about itself, before anything in it is unpacked. */
function contentsOf(zip: Uint8Array): UnzipFileInfo[] {
  const found: UnzipFileInfo[] = [];
  try {
    unzipSync(zip, {
      filter: (file) => {
        found.push(file);
        return false;
      },
    });
  } catch {
    throw new ZipError(
      '',
      'this is not a ZIP, or it is damaged',
      'pack the folder of the course again as .zip',
    );
  }
  return found;
}

/** Finds the folder of the course among the files: the one whose course.yaml is nearest the top. */
function folderOf(paths: readonly string[]): string {
  const depth = (path: string) => path.split('/').length;
  const heads = paths
    .filter((path) => path === 'course.yaml' || path.endsWith('/course.yaml'))
    .sort((a, b) => depth(a) - depth(b));
  const [head, next] = heads;
  if (head === undefined)
    throw new ZipError('', 'there is no course.yaml in it', 'pack the folder that holds course.yaml');
  if (next !== undefined && depth(next) === depth(head))
    throw new ZipError(next, 'there is more than one course in it', 'pack each course by itself');
  return head.slice(0, -'course.yaml'.length);
}

/**
 * Unpacks the files of the course in a ZIP by their paths inside its folder, with the name of that folder. No more is
 * unpacked than the ZIP declares, and no more than 200 MB and 5,000 files.
 * @throws ZipError
 */
export function unpackZip(zip: Uint8Array): { slug: string; files: Map<string, Uint8Array> } {
  const contents = contentsOf(zip).filter(({ name }) => !isLitter(slashed(name)));
  for (const { name } of contents) checkName(slashed(name));
  const wanted = contents.filter(({ name }) => !isLeftOut(slashed(name)));
  const bytes = wanted.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (wanted.length > MOST_FILES)
    throw new ZipError('', `there are more than ${MOST_FILES} files in it`, 'pack the folder of one course');
  if (bytes > MOST_MEGABYTES * 1024 * 1024)
    throw new ZipError(
      '',
      `unpacked it is larger than ${MOST_MEGABYTES} MB`,
      'give films by the address of a stream, or publish the folder with the command `school import`',
    );
  const folder = folderOf(wanted.map(({ name }) => slashed(name)));
  const stray = wanted.find(({ name }) => !slashed(name).startsWith(folder));
  if (stray)
    throw new ZipError(
      slashed(stray.name),
      'this file is outside the course',
      'pack the folder of the course',
    );
  const names = new Set(wanted.map(({ name }) => name));
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(zip, { filter: ({ name }) => names.has(name) });
  } catch {
    throw new ZipError('', 'this ZIP is damaged', 'pack the folder of the course again');
  }
  const files = new Map(
    Object.entries(unpacked).map(([name, content]) => [slashed(name).slice(folder.length), content]),
  );
  const named = folder.split('/').at(-2);
  const code = CODE.exec(new TextDecoder().decode(files.get('course.yaml')))?.[1];
  return { slug: named ?? code?.toLowerCase().replaceAll('_', '-') ?? 'course', files };
}
