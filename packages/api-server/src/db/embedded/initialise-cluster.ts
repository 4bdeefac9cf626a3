import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Fault } from '../../fault.ts';
import type { PostgresAccount } from './postgres-account.ts';

type Cluster = {
  /** Where the finished data directory will be. */
  folder: string;
  initdb: string;
  account: PostgresAccount;
  password: string;
  /** Flags for initdb, besides those that every school has. */
  flags?: string[];
};

/** Whether a complete data directory exists there. Leftovers of an interrupted first start are moved out of the way. */
export async function isInitialised(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  await removeDrafts(folder);
  if (names === null) return false;
  if (names.includes('PG_VERSION')) return true;
  if (names.length === 0) await rmdir(folder);
  else await rename(folder, `${folder}.incomplete-${randomBytes(3).toString('hex')}`);
  return false;
}

/** A draft never contained data: only a finished directory gets the real name. */
async function removeDrafts(folder: string): Promise<void> {
  const parent = dirname(folder);
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(`${basename(folder)}.draft-`));
  for (const name of drafts)
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}

/**
 * Creates the data directory beside its destination and moves it there when complete, so that a kill at any moment
 * leaves either all of it or nothing.
 * @throws Fault with the output of initdb
 */
export async function initialiseCluster({
  folder,
  initdb,
  account,
  password,
  flags = [],
}: Cluster): Promise<void> {
  const draft = `${folder}.draft-${randomBytes(4).toString('hex')}`;
  const passwordFile = join(draft, 'password');
  const data = join(draft, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.owner)
    for (const path of [draft, data, passwordFile]) await chown(path, account.owner.uid, account.owner.gid);
  try {
    await runInitdb(account, initdb, [
      `--pgdata=${data}`,
      '--username=plinth',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own locale: sorts and folds the same on every system, whatever locales are installed.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...flags,
    ]);
    await rename(data, folder);
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

function runInitdb(account: PostgresAccount, initdb: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const run = account.wrap(initdb, args);
    const child = spawn(run.command, run.args, {
      ...run.ids,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const farewell = () => child.kill('SIGTERM');
    process.on('exit', farewell);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', farewell);
      if (code === 0) return resolve();
      const cause =
        said.split('\n').find((line) => /error|fatal|could not|invalid/i.test(line)) ?? said.trim();
      reject(
        new Fault(
          `The database directory could not be made: ${cause.trim() || `initdb ended with ${code}`}.`,
        ),
      );
    });
  });
}
