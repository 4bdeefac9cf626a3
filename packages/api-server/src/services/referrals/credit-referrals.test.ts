import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { creditReferrals } from './credit-referrals.ts';

const school = openTestSchool();
const REWARD = 500_000;

/** Creates a person whose friend has paid for a course. */
async function mintReferrer() {
  const person = await mintPerson(school);
  const refereeEmailId = `friend-${randomBytes(5).toString('hex')}@plinth.test`;
  await school.call('POST', '/v1/client/invite-referral/send-confirmation-referrer', {
    token: person.token,
    body: { refereeName: 'Ravi', refereeEmailId },
  });
  await pay(school, (await mintOrder(school, { emailId: refereeEmailId })).orderToken);
  const earned = async () => {
    const { body } = await school.call('GET', '/v1/client/invite-referral/fetch-referer-earning', {
      token: person.token,
    });
    return body.total as number;
  };
  return { ...person, earned };
}

it('API-242 a reward that cannot be credited keeps nobody else from theirs, and is credited once it can be', async () => {
  const [broken, sound] = [await mintReferrer(), await mintReferrer()];
  const { db, log } = school.deps;
  const logged = vi.spyOn(log, 'error');
  const repair = () => db.execute(sql`alter table notifications drop constraint if exists broken`);
  onTestFinished(async () => {
    logged.mockRestore();
    await repair();
  });
  await db.execute(
    sql.raw(
      `alter table notifications add constraint broken check (user_id <> '${broken.userId}') not valid`,
    ),
  );
  expect(await creditReferrals(school.deps)).toBe(1);
  expect([await broken.earned(), await sound.earned()]).toEqual([0, REWARD]);
  expect(logged.mock.calls).toEqual([
    [expect.objectContaining({ enrolmentId: expect.any(String) }), 'left to the next turn'],
  ]);
  await repair();
  expect(await creditReferrals(school.deps)).toBe(1);
  expect([await broken.earned(), await sound.earned()]).toEqual([REWARD, REWARD]);
});
