import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { earningCalls, GUIDE, inMonth } from '../../test/earning-calls.ts';
import { assignMentor, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls } from '../../test/query-calls.ts';
import { liveSessions } from '../db/schema/curriculum.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { correctEarning } from '../services/earnings/correct-earning.ts';
import { listWork } from '../services/earnings/list-work.ts';
import { payMonth } from '../services/earnings/pay-month.ts';
import { setEarningRate } from '../services/earnings/set-rate.ts';

const school = openTestSchool();
const { mintRoom } = queryCalls(school);
const { monthsAgo, setRates, get, logs, count, session } = earningCalls(school);
const BY_ANOTHER = 'Someone else held this session.';
const BY_YOU = 'You held this session after all.';

let staff: Awaited<ReturnType<typeof mintPerson>>;
beforeAll(async () => {
  await setRates();
  staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
});

/** A session that ended months ago and was counted for the guide who was to hold it, and a second guide. */
async function mintHeld(month = monthsAgo(2)) {
  const room = await mintRoom();
  const second = await mintPerson(school, { firstName: 'Second', roles: ['INDUSTRIAL_GUIDE'] });
  await assignMentor(school, room.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
  await session(room, room.guide.userId, inMonth(month));
  await count();
  const [{ liveSessionId = '' } = {}] = await school.deps.db
    .select({ liveSessionId: liveSessions.liveSessionId })
    .from(liveSessions)
    .where(eq(liveSessions.cohortId, room.cohortId));
  const holdBy = async (mentorId: string | null, token = staff.token) =>
    (await school.call('PUT', `/v1/office/sessions/${liveSessionId}`, { token, body: { mentorId } })).status;
  const earnedBy = async ({ token }: { token: string }) => (await get(`${GUIDE}/stats`, token)).total;
  return { room, guide: room.guide, second, holdBy, earnedBy };
}

describe('a past session that is entered as held by somebody else', () => {
  it('API-220 FINANCE-01 pays who held it, once, and takes back what the other had earned, with the reason', async () => {
    const { guide, second, holdBy, earnedBy } = await mintHeld();
    expect([await earnedBy(guide), await earnedBy(second)]).toEqual([250_000, 0]);
    expect(await holdBy(second.userId)).toBe(200);
    await Promise.all([count(), count()]);
    expect([await earnedBy(guide), await earnedBy(second)]).toEqual([0, 250_000]);
    expect((await logs(guide.token)).logs.map(({ amount, reason }) => [amount, reason])).toEqual(
      expect.arrayContaining([
        [250_000, null],
        [-250_000, BY_ANOTHER],
      ]),
    );
    const month = monthsAgo(2);
    expect(await listWork(school.deps, { userId: second.userId, month })).toMatchObject([
      { category: 'SESSION', learner: null, amount: 250_000, corrections: 0 },
    ]);
    const paid = await payMonth(school.deps, COMMAND, month);
    const emails = [guide.emailId, second.emailId];
    expect(paid.filter(({ emailId }) => emails.includes(emailId))).toMatchObject([
      { emailId: second.emailId, amount: 250_000 },
    ]);
  });

  it('API-220 pays the first holder again who gets it back, a third in turn, and nobody once nobody held it', async () => {
    const { room, guide, second, holdBy, earnedBy } = await mintHeld();
    const third = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, room.cohortId, third.userId, 'INDUSTRIAL_GUIDE');
    const earned = async () => [await earnedBy(guide), await earnedBy(second), await earnedBy(third)];
    for (const [holder, expected] of [
      [second.userId, [0, 250_000, 0]],
      [guide.userId, [250_000, 0, 0]],
      [second.userId, [0, 250_000, 0]],
      [third.userId, [0, 0, 250_000]],
      [null, [0, 0, 0]],
      [third.userId, [0, 0, 250_000]],
    ] as const) {
      expect(await holdBy(holder)).toBe(200);
      await count();
      expect(await earned()).toEqual(expected);
    }
    expect((await logs(guide.token)).logs.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([BY_ANOTHER, BY_YOU]),
    );
  });

  it('API-216 pays a stand-in who had no rate once a rate covers that day', async () => {
    const { guide, second, holdBy, earnedBy } = await mintHeld();
    const rate = (amount: number, fromDay: string) =>
      setEarningRate(school.deps, COMMAND, {
        category: 'SESSION',
        currency: 'INR',
        amount,
        fromDay,
        emailId: second.emailId,
      });
    await rate(0, `${monthsAgo(3)}-01`);
    await holdBy(second.userId);
    await count();
    expect([await earnedBy(guide), await earnedBy(second)]).toEqual([0, 0]);
    await rate(300_000, `${monthsAgo(2)}-01`);
    expect([await earnedBy(guide), await earnedBy(second)]).toEqual([0, 300_000]);
  });

  it('API-220 leaves what finance took back, and changes nothing when somebody else may not change the session', async () => {
    const { guide, second, holdBy, earnedBy } = await mintHeld();
    expect(await holdBy(second.userId, guide.token)).toBe(403);
    expect(await holdBy(second.userId, second.token)).toBe(403);
    expect(await holdBy(school.deps.settings.PLINTH_ORIGIN)).toBe(400);
    await count();
    expect([await earnedBy(guide), await earnedBy(second)]).toEqual([250_000, 0]);
    const [work] = await listWork(school.deps, { userId: guide.userId, month: monthsAgo(2) });
    await correctEarning(school.deps, COMMAND, {
      itemId: work?.itemId ?? '',
      amount: 0,
      reason: 'It fell through.',
    });
    await holdBy(null);
    await holdBy(guide.userId);
    await count();
    expect([await earnedBy(guide), await earnedBy(second)]).toEqual([0, 0]);
  });
});
