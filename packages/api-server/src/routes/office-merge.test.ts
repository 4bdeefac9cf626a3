import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { listPersonColumns } from '../db/queries/account/list-person-columns.ts';
import { auditEntries, emailTokens, sessions, userAddresses, users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { mentorQueries } from '../db/schema/curriculum.ts';
import { MERGE_COLUMNS } from '../services/people/merge-columns.ts';

const school = openTestSchool();
const staffOf = (...staffRoles: StaffRole[]) => mintPerson(school, { staffRoles });
const merge = (token: string, userId: string, emailId: string, preview = '') =>
  school.call('POST', `/v1/office/people/${userId}/merge${preview}`, { token, body: { emailId } });
const signIn = (emailId: string) =>
  school.call('POST', '/v1/client/login/email', { body: { emailId, password: PASSWORD } });

describe('merging two accounts of one person', () => {
  it('PERSON-04 knows every column that refers to a person, so that no new table is forgotten', async () => {
    const columns = await listPersonColumns.rows(school.deps.db, {});
    expect(Object.keys(MERGE_COLUMNS).sort(), 'services/people/merge-columns.ts').toEqual(
      columns.map(({ name }) => name).sort(),
    );
  });

  it('PERSON-04 previews what moves without changing anything, then does it; both addresses sign in', async () => {
    const { db } = school.deps;
    const staff = await staffOf('ACADEMICS');
    const keep = await mintPerson(school, { withPassword: true, firstName: 'Asha' });
    const other = await mintPerson(school, { withPassword: true, phone: '+919812345678' });
    const first = await mintCohort(school);
    const second = await mintCohort(school);
    await enrol(school, first.cohortId, keep.userId);
    await enrol(school, second.cohortId, other.userId);
    await enrol(school, first.cohortId, other.userId, 'CANCELLED');
    const { orderId } = await mintOrder(school, { emailId: other.emailId });
    await db.insert(mentorQueries).values({
      cohortId: second.cohortId,
      askedById: other.userId,
      title: 'Which wall?',
      description: 'The outer one?',
      namespace: 'LEARNING',
      createdAt: school.now(),
      lastActivityAt: school.now(),
    });
    const placesOf = async (userId: string) =>
      (await db.select().from(enrolments).where(eq(enrolments.userId, userId)))
        .map(({ cohortId }) => cohortId)
        .sort();

    const preview = await merge(staff.token, keep.userId, other.emailId, '/preview');
    expect(preview.body.plan).toMatchObject({ refusals: [], keep: { emailId: keep.emailId } });
    expect(preview.body.plan.areas).toEqual(
      expect.arrayContaining([
        { area: 'LEARNING', moved: 1, stayed: 1 },
        { area: 'QUERIES', moved: 1, stayed: 0 },
        { area: 'MONEY', moved: 1, stayed: 0 },
      ]),
    );
    expect(await placesOf(keep.userId)).toEqual([first.cohortId]);

    const done = await merge(staff.token, keep.userId, other.emailId);
    expect([done.status, done.body]).toEqual([200, preview.body]);
    expect(await placesOf(keep.userId)).toEqual([first.cohortId, second.cohortId].sort());
    expect(await placesOf(other.userId)).toEqual([first.cohortId]);
    const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.userId).toBe(keep.userId);
    expect(await db.select().from(sessions).where(eq(sessions.userId, other.userId))).toEqual([]);
    expect((await school.call('GET', '/v1/client/user/data-profile', { token: other.token })).status).toBe(
      401,
    );
    for (const emailId of [keep.emailId, other.emailId]) {
      expect((await signIn(emailId)).status).toBe(200);
      expect((await school.mailsTo(emailId)).map(({ template }) => template)).toContain('accounts-merged');
    }
    const opened = await db.select().from(sessions).where(eq(sessions.userId, keep.userId));
    expect(opened).toHaveLength(3);
    const [kept] = await db.select().from(users).where(eq(users.userId, keep.userId));
    expect(kept?.phone).toBe('+919812345678');
    expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, keep.userId))).toMatchObject(
      [
        {
          actorId: staff.userId,
          action: 'people.merge',
          before: { keep: { emailId: keep.emailId }, other: { emailId: other.emailId } },
          after: { emailId: keep.emailId, furtherAddress: other.emailId },
        },
      ],
    );
    const again = await merge(staff.token, keep.userId, other.emailId);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Both addresses already open the same account.',
    ]);
  });

  it.each([
    ['of the kept account, if it has one', true, true, 'keep'],
    ['of the closed account, if only that has one', false, true, 'other'],
    ['that has yet to be set, if neither has one', false, false, null],
  ] as const)('PERSON-04 the email names the password %s', async (_which, keepHas, otherHas, of) => {
    const staff = await staffOf('ACADEMICS');
    const keep = await mintPerson(school, { withPassword: keepHas });
    const other = await mintPerson(school, { withPassword: otherHas });
    await merge(staff.token, keep.userId, other.emailId);
    for (const { emailId } of [keep, other]) {
      const mails = await school.mailsTo(emailId);
      const text = mails.find(({ template }) => template === 'accounts-merged')?.text;
      expect(text).toContain(
        of ? `using the password of ${{ keep, other }[of].emailId}.` : 'It has no password yet: set one',
      );
      expect((await signIn(emailId)).status === 200).toBe(of !== null);
    }
  });

  it('PERSON-04 the further address resets the password, and cannot be used for a new account', async () => {
    const { db } = school.deps;
    const staff = await staffOf('ACADEMICS');
    const keep = await mintPerson(school);
    const other = await mintPerson(school);
    await merge(staff.token, keep.userId, other.emailId);
    await school.call('POST', '/v1/client/login/passwordReset', { body: { emailId: other.emailId } });
    await expect
      .poll(
        async () => (await db.select().from(emailTokens).where(eq(emailTokens.userId, keep.userId))).length,
      )
      .toBe(1);
    await expect(
      db.insert(users).values({ emailId: other.emailId, userHash: 'taken', createdAt: school.now() }),
    ).rejects.toThrow();
    await expect(
      db
        .insert(userAddresses)
        .values({ emailId: keep.emailId, userId: keep.userId, createdAt: school.now() }),
    ).rejects.toThrow();
  });

  it('PERSON-04 is refused with the reason where it is not possible', async () => {
    const staff = await staffOf('ACADEMICS');
    const keep = await mintPerson(school);
    const reason = async (emailId: string, userId = keep.userId) => {
      const { status, body } = await merge(staff.token, userId, emailId);
      return `${status} ${body.message}`;
    };
    expect(await reason((await staffOf('FINANCE')).emailId)).toMatch(/^409 .*works in the office/);
    expect(await reason(staff.emailId)).toMatch(/^409 .*your own account/);
    expect(await reason((await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] })).emailId)).toMatch(
      /^409 .*keep that account instead/,
    );
    expect(await reason((await mintPerson(school, { emailVerifiedAt: null })).emailId)).toMatch(
      /^409 .*never confirmed/,
    );
    expect(await reason(keep.emailId)).toMatch(/^409 Both addresses already open the same account/);
    const closed = await mintPerson(school);
    const twin = await mintPerson(school);
    await merge(staff.token, keep.userId, closed.emailId);
    expect(await reason(twin.emailId, closed.userId)).toMatch(/^409 .*is already closed/);
    const { cohortId } = await mintCohort(school);
    await enrol(school, cohortId, keep.userId);
    await enrol(school, cohortId, twin.userId);
    expect(await reason(twin.emailId)).toMatch(/^409 Both have a place in /);
    expect(await reason('nobody@plinth.test')).toMatch(/^404 /);
    expect(await reason('no address')).toMatch(/^400 /);
  });

  it.each<StaffRole>(['CONTENT', 'FINANCE', 'SUPPORT_TEAM'])('PERSON-04 is refused to %s', async (role) => {
    const { token } = await staffOf(role);
    const { userId, emailId } = await mintPerson(school);
    expect((await merge(token, userId, emailId)).status).toBe(403);
    expect((await merge(token, userId, emailId, '/preview')).status).toBe(403);
  });
});
