import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';

const school = openTestSchool();

const linkIn = (text: string) => {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error('the email has no link');
  return new URL(url);
};
const ask = (emailId: string) => school.call('POST', '/v1/client/login/passwordReset', { body: { emailId } });

describe('links in emails', () => {
  it('API-011 a verification link is 410 after 24 hours, and does not work for a password reset', async () => {
    await school.call('POST', '/v1/client/signup/email', {
      body: {
        emailId: 'late@plinth.test',
        password: 'a long enough password',
        firstName: 'Nila',
        lastName: 'Test',
      },
    });
    const [mail] = await school.mailsTo('late@plinth.test');
    const link = linkIn(mail?.text ?? '');
    const token = link.searchParams.get('token') ?? '';
    const path = `/v1/client/login/emailVerification/${link.searchParams.get('x')}`;
    const misused = await school.call('PUT', '/v1/client/login/passwordReset', {
      body: { token, password: 'long enough now' },
    });
    expect(misused.status).toBe(404);
    school.advance(24 * 3_600_000 + 1);
    const late = await school.call('POST', path, { body: { token } });
    school.advance(-24 * 3_600_000 - 1);
    expect(late.status).toBe(410);
    const [row] = await school.deps.db.select().from(users).where(eq(users.emailId, 'late@plinth.test'));
    expect(row?.emailVerifiedAt).toBeNull();
  });

  it('API-012 a reset link is 410 after an hour, and once one is used those emailed before it are 404', async () => {
    const person = await mintPerson(school, { withPassword: true });
    for (let mail = 0; mail < 2; mail += 1) await ask(person.emailId);
    const [first = '', second = ''] = (await school.mailsTo(person.emailId)).map(
      ({ text }) => linkIn(text).searchParams.get('token') ?? '',
    );
    const reset = (token: string) =>
      school.call('PUT', '/v1/client/login/passwordReset', { body: { token, password: 'my new password' } });
    school.advance(3_600_001);
    const late = await reset(second);
    school.advance(-3_600_001);
    expect(late.status).toBe(410);
    const login = (password: string) =>
      school.call('POST', '/v1/client/login/email', { body: { emailId: person.emailId, password } });
    expect((await login(PASSWORD)).status).toBe(200);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(404);
  });
});
