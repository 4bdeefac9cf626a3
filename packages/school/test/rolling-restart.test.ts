import { startBalancer } from '@plinth/api-server/testing/start-balancer';
import { startLoad } from '@plinth/api-server/testing/start-load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../src/database/open-embedded-postgres.ts';
import { prepareHome } from '../src/home/prepare-home.ts';
import { findFreePort } from '../src/network/ports.ts';
import { newHome, openSchool, post } from './run-school.ts';

let postgres: EmbeddedPostgres;
beforeAll(async () => {
  const home = await newHome();
  await prepareHome(home, { leastBytes: 0 });
  postgres = await openEmbeddedPostgres({ home, port: 0 });
});
afterAll(() => postgres.stop());

const person = {
  emailId: 'busy@plinth.test',
  password: 'drawing-set-2026',
  firstName: 'Mira',
  lastName: 'Rao',
};

describe('two processes behind a load balancer', () => {
  it('ADOPT-06 restart one after the other under 50 requests a second without losing one', async () => {
    const home = await newHome();
    const ports = [await findFreePort(), await findFreePort()];
    const open = (port: number | undefined) =>
      openSchool(home, { DATABASE_URL: postgres.url, STOP_GRACE_SECONDS: '2', PORT: String(port) });
    const [first, second] = await Promise.all(ports.map(open));
    if (!first || !second) throw new Error('two were started');
    const balancer = await startBalancer(ports);
    await balancer.untilReady(ports);
    await post(balancer.origin, '/v1/client/signup/email', person);
    const { body: session } = await post(balancer.origin, '/v1/client/login/email', person);
    const headers = { 'x-auth-token': (session as { token: string }).token };
    const read = '/v1/client/user/notifications';
    const body = () => JSON.stringify({ until: new Date().toISOString() });
    const load = startLoad(
      balancer.origin,
      [
        { method: 'GET', path: `${read}/unread`, headers },
        { method: 'PUT', path: `${read}/read`, headers, body },
        { method: 'GET', path: `${read}/unread`, headers },
        { method: 'GET', path: `${read}/unread`, headers },
        { method: 'PUT', path: `${read}/read`, headers, body, slowly: true },
      ],
      50,
    );
    for (const [index, school] of [first, second].entries()) {
      school.child.kill('SIGTERM');
      expect((await school.finished).code).toBe(0);
      const other = ports[1 - index];
      expect(balancer.ready()).toEqual([other]);
      await open(ports[index]);
      await balancer.untilReady(ports);
    }
    const { sent, answers } = await load.stop();
    await balancer.stop();
    expect(sent).toBeGreaterThan(100);
    expect(answers).toEqual({ 200: sent });
  });
});
