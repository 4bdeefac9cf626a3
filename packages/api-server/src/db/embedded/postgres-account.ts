import { execFile } from 'node:child_process';
import { access, stat } from 'node:fs/promises';
import { dirname, parse } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '../../fault.ts';

const run = promisify(execFile);

/**
 * How the database's programs are run: as the user that runs Plinth, or, since PostgreSQL refuses root, as the user
 * `postgres`.
 */
export type PostgresAccount = {
  owner: { uid: number; gid: number } | null;
  /** Command and arguments in front of the program; empty when the program is run directly. */
  wrap: (
    program: string,
    args: string[],
  ) => { command: string; args: string[]; ids: { uid?: number; gid?: number } };
};

const SETPRIV = '/usr/bin/setpriv';

async function readIds(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  if (!uid || !gid) throw new Error('no user postgres');
  return { uid, gid };
}

async function findOrMakeUser(): Promise<{ uid: number; gid: number }> {
  try {
    return await readIds();
  } catch {
    try {
      await run('useradd', [
        '--system',
        '--user-group',
        '--no-create-home',
        '--shell',
        '/usr/sbin/nologin',
        'postgres',
      ]);
      return await readIds();
    } catch {
      throw new Fault(
        'Plinth runs as root, PostgreSQL does not, and the user "postgres" could not be made. ' +
          'Run Plinth as an ordinary user, add that user, or set DATABASE_URL.',
      );
    }
  }
}

/** Whether that user may traverse every folder above the path, by the plain permission bits. */
async function canReach(path: string, { uid, gid }: { uid: number; gid: number }): Promise<boolean> {
  const { root } = parse(path);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const entry = await stat(folder);
    const bits = entry.uid === uid ? entry.mode >> 6 : entry.gid === gid ? entry.mode >> 3 : entry.mode;
    if ((bits & 0o1) === 0) return false;
    if (folder === root) return true;
  }
}

/**
 * Finds how to run the database's programs on these paths.
 * @throws Fault if Plinth runs as root and no other user can reach the paths
 */
export async function findPostgresAccount(paths: string[]): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return { owner: null, wrap: (command, args) => ({ command, args, ids: {} }) };
  const owner = await findOrMakeUser();
  const reachable = await Promise.all(paths.map((path) => canReach(path, owner)));
  if (reachable.every(Boolean)) return { owner, wrap: (command, args) => ({ command, args, ids: owner }) };
  const hasSetpriv = await access(SETPRIV).then(
    () => true,
    () => false,
  );
  if (!hasSetpriv)
    throw new Fault(
      `Plinth runs as root and its database as the user "postgres", who cannot enter ${dirname(paths[reachable.indexOf(false)] ?? '')}. ` +
        'Run Plinth as an ordinary user, move the project and PLINTH_HOME out of that folder, or set DATABASE_URL.',
    );
  return {
    owner,
    // A project under /root: the database retains its own user and, of all of root's rights, only the one to traverse
    // folders.
    wrap: (program, args) => ({
      command: SETPRIV,
      args: [
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        '--inh-caps=-all,+dac_override',
        '--ambient-caps=+dac_override',
        '--bounding-set=-all,+dac_override',
        '--no-new-privs',
        // Without it access(2), by which PostgreSQL finds its own programs, would ignore that right.
        '--securebits=+no_setuid_fixup',
        program,
        ...args,
      ],
      ids: {},
    }),
  };
}
