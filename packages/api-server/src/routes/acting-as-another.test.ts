import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ACCOUNT } from '../../test/account-calls.ts';
import { assignMentor, enrol, mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, sessions } from '../db/schema/accounts.ts';

const school = openTestSchool();
const production = openTestSchool({
  PLINTH_MODE: 'production',
  STRIPE_SECRET_KEY: 'sk_test_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
  OVERRIDE_USER: true,
});

describe('staff acting as another user', () => {
  const acting = openTestSchool({ OVERRIDE_USER: true });

  it.each([
    ['GET', ''],
    ['PUT', '/password', { currentPassword: PASSWORD, password: 'another good one' }],
    ['GET', '/sessions'],
    ['DELETE', '/sessions'],
    ['GET', '/export'],
    ['POST', '/deletion', { password: PASSWORD }],
  ])('ROLE-33 %s %s is reserved for the owner: 403', async (method, path, body?: object) => {
    const staff = await mintPerson(acting, { withPassword: true, staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(acting, { withPassword: true });
    const answer = await acting.call(method, `${ACCOUNT}${path}`, {
      token: staff.token,
      headers: { 'override-user': owner.userId },
      ...(body ? { body } : {}),
    });
    expect(answer.status).toBe(403);
  });

  it('ROLE-33 API-005 see what the person sees, and each use leaves an audit entry', async () => {
    const staff = await mintPerson(acting, { staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(acting);
    const as = (token: string, userId: string) =>
      acting.call('GET', '/v1/client/user/data-profile', { token, headers: { 'override-user': userId } });
    expect((await as(staff.token, owner.userId)).body.userData.userId).toBe(owner.userId);
    const rows = () =>
      acting.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, owner.userId));
    expect(await rows()).toMatchObject([{ actorId: staff.userId, action: 'override-user' }]);
    expect((await as(owner.token, staff.userId)).status).toBe(403);
    expect((await as(staff.token, randomUUID())).status).toBe(404);
    expect((await as(staff.token, 'nobody@else.test')).status).toBe(404);
    expect((await as(staff.token, '-'.repeat(36))).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('ROLE-33 D-58 open as the person what is read by POST, and still change nothing', async () => {
    const staff = await mintPerson(acting, { staffRoles: ['SUPPORT_TEAM'] });
    const learner = await mintPerson(acting);
    const mentor = await mintPerson(acting, { roles: ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] });
    const { cohortId } = await mintCohort(acting);
    await enrol(acting, cohortId, learner.userId);
    await assignMentor(acting, cohortId, mentor.userId, 'INDUSTRIAL_GUIDE');
    const { orderId } = await mintOrder(acting, { emailId: learner.emailId });
    const week = { weekStart: '2026-06-01', weekEnd: '2026-06-07' };
    const calendar = `/v1/client/workspace/${cohortId}/calenderData`;
    const statusAs = async ({ userId }: { userId: string }, path: string, body: object, method = 'POST') => {
      const headers = { 'override-user': userId };
      return (await acting.call(method, path, { token: staff.token, headers, body })).status;
    };
    const emi = '/v1/client/oms-v2/order/plan/emi';
    expect([
      await statusAs(learner, `/v2/client/lms/${cohortId}/performance?userId=${learner.userId}`, {}),
      await statusAs(learner, calendar, week),
      await statusAs(learner, `${emi}/status`, { orderId }),
      await statusAs(mentor, calendar, week),
      await statusAs(mentor, '/v2/client/mentor/earnings/logs', { pageNo: 0 }),
      await statusAs(mentor, '/v1/client/mentor/lm/earnings/logs', { pageNo: 0 }),
    ]).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await statusAs(learner, `${emi}/submit`, { orderId })).toBe(403);
    const opened = await acting.deps.db
      .select({ actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(inArray(auditEntries.subjectId, [learner.userId, mentor.userId]));
    expect(opened).toEqual(Array.from({ length: 7 }, () => ({ actorId: staff.userId })));
  });

  it('ROLE-33 HOLD-07 get no live stream of the person: 403', async () => {
    const staff = await mintPerson(acting, { staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(acting);
    const statusOf = async (headers: Record<string, string>) => {
      const { status, body } = await acting.raw('/v1/client/user/live', { headers });
      await body?.cancel();
      return status;
    };
    expect(await statusOf({ 'x-auth-token': staff.token })).toBe(200);
    expect(await statusOf({ 'x-auth-token': staff.token, 'override-user': owner.userId })).toBe(403);
  });

  it('ROLE-33 D-28 may name the person by email address in any case; a learner gets 403 for known and unknown addresses alike', async () => {
    const staff = await mintPerson(acting, { staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(acting);
    const as = (token: string, emailId: string) =>
      acting.call('GET', '/v1/client/user/data-profile', { token, headers: { 'override-user': emailId } });
    const answer = await as(staff.token, owner.emailId.toUpperCase());
    expect(answer.body.userData.userId).toBe(owner.userId);
    const rows = await acting.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, owner.userId));
    expect(rows).toMatchObject([{ actorId: staff.userId, action: 'override-user' }]);
    const known = await as(owner.token, staff.emailId);
    const unknown = await as(owner.token, 'nobody@else.test');
    expect([known.status, unknown.status]).toEqual([403, 403]);
  });

  it('OFFICE-05 ROLE-33 act as no one in production until the session has shown a second factor', async () => {
    const staff = await mintPerson(production, { staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(production);
    const as = (wanted: string) =>
      production.call('GET', '/v1/client/user/data-profile', {
        token: staff.token,
        headers: { 'override-user': wanted },
      });
    const rows = () => production.deps.db.$count(auditEntries, eq(auditEntries.subjectId, owner.userId));
    for (const wanted of [owner.userId, owner.emailId, 'nobody@else.test']) {
      const refused = await as(wanted);
      expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    }
    expect(await rows()).toBe(0);
    await production.deps.db
      .update(sessions)
      .set({ secondFactorAt: production.now() })
      .where(eq(sessions.userId, staff.userId));
    expect((await as(owner.emailId)).body.userData.userId).toBe(owner.userId);
    expect(await rows()).toBe(1);
  });

  it('ROLE-33 API-005 are themselves while the setting is off: the header changes nothing', async () => {
    const staff = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const own = await mintPerson(school, { withPassword: true });
    const answer = await school.call('GET', '/v1/client/user/data-profile', {
      token: staff.token,
      headers: { 'override-user': own.userId },
    });
    expect(answer.body.userData.userId).toBe(staff.userId);
    expect(await school.deps.db.$count(auditEntries, eq(auditEntries.subjectId, own.userId))).toBe(0);
  });
});
