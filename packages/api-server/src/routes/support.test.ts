import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, sessions, userProfiles } from '../db/schema/accounts.ts';

const PEOPLE = '/v1/client/support/people';

describe('the search for people by support staff', () => {
  const school = openTestSchool({ OVERRIDE_USER: true });
  const find = (token: string | undefined, body: object, headers?: Record<string, string>) =>
    school.call('POST', PEOPLE, { ...(token ? { token } : {}), body, ...(headers ? { headers } : {}) });
  const staffOf = (staffRole: StaffRole = 'SUPPORT_TEAM') => mintPerson(school, { staffRoles: [staffRole] });
  const named = async (firstName: string, lastName: string) => {
    const person = await mintPerson(school);
    await school.deps.db
      .update(userProfiles)
      .set({ firstName, lastName })
      .where(eq(userProfiles.userId, person.userId));
    return person;
  };
  const audits = (actorId: string) =>
    school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId));

  it('ROLE-33 D-28 finds by parts of the name in any order and case, by address and by id, and records each search', async () => {
    const staff = await staffOf();
    const person = await named('Meenakshi', 'Subramaniam');
    await named('Meenakshi', 'Rao');
    for (const search of ['subra meena', person.emailId.toUpperCase(), person.userId]) {
      const { status, body } = await find(staff.token, { search });
      expect([status, body]).toEqual([
        200,
        {
          total: 1,
          people: [
            {
              userId: person.userId,
              emailId: person.emailId,
              firstName: 'Meenakshi',
              lastName: 'Subramaniam',
              roles: [],
            },
          ],
        },
      ]);
    }
    expect((await find(staff.token, { search: 'meenakshi' })).body.total).toBe(2);
    expect(await audits(staff.userId)).toMatchObject([
      { action: 'find-people', details: { search: 'subra meena', total: 1 } },
      {},
      {},
      { details: { search: 'meenakshi', total: 2 } },
    ]);
  });

  it('ROLE-33 D-42 returns pages of twenty, sorted by name, and treats pattern characters literally', async () => {
    const staff = await staffOf();
    for (let one = 10; one < 33; one += 1) await named(`Quill ${one}`, 'Demo');
    const first = (await find(staff.token, { search: 'quill' })).body;
    const second = (await find(staff.token, { search: 'quill', pageNo: 1 })).body;
    expect([first.total, first.people.length, second.people.length]).toEqual([23, 20, 3]);
    expect(second.people[0].firstName).toBe('Quill 30');
    expect((await find(staff.token, { search: '%%' })).body).toEqual({ people: [], total: 0 });
    expect((await find(staff.token, { search: 'qu_ll' })).body.total).toBe(0);
  });

  it.each([
    {},
    { search: '' },
    { search: ' a ' },
    { search: 'x'.repeat(101) },
    { search: 'asha', pageNo: -1 },
  ])('ROLE-33 a search of %o returns 400', async (body) => {
    const staff = await staffOf();
    expect((await find(staff.token, body)).status).toBe(400);
    expect(await audits(staff.userId)).toEqual([]);
  });

  it('ROLE-33 ROLE-34 is only for support staff as themselves: 401 without a session, 403 for everyone else', async () => {
    const body = { search: 'asha' };
    const staff = await staffOf();
    const owner = await mintPerson(school);
    expect((await find(undefined, body)).status).toBe(401);
    for (const caller of [
      owner,
      await staffOf('FINANCE'),
      await mintPerson(school, { roles: ['LEAD_MENTOR'] }),
    ]) {
      const refused = await find(caller.token, body);
      expect(refused.status).toBe(403);
      expect(refused.body).not.toHaveProperty('people');
    }
    expect((await find(staff.token, body, { 'override-user': owner.userId })).status).toBe(403);
  });
});

describe('a school that does not allow acting as another person', () => {
  const school = openTestSchool();

  it('ROLE-33 D-28 does not allow searching for people either', async () => {
    const staff = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const refused = await school.call('POST', PEOPLE, { token: staff.token, body: { search: 'asha' } });
    expect(refused.status).toBe(403);
  });
});

describe('a school in production', () => {
  const school = openTestSchool({
    PLINTH_MODE: 'production',
    STRIPE_SECRET_KEY: 'sk_test_of_a_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
    OVERRIDE_USER: true,
  });

  it('OFFICE-05 ROLE-33 refuses the search until the session has shown a second factor', async () => {
    const staff = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const person = await mintPerson(school);
    const find = () => school.call('POST', PEOPLE, { token: staff.token, body: { search: person.emailId } });
    const refused = await find();
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(refused.body).not.toHaveProperty('people');
    expect(await school.deps.db.$count(auditEntries, eq(auditEntries.actorId, staff.userId))).toBe(0);
    await school.deps.db
      .update(sessions)
      .set({ secondFactorAt: school.now() })
      .where(eq(sessions.userId, staff.userId));
    expect((await find()).body.total).toBe(1);
  });
});
