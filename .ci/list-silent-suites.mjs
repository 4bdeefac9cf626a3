import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What each package tests, by the name of its report. */
const SUITES = [
  { folders: 'packages/*', files: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'] },
  { folders: '{lms,site}', files: ['src/**/*.test.{ts,tsx}'] },
  { folders: 'e2e', files: ['specs/*.e2e.ts', 'play/run.ts'] },
];

/** The test files of which no report below a folder tells: those of a suite that could not start. */
export function listSilentSuites(root, reports) {
  return SUITES.flatMap(({ folders, files }) =>
    globSync(folders, { cwd: root }).flatMap((folder) => {
      const found = globSync(files, { cwd: join(root, folder), exclude: ['**/node_modules/**'] });
      const told = globSync(`${basename(folder)}*.xml`, { cwd: reports })
        .map((name) => readFileSync(join(reports, name), 'utf8'))
        .join('');
      return found.filter((file) => !told.includes(basename(file))).map((file) => `${folder}/${file}`);
    }),
  );
}
