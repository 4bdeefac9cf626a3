import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { stopPostgres } from '../src/database/stop-postgres.ts';
import { findFreePort } from '../src/network/ports.ts';
import { clock, databasePid, post, runSchool } from './run-school.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';

const program = fileURLToPath(new URL('../bin/school.mjs', import.meta.url));
const patience = { timeout: 60_000, interval: 100 };

let disk: SmallDisk;
beforeAll(async () => {
  disk = await makeSmallDisk();
});
afterAll(async () => {
  const pid = await databasePid(join(disk.folder, 'home'));
  if (pid) await stopPostgres(pid);
  await disk.remove();
});

const person = (nth: number) => ({
  emailId: `asha${nth}@plinth.test`,
  password: 'drawing-set-2026',
  firstName: 'Asha',
  lastName: 'Rao',
});

it('HOLD-02 on a full disk the school refuses writes, serves reads, keeps its database, and recovers once there is room', async () => {
  const home = join(disk.folder, 'home');
  const output = join(disk.folder, 'output.log');
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    ...disk.env,
    PLINTH_MODE: 'production',
    PLINTH_HOME: home,
    PORT: String(port),
    PLINTH_ORIGIN: origin,
    PLINTH_SECRET: 'a secret of the tests, long enough to sign with',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Plinth <school@plinth.test>',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    SCHOOL_ADDRESS: '12 Road',
  };
  // A real school whose log is standard output, redirected to the disk that runs full.
  const descriptor = openSync(output, 'a');
  const { PATH = '', HOME = '' } = process.env;
  const school = spawn(process.execPath, [program, 'start', '--bare'], {
    stdio: ['ignore', descriptor, descriptor],
    env: {
      PATH,
      HOME,
      ...clock,
      ...settings,
      LOG_LEVEL: 'debug',
    },
  });
  closeSync(descriptor);
  const ended = once(school, 'exit');
  const signUp = (nth: number) => post(origin, '/v1/client/signup/email', person(nth));
  const logIn = (nth: number) => post(origin, '/v1/client/login/email', person(nth));
  const ready = async () => (await fetch(`${origin}/readyz`)).json();

  await vi.waitFor(
    async () => expect(await ready()).toEqual({ status: 'ready', disk: 'has room' }),
    patience,
  );
  expect((await signUp(1)).status).toBe(201);
  const { token } = (await logIn(1)).body as { token: string };
  const read = () =>
    fetch(`${origin}/v1/client/user/notifications/unread`, { headers: { 'x-auth-token': token } });
  expect((await read()).status).toBe(200);
  const database = await databasePid(home);

  await disk.fill();
  await vi.waitFor(async () => expect(await ready()).toEqual({ status: 'ready', disk: 'full' }), patience);
  const refused = await signUp(2);
  expect(refused).toMatchObject({ status: 507, body: { status: 507, code: 'INSUFFICIENT_STORAGE' } });
  expect(JSON.stringify(refused.body)).toContain('nothing can be saved right now');
  for (let turn = 0; turn < 20; turn += 1) expect((await read()).status).toBe(200);
  expect((await fetch(`${origin}/api/docs`)).status).toBe(200);
  expect(await databasePid(home)).toBe(database);

  // A backup to another disk, and what staff look up, work nevertheless.
  const elsewhere = await mkdtemp(join(tmpdir(), 'plinth-elsewhere-'));
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
  expect(await runSchool(['backup', join(elsewhere, 'backup')], settings).finished).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(await runSchool(['orders'], settings).finished).toMatchObject({ code: 0, stderr: '' });

  // If the database ends nevertheless, it is back while the disk is still full.
  process.kill(database ?? 0, 'SIGKILL');
  await vi.waitFor(async () => expect([null, database]).not.toContain(await databasePid(home)), patience);
  await vi.waitFor(async () => expect((await read()).status).toBe(200), patience);
  expect((await signUp(2)).status).toBe(507);

  await disk.makeRoom();
  await vi.waitFor(async () => expect((await signUp(2)).status).toBe(201), patience);
  expect((await logIn(1)).status).toBe(200);
  expect(await ready()).toEqual({ status: 'ready', disk: 'has room' });
  school.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const said = await readFile(output, 'utf8');
  expect(said.match(/the disk is full/g)).toHaveLength(1);
  expect(said.match(/the disk has room again/g)).toHaveLength(1);
  expect(said.match(/the log can be written again/g)?.length ?? 0).toBe(disk.isReal ? 1 : 0);
}, 180_000);
