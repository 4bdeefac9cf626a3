import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { openDatabase } from '@plinth/api-server/db/database';
import { users } from '@plinth/api-server/db/schema/accounts';
import { schoolFacts } from '@plinth/api-server/db/schema/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEED_FACT } from '../src/demonstration/seed-once.ts';
import { findFreePort } from '../src/network/ports.ts';
import { verbs } from '../src/verbs/verbs.ts';
import { openTestDatabase } from './open-test-database.ts';
import { databasePid, newHome, runSchool } from './run-school.ts';

const servers = new Set<Server>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

function takePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    servers.add(server);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const PRODUCTION = {
  PLINTH_MODE: 'production',
  PLINTH_ORIGIN: 'https://school.example.org',
  PLINTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Plinth <school@plinth.test>',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SCHOOL_ADDRESS: '1 Road; Pune',
};

const lines = (text: string) => text.trim().split('\n');

describe('school start with an obstacle', () => {
  it('reports a taken port in one line before it starts the database', async () => {
    const home = await newHome();
    const port = await takePort('127.0.0.1');
    const { code, stderr } = await runSchool(['start', '--no-build'], {
      PLINTH_HOME: home,
      PORT: String(port),
    }).finished;
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      `Port ${port} is taken by another program. Set PORT to another one, e.g. PORT=${port + 1}.`,
    ]);
    expect(await exists(join(home, 'postgres'))).toBe(false);
    expect(await exists(join(home, 'lock'))).toBe(false);
  });

  it('treats a port taken on the IPv6 loopback address as taken', async () => {
    const port = await takePort('::1');
    const run = runSchool(['start', '--no-build'], { PLINTH_HOME: await newHome(), PORT: String(port) });
    const { code, stderr } = await run.finished;
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} is taken`);
  });

  it('reports a taken database port', async () => {
    const home = await newHome();
    const port = await takePort('127.0.0.1');
    const run = runSchool(['migrate'], { PLINTH_HOME: home, DATABASE_PORT: String(port) });
    const { code, stderr } = await run.finished;
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      `Port ${port} for the database is taken by another program. Set DATABASE_PORT to another one, or to 0 for a free one.`,
    ]);
  });

  it('reports a PLINTH_HOME that cannot be written', async () => {
    const folder = dirname(await newHome());
    await writeFile(join(folder, 'a-file'), '');
    const home = join(folder, 'a-file', 'home');
    const { code, stderr } = await runSchool(['start', '--no-build'], { PLINTH_HOME: home }).finished;
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      `PLINTH_HOME (${home}) cannot be written (ENOTDIR). Set PLINTH_HOME to a folder that can.`,
    ]);
  });

  it('reports a PLINTH_HOME in a file system that allows no folders, instead of retrying forever', async () => {
    const home = '/proc/plinth/home';
    const { code, stderr } = await runSchool(['start', '--no-build'], { PLINTH_HOME: home }).finished;
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      expect.stringMatching(/^PLINTH_HOME \(\/proc\/plinth\/home\) cannot be written \(E[A-Z]+\)\. Set /),
    ]);
  });

  it('reports a taken DATABASE_PORT on start and leaves nothing behind', async () => {
    const home = await newHome();
    const port = await takePort('127.0.0.1');
    const run = runSchool(['start', '--bare'], {
      PLINTH_HOME: home,
      PORT: String(await findFreePort()),
      DATABASE_PORT: String(port),
    });
    const { code, stderr } = await run.finished;
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      `Port ${port} for the database is taken by another program. Set DATABASE_PORT to another one, or to 0 for a free one.`,
    ]);
    expect(await exists(join(home, 'lock'))).toBe(false);
    expect(await databasePid(home)).toBeNull();
  });

  it('reports a DATABASE_URL that does not respond', async () => {
    const port = await takePort('127.0.0.1');
    for (const server of servers) server.close();
    const DATABASE_URL = `postgres://u:hidden-word@127.0.0.1:${port}/school`;
    const { code, stderr } = await runSchool(['migrate'], { PLINTH_HOME: await newHome(), DATABASE_URL })
      .finished;
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      `The database school at 127.0.0.1:${port} cannot be used (ECONNREFUSED). Check DATABASE_URL.`,
    ]);
  });

  it('lists every fault of the configuration at once and leaves no folder behind', async () => {
    const home = await newHome();
    const env = { PLINTH_HOME: home, PORT: 'often', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' };
    const { code, stderr } = await runSchool(['start', '--no-build'], env).finished;
    expect(code).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL'])
      expect(stderr).toMatch(new RegExp(`^${name}: `, 'm'));
    expect(await exists(home)).toBe(false);
  });

  it('refuses production mode without its secrets, naming each', async () => {
    const run = runSchool(['start', '--no-build'], {
      PLINTH_HOME: await newHome(),
      PLINTH_MODE: 'production',
    });
    const { code, stderr } = await run.finished;
    expect(code).toBe(1);
    for (const name of [
      'PLINTH_ORIGIN',
      'PLINTH_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SCHOOL_ADDRESS',
    ])
      expect(stderr).toContain(`${name}: needed in production mode`);
  });
});

describe('a database of the other mode', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let handle: ReturnType<typeof openDatabase>;
  beforeEach(async () => {
    database = await openTestDatabase();
    handle = openDatabase(database.url, 1, () => {});
  });
  afterEach(async () => {
    await handle.close();
    await database.drop();
  });
  const place = async () => ({
    PLINTH_HOME: await newHome(),
    DATABASE_URL: database.url,
    PORT: String(await findFreePort()),
  });

  it('production mode refuses to serve the demonstration school, whose passwords are public', async () => {
    await handle.db.insert(schoolFacts).values({ key: SEED_FACT, value: {} });
    for (const role of ['all', 'web', 'worker']) {
      const env = { ...PRODUCTION, ...(await place()) };
      const { code, stderr } = await runSchool(['start', '--bare', '--role', role], env).finished;
      expect(code).toBe(1);
      expect(lines(stderr)).toEqual([
        'This database contains the demonstration school, whose passwords are public; PLINTH_MODE is production. ' +
          'Use an empty database or another PLINTH_HOME.',
      ]);
    }
  });

  it('demo mode plants nothing in a database with people of its own', async () => {
    await handle.db
      .insert(users)
      .values({ emailId: 'owner@school.test', userHash: 'owner', createdAt: new Date() });
    for (const args of [['start', '--no-build'], ['seed']]) {
      const { code, stderr } = await runSchool(args, await place()).finished;
      expect(code).toBe(1);
      expect(lines(stderr)).toEqual([
        'The demonstration school is not planted: this database has people already. For a real school set ' +
          'PLINTH_MODE=production; for the demonstration use an empty database or another PLINTH_HOME.',
      ]);
    }
    expect(await handle.db.$count(users)).toBe(1);
    expect(await handle.db.$count(schoolFacts)).toBe(0);
  });
});

describe('the school command', () => {
  it('lists every verb with a description of its own', async () => {
    const { code, stdout } = await runSchool(['--help']).finished;
    expect(code).toBe(0);
    for (const verb of Object.keys(verbs)) expect(stdout).toMatch(new RegExp(`^ {2}${verb} +\\S.+\\.$`, 'm'));
  });

  it('answers an unknown verb with one line and exit code 2', async () => {
    const { code, stderr } = await runSchool(['fly']).finished;
    expect(code).toBe(2);
    expect(lines(stderr)).toEqual(['There is no verb "fly". `school --help` lists them.']);
  });

  it('answers an unknown option with exit code 2 and does nothing', async () => {
    const home = await newHome();
    const { code, stderr } = await runSchool(['seed', '--frsh'], { PLINTH_HOME: home }).finished;
    expect(code).toBe(2);
    expect(stderr).toContain('--frsh');
    expect(await exists(home)).toBe(false);
  });

  it('prints the table of settings with secrets hidden, then all faults', async () => {
    const env = {
      PLINTH_SECRET: 'a-text-that-nobody-may-read-here-0000',
      DATABASE_URL: 'postgres://school:pa55word@db.example.org/school',
      PORT: '0',
      SMTP_URL: 'ftp://mail',
    };
    const { code, stdout, stderr } = await runSchool(['config'], env).finished;
    expect(code).toBe(1);
    expect(stdout).toContain('PORT\n  Port of the one origin.\n  default: 4321   now: 0\n');
    expect(stdout).toContain('now: postgres://school:(hidden)@db.example.org/school');
    expect(stdout + stderr).not.toMatch(/pa55word|nobody-may-read/);
    expect(stderr).toMatch(/^PORT: /m);
    expect(stderr).toMatch(/^SMTP_URL: /m);
  });

  it('ADOPT-13 prints settings in readable form, and exits quietly when its output is no longer read', async () => {
    const { stdout } = await runSchool(['config']).finished;
    expect(stdout).not.toContain('[object');
    expect(stdout).toMatch(/^SCHOOL_TAXES\n.+\n {2}default: none {3}now: not set$/m);
    const cut = runSchool(['config']);
    cut.child.stdout?.destroy();
    expect(await cut.finished).toMatchObject({ code: 0, stderr: '' });
  });

  it('hides an invalid secret in its output', async () => {
    const env = { PLINTH_SECRET: 'too-short-a-word', DATABASE_URL: 'mysql://school:pa55word@db/school' };
    const { code, stderr } = await runSchool(['config'], env).finished;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^PLINTH_SECRET: must have at least 32 characters; now: \(set, hidden\)$/m);
    expect(stderr).toMatch(/^DATABASE_URL: .+; now: mysql:\/\/school:\(hidden\)@db\/school$/m);
    expect(stderr).not.toMatch(/too-short|pa55word/);
  });

  it('refuses the demonstration school in production mode', async () => {
    const env = { ...PRODUCTION, PLINTH_HOME: await newHome() };
    const { code, stderr } = await runSchool(['seed'], env).finished;
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      'The demonstration school is for demo mode only; PLINTH_MODE is production.',
    ]);
  });
});

describe('a first start that was interrupted', () => {
  it('moves an incomplete database directory aside and keeps its content', async () => {
    const home = await newHome();
    await mkdir(join(home, 'postgres'), { recursive: true });
    await writeFile(join(home, 'postgres', 'half'), 'something');
    await mkdir(join(home, 'postgres.draft-0000', 'data'), { recursive: true });
    const { code, stderr } = await runSchool(['migrate'], { PLINTH_HOME: home }).finished;
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const names = await readdir(home);
    const aside = names.find((name) => name.startsWith('postgres.incomplete-'));
    expect(await readdir(join(home, aside ?? ''))).toEqual(['half']);
    expect(names.some((name) => name.includes('.draft-'))).toBe(false);
  });
});
