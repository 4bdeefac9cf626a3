import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { databasePid, newHome, openSchool, post, runSchool } from './run-school.ts';

const person = {
  emailId: 'survivor@plinth.test',
  password: 'drawing-set-2026',
  firstName: 'Mira',
  lastName: 'Rao',
};
const login = { emailId: person.emailId, password: person.password };

const isReady = async (origin: string) => expect((await fetch(`${origin}/readyz`)).status).toBe(200);

const patience = { timeout: 30_000, interval: 50 };

describe('a school whose processes are killed', () => {
  let home: string;
  // A folder that only its owner may enter: under root, the database runs as another user and must still get in.
  beforeAll(async () => {
    home = await newHome(0o700);
  });

  it('keeps an acknowledged account through kill -9 and takes over the orphaned database', async () => {
    const first = await openSchool(home);
    expect((await post(first.origin, '/v1/client/signup/email', person)).status).toBe(201);
    first.child.kill('SIGKILL');
    await first.finished;
    const orphan = await databasePid(home);
    expect(orphan).not.toBeNull();

    const second = await openSchool(home);
    expect(second.stdout()).toContain('taken over from a start that was killed');
    expect(await databasePid(home)).toBe(orphan);
    expect((await post(second.origin, '/v1/client/login/email', login)).status).toBe(200);

    const began = performance.now();
    second.child.kill('SIGTERM');
    expect((await second.finished).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await databasePid(home)).toBeNull();
    expect(await readdir(home)).not.toContain('lock');
  });

  it('keeps the account when server and database are killed together', async () => {
    const first = await openSchool(home);
    const database = await databasePid(home);
    first.child.kill('SIGKILL');
    process.kill(database ?? 0, 'SIGKILL');
    await first.finished;
    const second = await openSchool(home);
    expect((await post(second.origin, '/v1/client/login/email', login)).status).toBe(200);
    second.child.kill('SIGINT');
    expect((await second.finished).code).toBe(0);
  });

  it('refuses a second start and a fresh seed on the same PLINTH_HOME, and restarts a killed database by itself', async () => {
    const first = await openSchool(home);
    const inUse = `PLINTH_HOME (${home}) is in use by process ${first.child.pid}; stop it or set PLINTH_HOME.\n`;
    for (const args of [
      ['start', '--no-build'],
      ['seed', '--fresh', '--yes'],
    ]) {
      const { code, stderr } = await runSchool(args, { PLINTH_HOME: home, PORT: '1' }).finished;
      expect(stderr).toBe(inUse);
      expect(code).toBe(1);
    }
    await isReady(first.origin);

    // A verb that only joins in is accepted beside the running school.
    const beside = await runSchool(['migrate'], { PLINTH_HOME: home }).finished;
    expect(beside).toMatchObject({ code: 0, stdout: 'The database is up to date.\n' });

    // Only the database is killed: it is back without a new start.
    const database = await databasePid(home);
    process.kill(database ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect([null, database]).not.toContain(await databasePid(home)), patience);
    await vi.waitFor(() => isReady(first.origin), patience);
    expect((await post(first.origin, '/v1/client/login/email', login)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect((await first.finished).code).toBe(0);
  });

  it('asks before it deletes a school, and then seeds the demonstration school from scratch', async () => {
    const asked = await runSchool(['seed', '--fresh'], { PLINTH_HOME: home }).finished;
    expect(asked.code).toBe(1);
    expect(asked.stderr).toMatch(/^This deletes \d+ rows in \d+ tables and 0 files for good\..+--yes\.\n$/);
    const agreed = await runSchool(['seed', '--fresh', '--yes'], { PLINTH_HOME: home }).finished;
    expect(agreed).toMatchObject({ code: 0, stderr: '' });
    const school = await openSchool(home, {}, ['--no-build']);
    expect(school.stdout()).toMatch(/Planting the demonstration school: \d+\.\d s, it stands\n/);
    expect(school.stdout()).toContain('all with the password drawing-set-2026');
    expect((await post(school.origin, '/v1/client/login/email', login)).status).toBe(400);
    school.child.kill('SIGTERM');
    await school.finished;
  });
});

describe('a first start that is killed while it creates the database', () => {
  it('leaves nothing behind that stops the next start', async () => {
    const home = await newHome();
    const first = runSchool(['migrate'], { PLINTH_HOME: home });
    await vi.waitFor(async () => expect((await readdir(home)).join()).toContain('postgres.draft-'), {
      timeout: 30_000,
      interval: 5,
    });
    first.child.kill('SIGKILL');
    await first.finished;
    const { code, stderr } = await runSchool(['migrate'], { PLINTH_HOME: home }).finished;
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });
});
