import { execFile } from 'node:child_process';
import { access, chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/plinth/drill/', import.meta.url));
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Patroni before 4 loses acknowledged writes, PgBouncer before 1.21 refuses named statements: both are installed from
 * Debian 13.
 */
const NEWER = 'trixie';
const OF_NEWER = [
  ...['patroni', 'pgbouncer', 'haproxy', 'etcd-server'],
  // The libraries these are linked with, so that they run beside an older system's libraries.
  ...['libc6', 'libcares2', 'libevent-2.1-7t64', 'libpam0g', 'libssl3t64', 'libsystemd0', 'libaudit1'],
  ...['libcap-ng0', 'libcap2', 'zlib1g', 'libzstd1', 'liblz4-1', 'liblzma5', 'libgcrypt20', 'libgpg-error0'],
  ...['liblua5.4-0', 'libpcre2-8-0', 'libcrypt1', 'libjemalloc2', 'libstdc++6', 'libgcc-s1'],
  ...['libopentracing-c-wrapper0t64', 'libopentracing1'],
];
/** Extensions for the installed Python, in which Patroni runs. */
const OF_THIS = [
  ...['python3-psycopg2', 'python3-yaml', 'python3-dateutil', 'python3-prettytable', 'python3-psutil'],
  ...['python3-urllib3', 'python3-click', 'python3-six', 'python3-wcwidth', 'libpq5'],
  ...['python3-etcd', 'python3-dnspython'],
];

type Command = { command: string; args: string[]; env?: Record<string, string> };

export type Programs = {
  patroni: Command;
  etcd: Command;
  haproxy: Command;
  pgbouncer: Command;
  /** The folder of a PostgreSQL's binaries. */
  postgres: string;
};

/** A drill needs something that is absent and cannot be obtained. */
export class Missing extends Error {}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Opens a package manager with separate lists and cache for one release: it installs nothing and needs no privileges.
 */
async function openApt(folder: string, release: string, site: string) {
  const own = join(folder, release);
  for (const name of ['lists/partial', 'cache/archives/partial', 'debs'])
    await mkdir(join(own, name), { recursive: true });
  const config = join(own, 'apt.conf');
  await writeFile(join(own, 'sources.list'), `deb [signed-by=${KEYS}] ${site} ${release} main\n`);
  await writeFile(
    config,
    [
      `Dir::Etc::sourcelist "${own}/sources.list";`,
      'Dir::Etc::sourceparts "-";',
      `Dir::State::lists "${own}/lists";`,
      `Dir::Cache "${own}/cache";`,
      'APT::Sandbox::User "";',
    ].join('\n'),
  );
  const env = { ...process.env, APT_CONFIG: config };
  await run('apt-get', ['update', '-qq'], { env });
  return async (names: readonly string[], into: string) => {
    const debs = join(own, 'debs');
    await run('apt-get', ['download', '-qq', ...names], { cwd: debs, env });
    for (const deb of await readdir(debs)) await run('dpkg', ['-x', deb, into], { cwd: debs });
  };
}

/** Finds the newest installed PostgreSQL, at least 15, that has all its programs. */
async function findPostgres(root: string): Promise<string | null> {
  const versions = await readdir(join(root, 'usr/lib/postgresql')).catch(() => []);
  for (const version of versions.map(Number).sort((one, other) => other - one)) {
    const folder = join(root, 'usr/lib/postgresql', String(version), 'bin');
    if (version >= 15 && (await exists(join(folder, 'pg_rewind')))) return folder;
  }
  return null;
}

async function unpack(folder: string): Promise<void> {
  const site = (
    await run('apt-get', [
      'indextargets',
      '--format',
      '$(REPO_URI)',
      'Created-By: Packages',
      'Origin: Debian',
    ])
  ).stdout
    .split('\n')
    .find((uri) => /\/debian\/?$/.test(uri));
  const release = /VERSION_CODENAME=(\w+)/.exec(await readFile('/etc/os-release', 'utf8'))?.[1];
  if (!site || !release) throw new Missing('the package lists of Debian: run `apt-get update` once');
  const newer = await openApt(folder, NEWER, site);
  await newer(OF_NEWER, join(folder, 'newer'));
  const here = await openApt(folder, release, site);
  const postgres = (await findPostgres('/')) ? [] : [`postgresql-${release === 'bookworm' ? 15 : 17}`];
  await here(
    [...OF_THIS, ...postgres, ...postgres.map((name) => name.replace('-', '-client-'))],
    join(folder, 'here'),
  );
  // Lists and packages take as much space again as what was unpacked from them.
  for (const own of new Set([NEWER, release])) await rm(join(folder, own), { recursive: true, force: true });
}

/**
 * Unpacks the programs of a highly available PostgreSQL from Debian's packages without installing anything, and caches
 * them for the next time.
 * @throws Missing if this is not Debian or its packages cannot be obtained
 */
export async function bringPrograms(): Promise<Programs> {
  if (!(await exists('/usr/bin/dpkg')) || !(await exists('/usr/bin/python3')) || !(await exists(KEYS)))
    throw new Missing('a Debian with python3 and its archive keys');
  if (!(await exists(join(CACHE, 'done')))) {
    const draft = `${CACHE.replace(/\/$/, '')}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await unpack(draft).catch((error: unknown) => {
      throw error instanceof Missing
        ? error
        : new Missing(`packages of Debian: ${String(error).slice(0, 400)}`);
    });
    await writeFile(join(draft, 'done'), '');
    await rm(CACHE, { recursive: true, force: true });
    await rename(draft, CACHE);
    // The cluster runs as a separate user, which must be able to reach them.
    await chmod(CACHE, 0o755);
  }
  const [newer, here] = [join(CACHE, 'newer'), join(CACHE, 'here')];
  const machine = (await run('uname', ['-m'])).stdout.trim();
  const libraries = join(newer, `usr/lib/${machine}-linux-gnu`);
  const loader = (await readdir(libraries)).find((name) => /^ld-linux-.*\.so\.\d$/.test(name));
  const postgres = (await findPostgres('/')) ?? (await findPostgres(here));
  if (!loader || !postgres) throw new Missing('PostgreSQL 15 or newer with pg_rewind');
  const ofNewer = (path: string): Command => ({
    command: join(libraries, loader),
    args: ['--library-path', libraries, join(newer, path)],
  });
  return {
    patroni: {
      command: '/usr/bin/python3',
      args: [join(newer, 'usr/bin/patroni')],
      env: {
        PYTHONPATH: [
          join(newer, 'usr/lib/python3/dist-packages'),
          join(here, 'usr/lib/python3/dist-packages'),
        ].join(':'),
        LD_LIBRARY_PATH: join(here, `usr/lib/${machine}-linux-gnu`),
      },
    },
    etcd: ofNewer('usr/bin/etcd'),
    haproxy: ofNewer('usr/sbin/haproxy'),
    pgbouncer: ofNewer('usr/sbin/pgbouncer'),
    postgres,
  };
}
