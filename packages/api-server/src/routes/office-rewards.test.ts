import { randomUUID } from 'node:crypto';
import type { OfficeReward } from '@plinth/domain/referrals/office-reward';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { referralEarnings } from '../db/schema/referrals.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/referral-rewards';
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'] });
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    rewards: OfficeReward[];
    total: number;
  };
const pay = (token: string, userId: string, body: object) =>
  school.call('POST', `${OFFICE}/${userId}/payouts`, { token, body });

/** A referrer whose friends' enrolments have earned these amounts. */
async function mintReferrer(amounts: readonly number[]) {
  const referrer = await mintPerson(school);
  const cohort = await mintCohort(school);
  for (const amount of amounts) {
    const friend = await mintPerson(school);
    const [place] = await enrol(school, cohort.cohortId, friend.userId);
    if (!place) throw new Error('not enrolled');
    await school.deps.db.insert(referralEarnings).values({
      userId: referrer.userId,
      enrolmentId: place.enrolmentId,
      amount,
      currency: 'INR',
      createdAt: school.now(),
    });
  }
  return referrer;
}

describe('referral rewards in the office', () => {
  it('FINANCE-01 OFFICE-08 are listed when owed, and paid once with the reference of the transfer', async () => {
    const { token, userId } = await finance();
    const referrer = await mintReferrer([500_000, 500_000]);
    const search = encodeURIComponent(referrer.emailId);
    expect((await listOf(token, `search=${search}`)).rewards).toMatchObject([
      {
        userId: referrer.userId,
        status: 'OWED',
        amount: 1_000_000,
        currency: 'INR',
        friends: 2,
        reference: null,
      },
    ]);
    const reference = `UTR-${randomUUID()}`;
    expect(await pay(token, referrer.userId, { reference, amount: 500_000 })).toMatchObject({ status: 409 });
    expect(await pay(token, referrer.userId, { reference: ' ', amount: 1_000_000 })).toMatchObject({
      status: 400,
    });
    const both = await Promise.all(
      [1, 2].map(() => pay(token, referrer.userId, { reference, amount: 1_000_000 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await listOf(token, `search=${search}`)).rewards).toMatchObject([
      { status: 'PAID', amount: 1_000_000, reference },
    ]);
    expect((await listOf(token, `search=${search}&status=OWED`)).total).toBe(0);
    const other = await mintReferrer([500_000]);
    expect(await pay(token, other.userId, { reference, amount: 500_000 })).toMatchObject({ status: 409 });
    const file = await school.call('GET', `${OFFICE}/csv?status=PAID`, { token });
    expect(String(file.body)).toContain(`,INR,10000,`);
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries).toMatchObject([
      { action: 'referral-rewards.paid', subjectId: referrer.userId, source: 'OFFICE' },
      { action: 'referral-rewards.exported' },
    ]);
  });

  it('FINANCE-01 leave out an unpaid reward for a place that was cancelled; a paid one stays paid', async () => {
    const { token } = await finance();
    const referrer = await mintReferrer([500_000, 300_000]);
    const search = encodeURIComponent(referrer.emailId);
    const earned = await school.deps.db
      .select()
      .from(referralEarnings)
      .where(eq(referralEarnings.userId, referrer.userId));
    const cancel = (amount: number) =>
      school.deps.db
        .update(enrolments)
        .set({ state: 'CANCELLED' })
        .where(eq(enrolments.enrolmentId, earned.find((one) => one.amount === amount)?.enrolmentId ?? ''));
    await cancel(300_000);
    const owed = { status: 'OWED', amount: 500_000, friends: 1 };
    expect((await listOf(token, `search=${search}`)).rewards).toMatchObject([owed]);
    const reference = `UTR-${randomUUID()}`;
    const wrong = await pay(token, referrer.userId, { reference, amount: 800_000 });
    expect(wrong).toMatchObject({ status: 409, body: { data: { amount: 500_000 } } });
    expect((await pay(token, referrer.userId, { reference, amount: 500_000 })).status).toBe(200);
    await cancel(500_000);
    expect((await listOf(token, `search=${search}`)).rewards).toMatchObject([
      { status: 'PAID', amount: 500_000, friends: 1, reference },
    ]);
    const file = await school.call('GET', `${OFFICE}/csv?search=${search}`, { token });
    expect(String(file.body)).not.toContain('OWED');
  });

  it('FINANCE-01 are sorted, and nothing is paid to a person to whom nothing is owed', async () => {
    const { token } = await finance();
    await mintReferrer([100]);
    await mintReferrer([900_000_000]);
    const { rewards } = await listOf(token, 'status=OWED&sortBy=amount&sortDirection=desc');
    expect(rewards[0]?.amount).toBe(900_000_000);
    const body = { reference: 'UTR-none', amount: 100 };
    expect(await pay(token, (await mintPerson(school)).userId, body)).toMatchObject({ status: 404 });
    expect(await pay(token, randomUUID(), body)).toMatchObject({ status: 404 });
    expect(await school.call('GET', `${OFFICE}?status=LOST`, { token })).toMatchObject({ status: 400 });
  });

  it('OFFICE-02 are for finance only', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await school.call('GET', OFFICE, { token })).toMatchObject({ status: 403 });
  });
});
