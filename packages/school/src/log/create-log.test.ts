import { describe, expect, it } from 'vitest';
import { createLogOn } from './create-log.ts';

function logged(write: (log: ReturnType<typeof createLogOn>) => void, env = {}): string {
  let text = '';
  write(createLogOn('info', { write: (line) => (text += line) }, env));
  return text;
}

describe('the log', () => {
  it('never contains tokens, passwords or identity headers, at the top level or nested', () => {
    const text = logged((log) =>
      log.info({
        token: 'hidden-1',
        body: { password: 'hidden-2', person: { newPassword: 'hidden-3' } },
        req: { headers: { 'x-auth-token': 'hidden-4', authorization: 'hidden-5', cookie: 'hidden-6' } },
        dealId: 'hidden-7',
        emailId: 'shown',
      }),
    );
    expect(text).not.toContain('hidden-');
    expect(text).toContain('shown');
  });

  it('keeps the query of a failed statement and drops its parameters', () => {
    const cause = new Error('duplicate key');
    const error = new Error(
      'Failed query: insert into users values ($1)\nparams: asha@plinth.test,hidden-8',
      { cause },
    );
    const text = logged((log) => log.error({ err: error }, 'unexpected failure'));
    expect(text).not.toMatch(/hidden-8|asha@/);
    expect(text).toContain('insert into users');
    expect(text).toContain('duplicate key');
    expect(text).toContain('create-log.test.ts');
  });

  it('keeps the code and constraint of a database error and drops the attached row and connection', () => {
    const extras = {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (hidden-9)',
      client: { host: 'hidden-10' },
    };
    const text = logged((log) => log.error({ err: Object.assign(new Error('duplicate key'), extras) }));
    expect(text).toMatch(/"code":"23505","constraint":"users_email"/);
    expect(text).not.toContain('hidden-');
  });

  it('ADOPT-13 hides a configured password that an error message quotes', () => {
    const SMTP_URL = 'smtps://me:hid/den#word@mail.test';
    const text = logged((log) => log.error({ err: new Error(`Invalid URL ${SMTP_URL}`) }, 'mail'), {
      SMTP_URL,
    });
    expect(text).toContain('smtps://me:(hidden)@mail.test');
    expect(text).not.toContain('hid/den#word');
  });
});
