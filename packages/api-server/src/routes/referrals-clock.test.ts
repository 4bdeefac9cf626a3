import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { creditReferrals } from '../services/referrals/credit-referrals.ts';

const school = openTestSchool();
const MINUTE_MS = 60_000;
const REWARD = 500_000;

const someone = () => `friend-${randomBytes(5).toString('hex')}@plinth.test`;

async function invite(token: string, refereeEmailId: string) {
  const body = { refereeName: 'Ravi', refereeEmailId };
  const { status } = await school.call('POST', '/v1/client/invite-referral/send-confirmation-referrer', {
    token,
    body,
  });
  expect(status).toBe(200);
}

/** A new address pays for a place, which creates its account. */
async function payFor(emailId: string): Promise<void> {
  const { orderToken } = await mintOrder(school, { emailId });
  await pay(school, orderToken);
}

const earnedBy = async (token: string): Promise<number> => {
  await creditReferrals(school.deps);
  const { body } = await school.call('GET', '/v1/client/invite-referral/fetch-referer-earning', { token });
  return body.total;
};

it.each([
  ['a minute ahead of', MINUTE_MS],
  ['a minute behind', -2 * MINUTE_MS],
])(
  'API-242 with the server clock %s the database clock, a friend who pays after the invitation earns the reward, one who paid before does not',
  async (_, shift) => {
    school.advance(shift);
    const [asha, late] = [await mintPerson(school), await mintPerson(school)];
    const [friend, learner] = [someone(), someone()];

    await invite(asha.token, friend);
    await payFor(friend);
    expect(await earnedBy(asha.token)).toBe(REWARD);

    await payFor(learner);
    await invite(late.token, learner);
    expect(await earnedBy(late.token)).toBe(0);
  },
);

it('COHORT-10 a payer’s account and place are dated by the server clock, not the database clock', async () => {
  school.advance(30 * MINUTE_MS);
  const emailId = someone();
  const before = school.now();
  await payFor(emailId);
  const [row] = await school.deps.db
    .select({ createdAt: users.createdAt, enrolledAt: enrolments.enrolledAt })
    .from(users)
    .innerJoin(enrolments, eq(enrolments.userId, users.userId))
    .where(eq(users.emailId, emailId));
  for (const at of [row?.createdAt, row?.enrolledAt])
    expect(at?.getTime()).toBeGreaterThanOrEqual(before.getTime());
});
