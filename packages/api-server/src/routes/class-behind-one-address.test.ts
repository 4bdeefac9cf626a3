import { randomUUID } from 'node:crypto';
import { CLASS } from '@plinth/contract/call';
import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool({ TRUSTED_PROXIES: 1 });

const at = (address: string) => ({ 'x-forwarded-for': address });
const newAddress = () => `${randomUUID()}@plinth.test`;
const askReset = (emailId: string, headers: Record<string, string>) =>
  school.call('POST', '/v1/client/login/passwordReset', { headers, body: { emailId } });
const write = (emailId: string, headers: Record<string, string>) =>
  school.call('POST', '/v1/client/email/contact-us', {
    headers,
    body: { data: { firstName: 'Noor', emailId, message: 'When does it begin?' } },
  });
const listOwn = (emailId: string, headers: Record<string, string>) =>
  school.call('GET', `/v1/client/public/my-applications/applications?emailId=${emailId}`, { headers });

describe('rate limits for a class behind one address', () => {
  it.each([
    ['API-014 asks for a new password', askReset, '203.0.113.1'],
    ['API-069 writes to the school', write, '203.0.113.2'],
    ['API-083 looks for its applications', listOwn, '203.0.113.3'],
  ] as const)('%s twice each, and nobody is refused', async (_what, call, address) => {
    const people = Array.from({ length: CLASS }, newAddress);
    for (const _turn of [1, 2]) {
      const answers = await Promise.all(people.map((emailId) => call(emailId, at(address))));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect((await call(newAddress(), at(address))).status).toBe(429);
  });

  it.each([
    ['API-014 a sixth reset', askReset, 5],
    ['API-069 a ninth message', write, 8],
    ['API-083 a 21st look at the applications', listOwn, 20],
  ] as const)(
    '%s for one account is 429 with a wait time, in any letter case; another account and another address may still call',
    async (_what, call, calls) => {
      const emailId = newAddress();
      for (let turn = 0; turn < calls; turn += 1)
        expect((await call(emailId, at('203.0.113.9'))).status).toBe(200);
      const refused = await call(emailId.toUpperCase(), at('203.0.113.9'));
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(refused.body.data.retryAfterSeconds).toBe(seconds);
      expect((await call(newAddress(), at('203.0.113.9'))).status).toBe(200);
      expect((await call(emailId, at('203.0.113.10'))).status).toBe(200);
    },
  );

  it('HOLD-05 callers behind a proxy that includes their port are told apart, and one caller using many ports is one', async () => {
    const emailId = newAddress();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await askReset(emailId, at(`198.51.100.4:${41_000 + turn}`))).status).toBe(200);
    expect((await askReset(emailId, at('198.51.100.4:50000'))).status).toBe(429);
    expect((await askReset(emailId, at('198.51.100.5:41000'))).status).toBe(200);
    expect((await askReset(emailId, at('[2001:db8::7]:41000'))).status).toBe(200);
  });

  it('the page that verifies a certificate sends Retry-After when it refuses a call', async () => {
    const look = () => school.raw('/certificates/PL-2026-000000', { headers: at('203.0.113.20') });
    const answers = await Promise.all(Array.from({ length: 2 * CLASS + 1 }, look));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
