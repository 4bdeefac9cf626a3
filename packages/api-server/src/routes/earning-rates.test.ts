import { beforeAll, describe, expect, it } from 'vitest';
import { earningCalls, GUIDE, inMonth } from '../../test/earning-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls } from '../../test/query-calls.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { setEarnerCurrency } from '../services/earnings/set-currency.ts';
import { setEarningRate } from '../services/earnings/set-rate.ts';

const school = openTestSchool();
const { mintRoom } = queryCalls(school);
const { today, monthsAgo, setRates, get, count, answered } = earningCalls(school);

beforeAll(setRates);

describe('earning rates', () => {
  it('API-216 the rate of the day counts, and a change within a month makes a second line', async () => {
    const room = await mintRoom();
    const month = monthsAgo(6);
    const emailId = room.guide.emailId;
    await setEarningRate(school.deps, COMMAND, {
      category: 'QUERY',
      currency: 'INR',
      amount: 7_500,
      fromDay: `${month}-10`,
      emailId,
    });
    await answered(room, inMonth(month, '09'));
    await answered(room, inMonth(month, '10'));
    await answered(room, inMonth(month, '11'));
    await count();
    const { items, total } = await get(`${GUIDE}/monthly-breakup?month=${month}`, room.guide.token);
    expect(items).toEqual([
      { category: 'QUERY', count: 1, rate: 5_000, amount: 5_000 },
      { category: 'QUERY', count: 2, rate: 7_500, amount: 15_000 },
    ]);
    expect(total).toBe(20_000);
  });

  it('API-214 without a rate nothing is earned, and a backdated rate adds the earnings', async () => {
    const room = await mintRoom();
    const { emailId } = room.guide;
    await setEarnerCurrency(school.deps, COMMAND, { emailId, currency: 'USD' });
    await answered(room, inMonth(monthsAgo(2)));
    await answered(room, inMonth(monthsAgo(1)));
    await count();
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ currency: 'USD', total: 0 });
    const rate = { category: 'QUERY' as const, currency: 'USD' as const, fromDay: `${monthsAgo(1)}-01` };
    await setEarningRate(school.deps, COMMAND, { ...rate, amount: 300, emailId });
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ currency: 'USD', total: 300 });
    // Rates of one currency do not apply to people paid in the other.
    await expect(setEarnerCurrency(school.deps, COMMAND, { emailId, currency: 'INR' })).rejects.toThrow(
      /another currency/,
    );
    await setEarnerCurrency(school.deps, COMMAND, { emailId, currency: 'USD' });
  });

  it('API-216 a rate that was used cannot change; setting the same again is no change; zero ends it', async () => {
    const room = await mintRoom();
    const { emailId } = room.guide;
    const own = { category: 'QUERY' as const, currency: 'INR' as const, emailId };
    const [from, end] = [`${monthsAgo(3)}-01`, `${monthsAgo(2)}-01`];
    await setEarningRate(school.deps, COMMAND, { ...own, amount: 900, fromDay: from });
    await setEarningRate(school.deps, COMMAND, { ...own, amount: 1_000, fromDay: from });
    await setEarningRate(school.deps, COMMAND, { ...own, amount: 0, fromDay: end });
    await answered(room, inMonth(monthsAgo(3)));
    await answered(room, inMonth(monthsAgo(2)));
    await count();
    expect((await get(`${GUIDE}/stats`, room.guide.token)).total).toBe(1_000);
    await setEarningRate(school.deps, COMMAND, { ...own, amount: 1_000, fromDay: from });
    await expect(
      setEarningRate(school.deps, COMMAND, { ...own, amount: 2_000, fromDay: from }),
    ).rejects.toThrow(/already/);
    expect((await get(`${GUIDE}/stats`, room.guide.token)).total).toBe(1_000);
  });

  it('ROLE-12 rates can be set only for guides and lead mentors', async () => {
    const { emailId } = await mintPerson(school);
    const rate = { category: 'QUERY' as const, currency: 'INR' as const, amount: 1, fromDay: today() };
    await expect(setEarningRate(school.deps, COMMAND, { ...rate, emailId })).rejects.toThrow(/not a guide/);
    await expect(setEarnerCurrency(school.deps, COMMAND, { emailId, currency: 'USD' })).rejects.toThrow(
      /not a guide/,
    );
  });
});
