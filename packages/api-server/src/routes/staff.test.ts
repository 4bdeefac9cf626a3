import { randomBytes, randomUUID } from 'node:crypto';
import { contract } from '@plinth/contract';
import { CAPABILITIES, staffMay } from '@plinth/domain/staff/capability';
import { STAFF_ROLES, type StaffRole } from '@plinth/domain/staff/staff-role';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { hashToken } from '../api/token-hash.ts';
import { liveRights } from '../db/queries/live/read-rights.ts';
import { auditEntries, sessions, users } from '../db/schema/accounts.ts';
import { announcements } from '../db/schema/announcements.ts';
import { cohorts } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const production = openTestSchool({
  PLINTH_MODE: 'production',
  STRIPE_SECRET_KEY: 'sk_test_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
});

const ID = '01900000-0000-7000-8000-000000000001';
const newAddress = () => `invited-${randomBytes(5).toString('hex')}@plinth.test`;
const staffOf = (...staffRoles: StaffRole[]) => mintPerson(school, { staffRoles, withPassword: true });
const rolesOf = async (userId: string) => {
  const [row] = await school.deps.db.select().from(users).where(eq(users.userId, userId));
  return row?.staffRoles;
};
const change = (token: string, userId: string, staffRoles: StaffRole[], seen: StaffRole[]) =>
  school.call('PUT', `/v1/office/staff/${userId}/roles`, { token, body: { staffRoles, seen } });
const list = (token: string, query = '') => school.call('GET', `/v1/office/staff${query}`, { token });
const auditsOf = (subjectId: string) =>
  school.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

/** Every call of the office with the capability it requires; null for those of all staff. */
const officeCalls = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const { meta, route } = call['~orpc'];
    if (!meta.access.startsWith('staff')) return [];
    const path = (route.path ?? '').replaceAll(/\{\w+\}/g, ID);
    const capability = CAPABILITIES.find((one) => meta.access === `staff:${one}`) ?? null;
    return [{ name: `${area}.${name}`, method: route.method ?? 'GET', path, capability }];
  }),
);

describe('permissions in the office', () => {
  it.each(officeCalls)(
    'OFFICE-01 OFFICE-02 $name returns 401 without a session and 403 without the capability',
    async (one) => {
      const { method, path, capability } = one;
      const body = method === 'GET' ? {} : { body: {} };
      expect((await school.call(method, path, body)).status).toBe(401);
      const others = [
        await mintPerson(school),
        await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] }),
        await mintPerson(school, { roles: ['LEAD_MENTOR'] }),
      ];
      for (const role of STAFF_ROLES)
        if (capability && !staffMay([role], capability)) others.push(await staffOf(role));
      for (const person of others) {
        const answer = await school.call(method, path, { token: person.token, ...body });
        expect([person.staffRoles, person.roles, answer.status]).toEqual([
          person.staffRoles,
          person.roles,
          403,
        ]);
        expect(answer.body.code).toBe('FORBIDDEN');
        expect(Object.keys(answer.body)).not.toContain('data');
      }
    },
  );

  it('OFFICE-02 staff read which capabilities their roles give them; owners have all', async () => {
    const both = await staffOf('ACADEMICS', 'SUPPORT_TEAM');
    const answer = await school.call('GET', '/v1/office/me', { token: both.token });
    expect(answer.body.staffRoles).toEqual(['ACADEMICS', 'SUPPORT_TEAM']);
    expect(answer.body.capabilities).toEqual(
      CAPABILITIES.filter((one) => staffMay(['ACADEMICS', 'SUPPORT_TEAM'], one)),
    );
    const owner = await staffOf('OWNER');
    expect((await school.call('GET', '/v1/office/me', { token: owner.token })).body.capabilities).toEqual(
      CAPABILITIES,
    );
  });

  it('OFFICE-05 in production every office call is refused until the session has shown a second factor', async () => {
    const owner = await mintPerson(production, { staffRoles: ['OWNER'] });
    const refused = await production.call('GET', '/v1/office/staff', { token: owner.token });
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    await production.deps.db
      .update(sessions)
      .set({ secondFactorAt: production.now() })
      .where(eq(sessions.userId, owner.userId));
    expect((await production.call('GET', '/v1/office/staff', { token: owner.token })).status).toBe(200);
  });
});

describe('staff roles', () => {
  it('OFFICE-04 OFFICE-06 an owner grants and removes roles, and each change is in the audit log with before and after', async () => {
    const owner = await staffOf('OWNER');
    const person = await staffOf('FINANCE');
    expect((await change(owner.token, person.userId, ['OWNER', 'FINANCE'], ['FINANCE'])).body).toEqual({
      staffRoles: ['OWNER', 'FINANCE'],
    });
    expect((await change(owner.token, person.userId, ['OWNER', 'FINANCE'], ['FINANCE'])).status).toBe(200);
    expect(await auditsOf(person.userId)).toMatchObject([
      {
        actorId: owner.userId,
        action: 'staff.roles',
        before: { staffRoles: ['FINANCE'] },
        after: { staffRoles: ['OWNER', 'FINANCE'] },
        source: 'OFFICE',
        address: expect.any(String),
      },
    ]);
  });

  it('OFFICE-04 a role that was removed is gone with the next request', async () => {
    const owner = await staffOf('OWNER');
    const second = await staffOf('OWNER');
    expect((await list(second.token)).status).toBe(200);
    await change(owner.token, second.userId, [], ['OWNER']);
    expect((await list(second.token)).status).toBe(403);
  });

  it('OFFICE-04 a change based on outdated roles returns 409 with the current ones and overwrites nothing', async () => {
    const owner = await staffOf('OWNER');
    const person = await staffOf('CONTENT');
    await change(owner.token, person.userId, ['CONTENT', 'FINANCE'], ['CONTENT']);
    const late = await change(owner.token, person.userId, ['PLACEMENT'], ['CONTENT']);
    expect([late.status, late.body.code, late.body.data.staffRoles]).toEqual([
      409,
      'CONFLICT',
      ['CONTENT', 'FINANCE'],
    ]);
    expect(await rolesOf(person.userId)).toEqual(['CONTENT', 'FINANCE']);
  });

  it.each([
    ['a role that does not exist', { staffRoles: ['KING'], seen: [] }],
    ['a role twice', { staffRoles: ['OWNER', 'OWNER'], seen: [] }],
    ['no roles at all', {}],
  ])('OFFICE-04 %s is refused with 400', async (_what, body) => {
    const owner = await staffOf('OWNER');
    const person = await staffOf('FINANCE');
    const answer = await school.call('PUT', `/v1/office/staff/${person.userId}/roles`, {
      token: owner.token,
      body,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect((await change(owner.token, ID, ['OWNER'], [])).status).toBe(404);
  });
});

describe('the last owner', () => {
  const alone = openTestSchool();
  const minted = () => mintPerson(alone, { staffRoles: ['OWNER'] });
  const end = (token: string, userId: string) =>
    alone.call('PUT', `/v1/office/staff/${userId}/roles`, {
      token,
      body: { staffRoles: [], seen: ['OWNER'] },
    });

  it('OFFICE-04 cannot be removed, and two owners who remove each other at once leave one', async () => {
    const first = await minted();
    expect((await end(first.token, first.userId)).body.message).toMatch(/without an owner/);
    for (let round = 0; round < 5; round += 1) {
      const owners = await alone.deps.db
        .select()
        .from(users)
        .where(eq(users.staffRoles, ['OWNER']));
      const [one] = owners;
      if (!one) throw new Error('no owner');
      const other = await minted();
      const token = one.userId === first.userId ? first.token : other.token;
      const answers = await Promise.all([end(token, other.userId), end(other.token, one.userId)]);
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
      const left = await alone.deps.db
        .select()
        .from(users)
        .where(eq(users.staffRoles, ['OWNER']));
      expect(left).toHaveLength(1);
      // Back to only the first one, whoever was left.
      await alone.deps.db.update(users).set({ staffRoles: [] });
      await alone.deps.db
        .update(users)
        .set({ staffRoles: ['OWNER'] })
        .where(eq(users.userId, first.userId));
    }
  });
});

describe('guides and lead mentors', () => {
  const mentorRoles = (token: string, userId: string, roles: string[], seen: string[]) =>
    school.call('PUT', `/v1/office/people/${userId}/mentor-roles`, { token, body: { roles, seen } });

  it('OFFICE-04 academics make someone a guide, who has the role from the next request on', async () => {
    const academics = await staffOf('ACADEMICS');
    const person = await mintPerson(school);
    expect((await mentorRoles(academics.token, person.userId, ['INDUSTRIAL_GUIDE'], [])).status).toBe(200);
    const profile = await school.call('GET', '/v1/client/user/data-profile', { token: person.token });
    expect(profile.body.userData.roles).toEqual(['INDUSTRIAL_GUIDE']);
    expect(await auditsOf(person.userId)).toMatchObject([
      { action: 'mentors.roles', after: { roles: ['INDUSTRIAL_GUIDE'] } },
    ]);
  });

  it('OFFICE-04 a guide assigned to a running cohort keeps the role until someone else has taken over', async () => {
    const academics = await staffOf('ACADEMICS');
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const { cohortId } = await mintCohort(school);
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const answer = await mentorRoles(academics.token, guide.userId, [], ['INDUSTRIAL_GUIDE']);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringMatching(/Replace them there first/),
    ]);
    expect((await mentorRoles(academics.token, guide.userId, ['LEARNER'], [])).status).toBe(409);
    await school.deps.db
      .update(cohorts)
      .set({ status: 'PAYMENT_COMPLETED' })
      .where(eq(cohorts.cohortId, cohortId));
    expect((await mentorRoles(academics.token, guide.userId, [], ['INDUSTRIAL_GUIDE'])).status).toBe(409);
  });

  it('OFFICE-04 a role that was taken opens nothing of past cohorts any more: no page, calendar, live event, announcement or entry in the list', async () => {
    const { db } = school.deps;
    const academics = await staffOf('ACADEMICS');
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const { cohortId } = await mintCohort(school, { status: 'INACTIVE' });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    await db.insert(announcements).values({
      announcementId: randomUUID(),
      title: 'The studio is closed',
      text: 'Until Monday.',
      cohortId,
      states: [],
      includesMentors: true,
      publishAt: school.now(),
      publishedAt: school.now(),
      createdAt: school.now(),
    });
    const { token } = guide;
    const get = (path: string) => school.call('GET', path, { token });
    const feed = await school.call('PUT', `/v1/client/workspace/${cohortId}/calendar-feed`, { token });
    const feedPath = new URL(feed.body.feed.url).pathname;
    const seen = async () => {
      const { userCohorts } = (await get('/v1/client/user/data-profile')).body;
      const live = await liveRights.first(db, { tokenHashes: [hashToken(token)], now: school.now() });
      return {
        page: (await get(`/v1/client/workspace/${cohortId}/coachMarks`)).status,
        calendar: (await school.raw(feedPath)).status,
        live: live?.cohorts.length,
        announcements: (await get('/v1/client/user/announcements')).body.announcements.length,
        cohorts: userCohorts.SPECIALIZATION.length,
      };
    };
    expect(await seen()).toEqual({ page: 200, calendar: 200, live: 1, announcements: 1, cohorts: 1 });
    const taken = await mentorRoles(academics.token, guide.userId, [], ['INDUSTRIAL_GUIDE']);
    expect(taken.status).toBe(200);
    expect(await seen()).toEqual({ page: 403, calendar: 404, live: 0, announcements: 0, cohorts: 0 });
  });
});

describe('the staff list', () => {
  it('OFFICE-08 can be searched, filtered, sorted and paged, in at most four SQL statements', async () => {
    const owner = await staffOf('OWNER');
    const tag = randomBytes(4).toString('hex');
    for (let one = 10; one < 33; one += 1)
      await mintPerson(school, {
        firstName: `Mira${tag} ${one}`,
        lastName: 'Office',
        staffRoles: ['CONTENT'],
      });
    const first = await list(owner.token, `?search=office+mira${tag}&staffRole=CONTENT`);
    expect([first.body.total, first.body.staff.length, first.body.staff[0].firstName]).toEqual([
      23,
      20,
      `Mira${tag} 10`,
    ]);
    const last = await list(owner.token, `?search=mira${tag}&sortDirection=desc&pageNo=1`);
    expect(last.body.staff.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      `Mira${tag} 12`,
      `Mira${tag} 11`,
      `Mira${tag} 10`,
    ]);
    expect((await list(owner.token, `?search=mira${tag}&staffRole=FINANCE`)).body.total).toBe(0);
    for (const firstName of ['zoe', 'Élodie', 'Faye', 'Łucja', 'Mona'])
      await mintPerson(school, { firstName, lastName: `Sort${tag}`, staffRoles: ['CONTENT'] });
    const sorted = await list(owner.token, `?search=sort${tag}&sortBy=name&sortDirection=asc`);
    expect(sorted.body.staff.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      'Élodie',
      'Faye',
      'Łucja',
      'Mona',
      'zoe',
    ]);
    expect((await list(owner.token, '?sortBy=salary')).status).toBe(400);
    expect(await school.countQueries(() => list(owner.token))).toBeLessThanOrEqual(4);
  });
});

describe('staff invitations', () => {
  const invite = (token: string, emailId: string, staffRoles: string[] = ['ADMISSIONS']) =>
    school.call('POST', '/v1/office/staff/invitations', { token, body: { emailId, staffRoles } });
  const linkOf = async (emailId: string) => {
    const mail = (await school.mailsTo(emailId)).findLast(({ template }) => template === 'staff-invitation');
    return /staff-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const take = (token: string) =>
    school.call('POST', `/v1/office/public/invitations/${token}`, {
      body: { password: PASSWORD, firstName: 'Nora', lastName: 'New' },
    });

  it('OFFICE-04 an invited person sees the offered roles, chooses a password and has access at once; the link works once', async () => {
    const owner = await staffOf('OWNER');
    const emailId = newAddress();
    const invited = await invite(owner.token, emailId, ['ADMISSIONS', 'FINANCE']);
    expect([invited.status, invited.body.invitation.staffRoles]).toEqual([201, ['ADMISSIONS', 'FINANCE']]);
    expect(JSON.stringify(invited.body)).not.toContain(await linkOf(emailId));
    const link = await linkOf(emailId);
    expect((await school.call('GET', `/v1/office/public/invitations/${link}`)).body).toMatchObject({
      emailId,
      staffRoles: ['ADMISSIONS', 'FINANCE'],
      hasAccount: false,
    });
    const answers = await Promise.all([take(link), take(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const token = answers.find(({ status }) => status === 200)?.body.token;
    expect((await school.call('GET', '/v1/office/me', { token })).body.staffRoles.sort()).toEqual([
      'ADMISSIONS',
      'FINANCE',
    ]);
    expect((await take(link)).status).toBe(404);
  });

  it('OFFICE-04 OFFICE-11 a person invited to teach is a guide at once, without access to the office', async () => {
    const owner = await staffOf('OWNER');
    const emailId = newAddress();
    const ask = (mentorRoles: string[]) =>
      school.call('POST', '/v1/office/staff/invitations', {
        token: owner.token,
        body: { emailId, staffRoles: [], mentorRoles },
      });
    expect((await ask([])).status).toBe(400);
    expect((await ask(['TEACHER'])).status).toBe(400);
    expect((await ask(['INDUSTRIAL_GUIDE'])).body.invitation.mentorRoles).toEqual(['INDUSTRIAL_GUIDE']);
    const link = await linkOf(emailId);
    expect((await school.call('GET', `/v1/office/public/invitations/${link}`)).body).toMatchObject({
      staffRoles: [],
      mentorRoles: ['INDUSTRIAL_GUIDE'],
    });
    const { token, userId } = (await take(link)).body;
    expect((await school.call('GET', '/v1/office/me', { token })).status).toBe(403);
    expect(await rolesOf(userId)).toEqual([]);
    const [person] = await school.deps.db.select().from(users).where(eq(users.userId, userId));
    expect(person?.roles).toContain('INDUSTRIAL_GUIDE');
  });

  it('OFFICE-04 an invited learner keeps the account, and its earlier sessions end', async () => {
    const owner = await staffOf('OWNER');
    const learner = await mintPerson(school);
    await invite(owner.token, learner.emailId, ['SUPPORT_TEAM']);
    const answer = await take(await linkOf(learner.emailId));
    expect(answer.body.userId).toBe(learner.userId);
    expect((await school.call('GET', '/v1/client/user/account', { token: learner.token })).status).toBe(401);
    expect(await rolesOf(learner.userId)).toEqual(['SUPPORT_TEAM']);
  });

  it('OFFICE-04 a second invitation replaces the first, a withdrawn one opens nothing, and one expires after three days', async () => {
    const owner = await staffOf('OWNER');
    const emailId = newAddress();
    await invite(owner.token, emailId);
    const first = await linkOf(emailId);
    const again = await invite(owner.token, emailId, ['CONTENT']);
    expect((await take(first)).status).toBe(404);
    const { invitationId } = again.body.invitation;
    const withdraw = () =>
      school.call('DELETE', `/v1/office/staff/invitations/${invitationId}`, { token: owner.token });
    expect((await withdraw()).body).toEqual({ withdrawn: true });
    expect((await withdraw()).status).toBe(404);
    expect((await take(await linkOf(emailId))).status).toBe(404);
    const other = newAddress();
    await invite(owner.token, other);
    const link = await linkOf(other);
    school.advance(73 * 3_600_000);
    expect((await take(link)).status).toBe(410);
    school.advance(-73 * 3_600_000);
  });

  it.each([
    ['no address', 'nobody', ['OWNER'], 400],
    ['no role', newAddress(), [], 400],
    ['an unknown role', newAddress(), ['KING'], 400],
  ])('OFFICE-04 an invitation with %s is refused', async (_what, emailId, staffRoles, status) => {
    const owner = await staffOf('OWNER');
    expect((await invite(owner.token, emailId, staffRoles)).status).toBe(status);
  });

  it('OFFICE-04 somebody who already works here cannot be invited again', async () => {
    const owner = await staffOf('OWNER');
    const colleague = await staffOf('FINANCE');
    const answer = await invite(owner.token, colleague.emailId);
    expect([answer.status, answer.body.data.fields[0].path]).toEqual([409, 'emailId']);
  });
});
