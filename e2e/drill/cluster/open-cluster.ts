import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../bench/free-port.ts';
import { bringPrograms, type Programs } from './bring-programs.ts';
import { fillConfiguration } from './fill-configuration.ts';

const run = promisify(execFile);
const NODES = ['n1', 'n2', 'n3'] as const;
const LONGEST_MS = 120_000;

export type NodeOfCluster = { name: string; port: number; rest: number; folder: string };

export type Cluster = {
  /** Through PgBouncer in transaction mode, and through HAProxy to the leader. */
  pooledUrl: string;
  directUrl: string;
  /** The port on which HAProxy answers for the web processes. */
  webPort: number;
  leader: () => Promise<NodeOfCluster>;
  /** Signals every process of a node: Patroni, the postmaster and its children. */
  signal: (node: NodeOfCluster, name: NodeJS.Signals) => Promise<void>;
  /** Starts a node that was killed. */
  revive: (node: NodeOfCluster) => void;
  close: () => Promise<void>;
};

/** Waits until a condition becomes true. @throws with what it waited for, after two minutes */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; !(await isTrue().catch(() => false)); await pause(100))
    if (performance.now() > end) throw new Error(`waited two minutes for ${what}`);
}

/** Returns the user `postgres` when run as root: PostgreSQL refuses to run as root. */
async function whoRuns(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

/**
 * Starts three PostgreSQL under Patroni with etcd, HAProxy in front of them and PgBouncer in front of that, all on
 * loopback, as `packages/school/deploy/ha/` sets them up.
 * @param webPorts of the two web processes between which HAProxy distributes calls
 */
export async function openCluster(folder: string, webPorts: readonly [number, number]): Promise<Cluster> {
  const programs = await bringPrograms();
  const owner = await whoRuns();
  const own = async (path: string) => {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o700);
    if (owner.uid !== undefined && owner.gid !== undefined) await chown(path, owner.uid, owner.gid);
    return path;
  };
  await chmod(folder, 0o755);
  const work = await own(join(folder, 'cluster'));
  const [etcdPort, peerPort, proxyPort, poolPort, webPort] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  );
  if (!etcdPort || !peerPort || !proxyPort || !poolPort || !webPort) throw new Error('no ports');
  const nodes: NodeOfCluster[] = [];
  for (const name of NODES)
    nodes.push({ name, port: await freePort(), rest: await freePort(), folder: join(work, name) });
  const passwords = { admin: secret(), replication: secret(), school: secret() };

  const children = new Map<string, ChildProcess>();
  const start = (name: string, program: keyof Omit<Programs, 'postgres'>, args: string[]) => {
    const { command, args: before, env } = programs[program];
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, [...before, ...args], {
      ...owner,
      cwd: work,
      // A separate process group, so that a node falls with everything it started.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, HOME: work, LC_ALL: 'C.UTF-8', ...env },
    });
    children.set(name, child);
  };
  const write = async (name: string, text: string) => {
    const path = join(work, name);
    await writeFile(path, text, { mode: 0o600 });
    if (owner.uid !== undefined && owner.gid !== undefined) await chown(path, owner.uid, owner.gid);
    return path;
  };

  const signal = async (node: NodeOfCluster, name: NodeJS.Signals) => {
    const patroni = children.get(node.name)?.pid;
    const postmaster = Number((await readFile(join(node.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid=']);
    const backends = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid, parent]) => (parent === postmaster && pid ? [pid] : []));
    for (const pid of [patroni, postmaster, ...backends]) if (pid) send(pid, name);
  };
  const close = async () => {
    for (const node of nodes) await signal(node, 'SIGCONT').catch(() => {});
    for (const name of ['pgbouncer', 'haproxy', ...NODES, 'etcd']) {
      const child = children.get(name);
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      send(child.pid, 'SIGTERM');
      const late = setTimeout(() => send(-(child.pid ?? 0), 'SIGKILL'), 15_000);
      await ended;
      clearTimeout(late);
    }
    for (const node of nodes) await signal(node, 'SIGKILL').catch(() => {});
  };
  const urlOf = (port: number) => `postgres://plinth:${passwords.school}@127.0.0.1:${port}/plinth`;
  const startNode = (node: NodeOfCluster) => start(node.name, 'patroni', [join(work, `${node.name}.yml`)]);
  const isLeader = async ({ rest }: NodeOfCluster) =>
    (await fetch(`http://127.0.0.1:${rest}/primary`, { signal: AbortSignal.timeout(1_000) })).ok;

  const startAll = async () => {
    const etcdUrl = `http://127.0.0.1:${etcdPort}`;
    const peerUrl = `http://127.0.0.1:${peerPort}`;
    start('etcd', 'etcd', [
      ...[
        '--data-dir',
        join(work, 'etcd'),
        '--listen-client-urls',
        etcdUrl,
        '--advertise-client-urls',
        etcdUrl,
      ],
      ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ...['--initial-cluster', `default=${peerUrl}`],
    ]);
    await until('etcd', async () => (await fetch(`${etcdUrl}/health`)).ok);

    const isReplica = async ({ rest }: NodeOfCluster) => (await fetch(`http://127.0.0.1:${rest}/replica`)).ok;
    for (const node of nodes) {
      await write(
        `${node.name}.yml`,
        await fillConfiguration('patroni.yml', {
          NODE: node.name,
          ADDRESS: '127.0.0.1',
          NETWORK: '127.0.0.1/32',
          REST_PORT: node.rest,
          POSTGRES_PORT: node.port,
          ETCD_HOSTS: `127.0.0.1:${etcdPort}`,
          DATA: node.folder,
          SOCKETS: work,
          BIN: programs.postgres,
          ADMIN_PASSWORD: passwords.admin,
          REPLICATION_PASSWORD: passwords.replication,
        }),
      );
      startNode(node);
      // The first node leads before the others start, so that no election is needed.
      if (node === nodes[0]) await until('the first node to lead', () => isLeader(node));
    }
    for (const node of nodes.slice(1)) await until(`the standby ${node.name}`, () => isReplica(node));

    const balanced = await fillConfiguration('haproxy.cfg', {
      PROXY: `127.0.0.1:${proxyPort}`,
      WEB: `127.0.0.1:${webPort}`,
      ...Object.fromEntries(
        nodes.flatMap(({ port, rest }, nth) => [
          [`NODE${nth + 1}`, `127.0.0.1:${port}`],
          [`NODE${nth + 1}_REST`, rest],
        ]),
      ),
      ...Object.fromEntries(webPorts.map((port, nth) => [`WEB${nth + 1}`, `127.0.0.1:${port}`])),
    });
    start('haproxy', 'haproxy', ['-f', await write('haproxy.cfg', balanced)]);
    const adminUrl = `postgres://postgres:${passwords.admin}@127.0.0.1:${nodes[0]?.port}/postgres`;
    await ask(adminUrl, `create role plinth login password '${passwords.school}'`);
    await ask(adminUrl, 'create database plinth owner plinth');
    const pooled = await fillConfiguration('pgbouncer.ini', {
      ADDRESS: '127.0.0.1',
      POOL_PORT: poolPort,
      PROXY_ADDRESS: '127.0.0.1',
      PROXY_PORT: proxyPort,
      USERLIST: await write('userlist.txt', `"plinth" "${passwords.school}"\n`),
    });
    start('pgbouncer', 'pgbouncer', [await write('pgbouncer.ini', pooled)]);
    // Until its first check, HAProxy regards every node as a leader.
    await until('HAProxy to find the leader', () =>
      ask(urlOf(poolPort), 'create table if not exists leads_found (n int)'),
    );
    await pause(2_000);
    await ask(urlOf(poolPort), 'drop table if exists leads_found');
  };
  // Started one after the other, and stopped in reverse, even if one fails to start.
  await startAll().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    pooledUrl: urlOf(poolPort),
    directUrl: urlOf(proxyPort),
    webPort,
    leader: async () => {
      for (const node of nodes) if (await isLeader(node).catch(() => false)) return node;
      throw new Error('nobody leads');
    },
    signal,
    revive: startNode,
    close,
  };
}

const secret = () => randomBytes(12).toString('hex');

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}

/** Runs one statement on a separate connection. */
async function ask(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
