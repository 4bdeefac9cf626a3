import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The sources of the built site and app, relative to the project's root. */
const SOURCES = [
  'site',
  'lms',
  'packages/ui',
  'packages/domain',
  'packages/contract',
  'packages/api-client',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'turbo.json',
];

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.astro', '.turbo']);
/** Beside `src` these folders contain tests and the gallery; inside it they would be pages. */
const IGNORED_TOP_FOLDERS = new Set([...IGNORED_FOLDERS, 'test', 'gallery', 'scripts']);
const IGNORED_FILES = /\.(test|gallery)\.tsx?$|\.gen\.\w+$|\.md$/;

/** Variables that a build may write into its pages. */
const BUILD_VARIABLES = /^(PUBLIC_|VITE_|PLINTH_ORIGIN$|PLINTH_OVERRIDE_USER$)/;

async function describeFile(root: string, path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path);
  return `${relative(root, path)} ${mtimeMs} ${size}`;
}

async function describeFolder(root: string, folder: string, ignored = IGNORED_FOLDERS): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry): Promise<string[]> => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return ignored.has(entry.name) ? Promise.resolve([]) : describeFolder(root, path);
      const isContent = path.includes(join('src', 'content'));
      if (!entry.isFile() || (IGNORED_FILES.test(entry.name) && !isContent)) return Promise.resolve([]);
      return describeFile(root, path).then((line) => [line]);
    }),
  );
  return found.flat();
}

/**
 * Returns a text that changes whenever a source of the site or the app does. Built from names, sizes and times; no file
 * is read.
 */
export async function sourceStamp(root: string, env: Record<string, string | undefined>): Promise<string> {
  const lines = await Promise.all(
    SOURCES.map(async (source) => {
      const path = join(root, source);
      const entry = await stat(path).catch(() => null);
      if (!entry) return [`${source} is missing`];
      return entry.isDirectory()
        ? describeFolder(root, path, IGNORED_TOP_FOLDERS)
        : [await describeFile(root, path)];
    }),
  );
  const variables = Object.entries(env)
    .filter(([name, value]) => value !== undefined && BUILD_VARIABLES.test(name))
    .map(([name, value]) => `${name}=${value}`);
  return createHash('sha256')
    .update([...lines.flat().sort(), ...variables.sort()].join('\n'))
    .digest('hex');
}
