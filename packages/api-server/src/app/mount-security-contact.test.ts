import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { readSettings } from '../settings/read-settings.ts';

const PATH = '/.well-known/security.txt';
const silent = openTestSchool();
const school = openTestSchool({ SECURITY_CONTACT: 'safety@riverside.test' });
const linked = openTestSchool({ SECURITY_CONTACT: 'https://riverside.test/safety' });

describe('security.txt', () => {
  it('ADOPT-14 names the contact address and an expiry date within a year', async () => {
    const answer = await school.raw(PATH);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const lines = (await answer.text()).trim().split('\n');
    expect(lines).toContain('Contact: mailto:safety@riverside.test');
    expect(lines).toContain('Canonical: http://localhost:4321/.well-known/security.txt');
    const until = Date.parse(/^Expires: (.+)$/m.exec(lines.join('\n'))?.[1] ?? '') - Date.now();
    expect(until).toBeGreaterThan(86_400_000);
    expect(until).toBeLessThan(365 * 86_400_000);
    expect(await (await linked.raw(PATH)).text()).toContain('Contact: https://riverside.test/safety\n');
  });

  it('ADOPT-14 is absent when the school names no contact, and the settings refuse a contact that is not an address', async () => {
    expect((await silent.raw(PATH)).status).toBe(404);
    expect(() => readSettings({ SECURITY_CONTACT: 'ask the porter' })).toThrow(
      /SECURITY_CONTACT: must be an email address/,
    );
  });
});
