import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountCalls, type Person } from '../../test/account-calls.ts';
import { applicationCalls, BASE } from '../../test/application-calls.ts';
import { mintPdf } from '../../test/images.ts';
import { assignMentor, enrol, mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { auditEntries, users } from '../db/schema/accounts.ts';
import { contactMessages, leads, orders } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { documents, mails } from '../db/schema/operations.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';

const school = openTestSchool();
const { call, signInAs } = accountCalls(school);

let own: Person;
let other: Person;
beforeEach(async () => {
  own = await mintPerson(school, { withPassword: true });
  other = await mintPerson(school, { withPassword: true });
});

const signIn = () => signInAs(own);

describe('account deletion', () => {
  const ask = (token = own.token, password = PASSWORD) => call('POST', '/deletion', token, { password });
  const DAY_MS = 86_400_000;
  const comesDue = (userId: string) =>
    school.deps.db
      .update(accountDeletions)
      .set({ dueAt: new Date(school.now().getTime() - 1) })
      .where(eq(accountDeletions.userId, userId));

  it('ROLE-34 is scheduled with the password for two weeks ahead, announced by one email, and can be withdrawn', async () => {
    const first = await ask();
    const again = await ask();
    expect(first.status).toBe(200);
    expect(Date.parse(first.body.deletionDueAt) - school.now().getTime()).toBeGreaterThan(13.9 * DAY_MS);
    expect(again.body).toEqual(first.body);
    expect((await school.mailsTo(own.emailId)).map(({ template }) => template)).toEqual(['account-deletion']);
    expect((await call('GET', '', own.token)).body.deletionDueAt).toBe(first.body.deletionDueAt);
    expect((await call('DELETE', '/deletion', other.token)).status).toBe(200);
    expect((await call('GET', '', own.token)).body.deletionDueAt).toBe(first.body.deletionDueAt);
    for (let n = 0; n < 2; n += 1)
      expect((await call('DELETE', '/deletion', own.token)).body).toEqual({ deletionDueAt: null });
    expect((await call('GET', '', own.token)).body.deletionDueAt).toBeNull();
  });

  it('ERR-05 a wrong password is 400, staff and mentors of a running cohort are 409, and nothing is scheduled', async () => {
    expect((await ask(own.token, 'not this one')).body.code).toBe('INVALID_CREDENTIALS');
    const staff = await mintPerson(school, { withPassword: true, staffRoles: ['SUPPORT_TEAM'] });
    const guide = await mintPerson(school, { withPassword: true, roles: ['INDUSTRIAL_GUIDE'] });
    const cohort = await mintCohort(school);
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect((await ask(staff.token)).status).toBe(409);
    expect((await ask(guide.token)).status).toBe(409);
    for (const { userId } of [own, staff, guide])
      expect(await school.deps.db.$count(accountDeletions, eq(accountDeletions.userId, userId))).toBe(0);
  });

  it('ROLE-34 on the due day the person is erased even if a deadlock with other work ends the first try', async () => {
    const cohort = await mintCohort(school);
    await enrol(school, cohort.cohortId, own.userId);
    await ask();
    await comesDue(own.userId);
    const { deleting } = await school.deps.db.transaction(async (tx) => {
      // The deletion is to be the one that PostgreSQL ends.
      await tx.execute(sql`set local deadlock_timeout = '1min'`);
      await tx.select().from(enrolments).where(eq(enrolments.userId, own.userId)).for('update');
      const begun = deleteDueAccounts(school.deps);
      await expect.poll(() => waitsForLock(school)).toBe(true);
      // As a new row that names the person does, whom the deletion holds.
      await tx.select().from(users).where(eq(users.userId, own.userId)).for('key share');
      return { deleting: begun };
    });
    expect(await deleting).toBe(1);
    expect((await signIn()).status).toBe(400);
  });

  it('ROLE-34 on the due day erases the person, keeps what the law requires, and touches nobody else', async () => {
    const { db } = school.deps;
    const cohort = await mintCohort(school);
    for (const { userId } of [own, other]) await enrol(school, cohort.cohortId, userId);
    const { orderId } = await mintOrder(school, { emailId: own.emailId });
    await db.update(orders).set({ userId: own.userId }).where(eq(orders.orderId, orderId));
    await db
      .insert(contactMessages)
      .values({ firstName: 'A', emailId: own.emailId, message: 'Hello', createdAt: school.now() });
    await db.insert(leads).values({
      emailId: own.emailId,
      tokenHash: `lead-${own.userId}`,
      data: { firstName: 'Asha' },
      createdAt: school.now(),
      updatedAt: school.now(),
    });
    const path = `documents/${own.userId}.pdf`;
    await school.deps.files.put('private', path, mintPdf(), 'application/pdf');
    await db.insert(documents).values({
      userId: own.userId,
      kind: 'RESUME',
      name: 'resume.pdf',
      bucket: 'private',
      path,
      contentType: 'application/pdf',
      size: 1,
      sha256: 'x',
      createdAt: school.now(),
    });
    await ask();
    await school.settled();
    await deleteDueAccounts(school.deps);
    expect((await call('GET', '', own.token)).status).toBe(200);

    await comesDue(own.userId);
    const done = await Promise.all([deleteDueAccounts(school.deps), deleteDueAccounts(school.deps)]);
    expect(done.sort()).toEqual([0, 1]);
    await school.settled();

    expect((await call('GET', '', own.token)).status).toBe(401);
    expect((await signIn()).status).toBe(400);
    const [user] = await db.select().from(users).where(eq(users.userId, own.userId));
    expect(user).toMatchObject({ passwordHash: null, phone: null, emailVerifiedAt: null });
    expect(user?.userHash).not.toBe(own.userHash);
    expect(await db.$count(users, eq(users.emailId, own.emailId))).toBe(0);
    expect(await db.$count(mails, eq(mails.to, own.emailId))).toBe(0);
    expect(await db.$count(contactMessages, eq(contactMessages.emailId, own.emailId))).toBe(0);
    expect(
      await db
        .select()
        .from(leads)
        .where(eq(leads.tokenHash, `lead-${own.userId}`)),
    ).toMatchObject([{ data: {}, emailId: `deleted-${own.userId}@account.invalid` }]);
    expect(await db.$count(documents, eq(documents.userId, own.userId))).toBe(0);
    await expect(school.deps.files.get('private', path)).rejects.toThrow();
    const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order).toMatchObject({ emailId: own.emailId, userId: own.userId });
    const places = await db.select().from(enrolments).where(eq(enrolments.cohortId, cohort.cohortId));
    expect(new Map(places.map(({ userId, state }) => [userId, state]))).toEqual(
      new Map([
        [own.userId, 'CANCELLED'],
        [other.userId, 'ONGOING'],
      ]),
    );
    expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, own.userId))).toMatchObject([
      { action: 'account-deleted' },
    ]);
    expect((await call('GET', '', other.token)).status).toBe(200);
    const fresh = await school.call('POST', '/v1/client/signup/email', {
      body: { emailId: own.emailId, password: 'a new beginning', firstName: 'Asha', lastName: 'Test' },
    });
    expect(fresh.status).toBe(201);
  });

  it('PERSON-03 API-091 deletes the resume that came with an application, and keeps that of an unverified address', async () => {
    const { db, files } = school.deps;
    await mintCohort(school, {}, -30);
    const { newDeal } = applicationCalls(school);
    const unproven = await mintPerson(school, { withPassword: true, emailVerifiedAt: null });
    const send = async (emailId: string) => {
      const body = new FormData();
      body.set('resume', new File([mintPdf()], 'cv.pdf', { type: 'application/pdf' }));
      body.set('dealId', await newDeal(emailId));
      const sent = await school.call('PUT', `${BASE}/upload-resume`, { form: body });
      const [row] = await db
        .select()
        .from(documents)
        .where(eq(documents.documentId, sent.body.resume.documentId));
      return row?.path ?? '';
    };
    const [gone, kept] = [await send(own.emailId), await send(unproven.emailId)];
    for (const { token, userId } of [own, unproven]) {
      await ask(token);
      await comesDue(userId);
    }
    expect(await deleteDueAccounts(school.deps)).toBe(2);
    await school.settled();
    expect(await db.$count(documents, eq(documents.path, gone))).toBe(0);
    await expect(files.get('private', gone)).rejects.toThrow();
    expect((await files.get('private', kept)).byteLength).toBeGreaterThan(0);
  });

  it.each([
    ['works at the school', 'You now work at the school'],
    ['is a mentor of a cohort that has not ended', 'You are now a mentor of a cohort that has not ended'],
  ])(
    'OFFICE-04 ROLE-34 of an account whose owner by then %s is cancelled, and its owner is told',
    async (who, told) => {
      const { db } = school.deps;
      await ask();
      if (who.startsWith('works'))
        await db
          .update(users)
          .set({ staffRoles: ['OWNER'] })
          .where(eq(users.userId, own.userId));
      else {
        const { cohortId } = await mintCohort(school);
        await assignMentor(school, cohortId, own.userId, 'INDUSTRIAL_GUIDE');
      }
      await comesDue(own.userId);
      const done = await Promise.all([deleteDueAccounts(school.deps), deleteDueAccounts(school.deps)]);
      expect(done).toEqual([0, 0]);
      expect((await call('GET', '', own.token)).body).toMatchObject({
        emailId: own.emailId,
        deletionDueAt: null,
      });
      const sent = (await school.mailsTo(own.emailId)).filter(({ template }) => template === 'account-kept');
      expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining(told)]);
      expect(await db.$count(auditEntries, eq(auditEntries.subjectId, own.userId))).toBe(0);
    },
  );

  it('ROLE-34 AUTH-01 of an account with an unverified address keeps what was sent from and to that address', async () => {
    const { db } = school.deps;
    const stranger = await mintPerson(school, { withPassword: true, emailVerifiedAt: null });
    const { emailId, userId } = stranger;
    const { orderToken } = await mintOrder(school, { emailId });
    const { newDeal, read } = applicationCalls(school);
    const dealId = await newDeal(emailId);
    await db
      .insert(contactMessages)
      .values({ firstName: 'A', emailId, message: 'Hello', createdAt: school.now() });
    await ask(stranger.token);
    const told = (await school.mailsTo(emailId)).find(({ template }) => template === 'account-deletion');
    expect(told?.text).toContain('Nobody has confirmed this address');
    await comesDue(userId);
    expect(await deleteDueAccounts(school.deps)).toBe(1);
    await school.settled();

    expect((await call('GET', '', stranger.token)).status).toBe(401);
    expect(await db.$count(users, eq(users.emailId, emailId))).toBe(0);
    expect(await read(dealId)).toMatchObject({
      firstName: 'Noor',
      formData: { emailId },
      status: 'OFFER_SENT',
    });
    expect((await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).status).toBe(200);
    expect(await db.$count(contactMessages, eq(contactMessages.emailId, emailId))).toBe(1);
    expect((await school.mailsTo(emailId)).map(({ template }) => template)).toContain('offer');
  });
});
