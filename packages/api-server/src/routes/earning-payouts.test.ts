import type { EarningTransaction } from '@plinth/domain/earnings/earning-transaction';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { earningCalls, GUIDE, inMonth } from '../../test/earning-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls, type Room } from '../../test/query-calls.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { earningItems } from '../db/schema/earnings.ts';
import { notifications } from '../db/schema/notifications.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { correctEarning } from '../services/earnings/correct-earning.ts';
import { findEarner } from '../services/earnings/find-earner.ts';
import { listOwed } from '../services/earnings/list-owed.ts';
import { listWork } from '../services/earnings/list-work.ts';
import { payMonth } from '../services/earnings/pay-month.ts';
import { returnTransfer } from '../services/earnings/return-transfer.ts';
import { settleMonth } from '../services/earnings/settle-month.ts';

const school = openTestSchool();
const { mintRoom } = queryCalls(school);
const { today, thisMonth, monthsAgo, setRates, get, logs, count, answered, session } = earningCalls(school);

beforeAll(setRates);

describe('paying earnings', () => {
  const transactionsOf = async (token: string, search = ''): Promise<EarningTransaction[]> =>
    (await get(`${GUIDE}/transactions${search}`, token)).transactions;

  it('API-218 a month is paid once however often it is run, and its transactions show how far they are', async () => {
    const room = await mintRoom();
    const month = monthsAgo(7);
    await answered(room, inMonth(month));
    await answered(room, inMonth(month, '06'));
    await session(room, room.guide.userId, inMonth(month));
    const runs = await Promise.all([1, 2, 3, 4].map(() => payMonth(school.deps, COMMAND, month)));
    for (const run of runs) {
      const own = run.filter(({ emailId }) => emailId === room.guide.emailId);
      expect(own).toMatchObject([{ amount: 260_000, status: 'PROCESSING', month }]);
    }
    expect(await transactionsOf(room.guide.token, '?sortBy=amount')).toMatchObject([
      { category: 'SESSION', amount: 250_000, currency: 'INR', status: 'PROCESSING', date: today() },
      { category: 'QUERY', amount: 10_000, currency: 'INR', status: 'PROCESSING', date: today() },
    ]);
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ paid: 0, pending: 260_000 });

    const paid = { month, reference: `UTR-${room.guide.userHash}` };
    await Promise.all([1, 2, 3].map(() => settleMonth(school.deps, COMMAND, paid)));
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ paid: 260_000, pending: 0 });
    const told = await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, room.guide.userId));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      title: 'Your earnings are paid',
      text: `The school has transferred ₹2,600 for ${month}.`,
      href: '/mentor/earnings',
    });
    await expect(settleMonth(school.deps, COMMAND, { month, reference: 'another' })).rejects.toThrow(
      /on its way/,
    );
  });

  it('API-218 work counted after its month was paid gets a transfer of its own', async () => {
    const room = await mintRoom();
    const month = monthsAgo(8);
    await answered(room, inMonth(month));
    await payMonth(school.deps, COMMAND, month);
    await answered(room, inMonth(month, '07'));
    const open = await payMonth(school.deps, COMMAND, month);
    const own = open.filter(({ emailId }) => emailId === room.guide.emailId);
    expect(own.map(({ amount }) => amount)).toEqual([5_000, 5_000]);
    expect((await listOwed(school.deps.db)).some(({ emailId }) => emailId === room.guide.emailId)).toBe(
      false,
    );
  });

  it('API-218 a returned transfer is owed again and paid once more', async () => {
    const room = await mintRoom();
    const month = monthsAgo(9);
    await answered(room, inMonth(month));
    const [transfer] = (await payMonth(school.deps, COMMAND, month)).filter(
      ({ emailId }) => emailId === room.guide.emailId,
    );
    if (!transfer) throw new Error('no transfer');
    const { payoutId } = transfer;
    await settleMonth(school.deps, COMMAND, { month, reference: 'UTR-1', emailId: room.guide.emailId });
    for (let times = 0; times < 2; times += 1)
      expect(
        await returnTransfer(school.deps, COMMAND, { payoutId, reason: 'Account closed' }),
      ).toMatchObject({
        status: 'FAILED',
      });
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ paid: 0, pending: 5_000 });
    expect(await transactionsOf(room.guide.token)).toMatchObject([{ status: 'FAILED' }]);
    await payMonth(school.deps, COMMAND, month);
    await settleMonth(school.deps, COMMAND, { month, reference: 'UTR-2' });
    expect(await transactionsOf(room.guide.token)).toMatchObject([{ status: 'PAID', amount: 5_000 }]);
    await expect(
      returnTransfer(school.deps, COMMAND, { payoutId: room.cohortId, reason: 'Unknown' }),
    ).rejects.toThrow(/no transfer/);
  });

  it('API-218 the current month is not paid', async () => {
    await expect(payMonth(school.deps, COMMAND, thisMonth())).rejects.toThrow(/not over/);
  });

  it('API-218 CONST-11 transactions are sorted as requested, by default from the newest, and paged', async () => {
    const room = await mintRoom();
    const months = Array.from({ length: 7 }, (_, back) => monthsAgo(back + 10));
    const [latest = ''] = months;
    await session(room, room.guide.userId, inMonth(latest));
    for (const [index, month] of months.entries()) {
      for (let done = 0; done <= index; done += 1) await answered(room, inMonth(month, `0${done + 1}`));
      await payMonth(school.deps, COMMAND, month);
      school.advance(1_000);
    }
    const amounts = (search: string) =>
      transactionsOf(room.guide.token, search).then((all) => all.map(({ amount }) => amount));
    const byAmount = await amounts('?sortBy=amount&sortDirection=ASC');
    expect(byAmount).toEqual(byAmount.toSorted((a, b) => a - b));
    expect(await amounts('?sortBy=amount')).toEqual(byAmount.toReversed());
    // Those of the earliest transfer, of the session and the first answer, share their time.
    const newestFirst = [35_000, 30_000, 25_000, 20_000, 15_000, 10_000];
    const byDefault = await amounts('');
    expect(byDefault.slice(0, 6)).toEqual(newestFirst);
    expect(byDefault.slice(6).toSorted((a, b) => a - b)).toEqual([5_000, 250_000]);
    expect((await amounts('?sortDirection=ASC')).slice(2)).toEqual(newestFirst.toReversed());
    const statuses = (await transactionsOf(room.guide.token, '?sortBy=status')).map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted().toReversed());
    expect(await transactionsOf(room.guide.token, '?pageNo=1')).toEqual([]);
  });
});

describe('correcting earnings', () => {
  const workOf = (room: Room, month: string) => listWork(school.deps, { userId: room.guide.userId, month });
  const owedTo = async (room: Room) =>
    (await listOwed(school.deps.db))
      .filter(({ emailId }) => emailId === room.guide.emailId)
      .map(({ month, amount }) => [month, amount]);
  const transfersTo = async (room: Room, month: string) =>
    (await payMonth(school.deps, COMMAND, month))
      .filter(({ emailId }) => emailId === room.guide.emailId)
      .map(({ amount }) => amount);
  const reason = 'The answer was given twice.';

  it('API-214 API-216 API-220 adds a negative entry once, however often it is sent, and the mentor can read the reason', async () => {
    const room = await mintRoom();
    const month = monthsAgo(9);
    await answered(room, inMonth(month));
    await answered(room, inMonth(month, '06'));
    await count();
    const [wrong] = await workOf(room, month);
    if (!wrong) throw new Error('no work');
    const correct = () => correctEarning(school.deps, COMMAND, { itemId: wrong.itemId, amount: 0, reason });
    const done = await Promise.all([correct(), correct(), correct()]);
    expect(done.map(({ was }) => was).sort()).toEqual([0, 0, 5_000]);

    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ total: 5_000, pending: 5_000 });
    expect(await get(`${GUIDE}/monthly-breakup?month=${month}`, room.guide.token)).toMatchObject({
      items: [
        { category: 'QUERY', count: 2, rate: 5_000, amount: 10_000 },
        { category: 'QUERY', count: 1, rate: null, amount: -5_000 },
      ],
      total: 5_000,
    });
    const all = await logs(room.guide.token, { month });
    expect(all.logs.map(({ date, amount, reason: why }) => [date, amount, why])).toEqual([
      [`${month}-06`, 5_000, null],
      [`${month}-05`, 5_000, null],
      [`${month}-05`, -5_000, reason],
    ]);
    expect((await workOf(room, month)).map(({ amount, isCorrected }) => [amount, isCorrected])).toEqual([
      [0, true],
      [5_000, false],
    ]);

    const told = await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, room.guide.userId));
    expect(told).toMatchObject([{ title: 'Your earnings were corrected', href: '/mentor/earnings' }]);
    expect(told[0]?.text).toContain(`₹0 instead of ₹50. ${reason}`);
    const audit = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, room.guide.userId));
    expect(audit).toMatchObject([
      { action: 'correct-earning', details: { itemId: wrong.itemId, was: 5_000, amount: 0, reason } },
    ]);
  });

  it('API-218 deducts an overpayment from the next transfer large enough, and from no other', async () => {
    const room = await mintRoom();
    const [first, second, third] = [monthsAgo(12), monthsAgo(11), monthsAgo(10)];
    await session(room, room.guide.userId, inMonth(first));
    await answered(room, inMonth(second));
    expect(await transfersTo(room, first)).toEqual([250_000]);
    await settleMonth(school.deps, COMMAND, { month: first, reference: `OVER-${room.guide.userHash}` });
    const [held] = await workOf(room, first);
    if (!held) throw new Error('no work');
    await correctEarning(school.deps, COMMAND, { itemId: held.itemId, amount: 240_000, reason });
    expect(await owedTo(room)).toEqual([
      [first, -10_000],
      [second, 5_000],
    ]);
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ paid: 250_000, pending: -5_000 });

    expect(await transfersTo(room, first)).toEqual([]);
    expect(await transfersTo(room, second)).toEqual([]);
    await answered(room, inMonth(third));
    await answered(room, inMonth(third, '06'));
    expect(await transfersTo(room, third)).toEqual([5_000]);
    expect(await transfersTo(room, third)).toEqual([5_000]);
    expect(await owedTo(room)).toEqual([]);
    const { transactions } = await get(`${GUIDE}/transactions?sortBy=amount`, room.guide.token);
    expect(transactions.map(({ amount }: EarningTransaction) => amount)).toEqual([250_000, 15_000, -10_000]);
  });

  it('API-218 pays an underpayment with a transfer of its own', async () => {
    const room = await mintRoom();
    const month = monthsAgo(9);
    await answered(room, inMonth(month));
    expect(await transfersTo(room, month)).toEqual([5_000]);
    const [little] = await workOf(room, month);
    if (!little) throw new Error('no work');
    await correctEarning(school.deps, COMMAND, { itemId: little.itemId, amount: 7_500, reason });
    await correctEarning(school.deps, COMMAND, { itemId: little.itemId, amount: 8_000, reason });
    expect((await transfersTo(room, month)).sort()).toEqual([3_000, 5_000]);
  });

  it('API-220 is refused for an unknown item and for a correction', async () => {
    const room = await mintRoom();
    const month = monthsAgo(9);
    await answered(room, inMonth(month));
    await count();
    const [work] = await workOf(room, month);
    if (!work) throw new Error('no work');
    await correctEarning(school.deps, COMMAND, { itemId: work.itemId, amount: 0, reason });
    const rows = await school.deps.db
      .select({ itemId: earningItems.itemId, correctsId: earningItems.correctsId })
      .from(earningItems)
      .where(eq(earningItems.userId, room.guide.userId));
    for (const itemId of [room.cohortId, rows.find(({ correctsId }) => correctsId)?.itemId ?? ''])
      await expect(correctEarning(school.deps, COMMAND, { itemId, amount: 1, reason })).rejects.toThrow(
        /no piece/,
      );
    await expect(findEarner(school.deps.db, room.learner.emailId)).rejects.toThrow(/not a guide/);
  });
});
