import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

const byModule = (path: string) => /^[\w-]+\/[\w-]+\.svg$/.test(path);

/** Lists the drawings of each course by base product code, as a course page names them. */
export async function listDrawings(root: string): Promise<Record<string, string[]>> {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const folder = join(root, name);
      const { code } = parse(await readFile(join(folder, 'course.yaml'), 'utf8')) as { code: string };
      const files = await readdir(folder, { recursive: true });
      return [
        code,
        files
          .map((file) => relative('.', file).replaceAll('\\', '/'))
          .filter(byModule)
          .sort(),
      ] as const;
    }),
  );
  return Object.fromEntries(found);
}
