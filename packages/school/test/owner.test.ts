import { staffInvitations } from '@plinth/api-server/db/schema/staff';
import { expect, it } from 'vitest';
import { withClient } from '../src/database/with-client.ts';
import { newHome, openSchool } from './run-school.ts';
import { openStaffSchool } from './staff-school.ts';

const { school, url } = openStaffSchool(async (db) => {
  await db.delete(staffInvitations);
});

it('OFFICE-03 a school without an owner issues one invitation link, which replaces earlier ones; one with an owner refuses', async () => {
  const first = await school('owner', 'Olivia@School.test');
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/http:\/\/localhost:4321\/staff-invitation\?token=[\w-]{43}/);
  // The first address was mistyped: only the link of the next one opens the school.
  expect((await school('owner', 'Olga@School.test')).code).toBe(0);
  const rows = await withClient(url(), (client) =>
    client.query<{ email_id: string; staff_roles: string[]; hours: number }>(
      'select email_id, staff_roles, extract(epoch from expires_at - created_at) / 3600 as hours from staff_invitations',
    ),
  );
  expect(rows.rows).toEqual([
    { email_id: 'olga@school.test', staff_roles: ['OWNER'], hours: expect.anything() },
  ]);
  expect(Number(rows.rows[0]?.hours)).toBe(24);
  await withClient(url(), (client) =>
    client.query(
      `insert into users (user_id, email_id, user_hash, staff_roles, created_at)
       values (gen_random_uuid(), 'owner@school.test', 'owner-hash', '{OWNER}', now())`,
    ),
  );
  expect(await school('owner', 'second@school.test')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('owner@school.test'),
  });
});

it.each([[[]], [['nobody']], [['a@school.test', 'b@school.test']]])(
  'OFFICE-03 owner %j is a usage error',
  async (args) => {
    expect(await school('owner', ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Name the address'),
    });
  },
);

it('OFFICE-05 OFFICE-09 removes the second factor of a person who lost it, with an audit entry', async () => {
  await withClient(url(), (client) =>
    client.query(
      `with one as (insert into users (user_id, email_id, user_hash, created_at)
         values (gen_random_uuid(), 'lost@school.test', 'lost-hash', now()) returning user_id)
       insert into totp_factors (user_id, sealed_secret, confirmed_at, created_at) select user_id, 'sealed', now(), now() from one`,
    ),
  );
  const removed = await school('second-factor', 'remove', 'lost@school.test');
  expect(removed).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('no longer has a second factor'),
  });
  const { rows } = await withClient(url(), (client) =>
    client.query("select source from audit_entries where action = 'second-factor.removed'"),
  );
  expect(rows).toEqual([{ source: 'COMMAND' }]);
  for (const [args, code] of [
    [['remove', 'lost@school.test'], 1],
    [['remove', 'nobody@school.test'], 1],
    [['remove'], 2],
    [['give', 'lost@school.test'], 2],
  ] as const)
    expect((await school('second-factor', ...args)).code).toBe(code);
});

it('OFFICE-03 a production school prints the invitation link of its configured owner once, and the next start does not', async () => {
  const home = await newHome();
  const env = {
    PLINTH_MODE: 'production',
    PLINTH_ORIGIN: 'http://localhost:4321',
    PLINTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'Plinth <school@plinth.test>',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STOP_GRACE_SECONDS: '0',
    SCHOOL_ADDRESS: '1 Road; Pune',
  };
  const said = async (more: Record<string, string>) => {
    const opened = await openSchool(home, { ...env, ...more }, ['--no-build']);
    await opened.shows('owner');
    opened.child.kill('SIGTERM');
    const { stdout } = await opened.finished;
    // Stopping is not a database failure: the database is stopped last.
    expect(stdout).not.toMatch(/"level":[45]0/);
    return stdout;
  };
  expect(await said({})).toContain('This school has no owner yet.');
  expect(await said({ PLINTH_OWNER: 'olivia@school.test' })).toMatch(
    /first owner[\s\S]*http:\/\/localhost:4321\/staff-invitation\?token=[\w-]{43}/,
  );
  expect(await said({ PLINTH_OWNER: 'olivia@school.test' })).toContain(
    'The first owner of the school is invited.',
  );
});
