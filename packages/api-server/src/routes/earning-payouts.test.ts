import type { EarningTransaction } from '@plinth/domain/earnings/earning-transaction';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { earningCalls, GUIDE, inMonth } from '../../test/earning-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls, type Room } from '../../test/query-calls.ts';
import { auditEntries, userAddresses } from '../db/schema/accounts.ts';
import { earningItems } from '../db/schema/earnings.ts';
import { notifications } from '../db/schema/notifications.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { correctEarning } from '../services/earnings/correct-earning.ts';
import { findEarner } from '../services/earnings/find-earner.ts';
import { listOwed } from '../services/earnings/list-owed.ts';
import { listWork } from '../services/earnings/list-work.ts';
import { payMonth } from '../services/earnings/pay-month.ts';
import { returnTransfer } from '../services/earnings/return-transfer.ts';
import { settleTransfers } from '../services/earnings/settle-transfers.ts';

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
    await Promise.all([1, 2, 3].map(() => settleTransfers(school.deps, COMMAND, paid)));
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
    await expect(settleTransfers(school.deps, COMMAND, { month, reference: 'another' })).rejects.toThrow(
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

  it('API-218 one of several transfers of a month arrives by itself, and no reference is put to another', async () => {
    const room = await mintRoom();
    const month = monthsAgo(6);
    const { emailId, userId, token } = room.guide;
    await answered(room, inMonth(month));
    await payMonth(school.deps, COMMAND, month);
    await settleTransfers(school.deps, COMMAND, { month, emailId, reference: 'UTR-A' });
    await answered(room, inMonth(month, '06'));
    await session(room, userId, inMonth(month));
    const [late] = (await payMonth(school.deps, COMMAND, month)).filter((one) => one.userId === userId);
    if (!late) throw new Error('no transfer');
    const statuses = async () =>
      (await transactionsOf(token, '?sortBy=amount')).map(({ amount, status }) => [amount, status]);
    const before = [
      [250_000, 'PROCESSING'],
      [5_000, 'PAID'],
      [5_000, 'PROCESSING'],
    ];
    const sorted = (all: unknown[][]) => all.map(String).sort();
    for (const emailed of [emailId, undefined])
      await expect(
        settleTransfers(school.deps, COMMAND, { month, emailId: emailed, reference: 'UTR-A' }),
      ).rejects.toThrow(/more than one transfer/);
    expect(sorted(await statuses())).toEqual(sorted(before));
    const arrival = { payoutId: late.payoutId, reference: 'UTR-B' };
    await expect(
      settleTransfers(school.deps, COMMAND, { ...arrival, userId: room.learner.userId }),
    ).rejects.toThrow(/on its way/);
    const runs = await Promise.all([1, 2, 3].map(() => settleTransfers(school.deps, COMMAND, arrival)));
    for (const run of runs)
      expect(run).toMatchObject([{ amount: 255_000, status: 'PAID', reference: 'UTR-B' }]);
    expect((await statuses()).every(([, status]) => status === 'PAID')).toBe(true);
    const told = await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told.map(({ text }) => text).sort()).toEqual([
      `The school has transferred ₹2,550 for ${month}.`,
      `The school has transferred ₹50 for ${month}.`,
    ]);
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
    const emailId = `more-${room.guide.emailId}`;
    await school.deps.db
      .insert(userAddresses)
      .values({ userId: room.guide.userId, emailId, createdAt: school.now() });
    await settleTransfers(school.deps, COMMAND, { month, reference: 'UTR-1', emailId });
    for (let times = 0; times < 2; times += 1)
      expect(
        await returnTransfer(school.deps, COMMAND, { payoutId, reason: 'Account closed' }),
      ).toMatchObject({
        status: 'FAILED',
      });
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ paid: 0, pending: 5_000 });
    expect(await transactionsOf(room.guide.token)).toMatchObject([{ status: 'FAILED' }]);
    await payMonth(school.deps, COMMAND, month);
    await settleTransfers(school.deps, COMMAND, { month, reference: 'UTR-2' });
    expect(await transactionsOf(room.guide.token, '?sortBy=status&sortDirection=ASC')).toMatchObject([
      { status: 'FAILED', amount: 5_000 },
      { status: 'PAID', amount: 5_000 },
    ]);
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toMatchObject({ paid: 5_000, pending: 0 });
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
    expect((await workOf(room, month)).map(({ amount, corrections }) => [amount, corrections])).toEqual([
      [0, 1],
      [5_000, 0],
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
    await settleTransfers(school.deps, COMMAND, { month: first, reference: `OVER-${room.guide.userHash}` });
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

  it('API-218 API-220 sends the work of a returned transfer in a new one, as corrected since, and keeps the returned one', async () => {
    const room = await mintRoom();
    const month = monthsAgo(13);
    const { token, userId, emailId } = room.guide;
    await session(room, userId, inMonth(month));
    await answered(room, inMonth(month));
    await answered(room, inMonth(month, '06'));
    const [sent] = (await payMonth(school.deps, COMMAND, month)).filter((one) => one.userId === userId);
    if (!sent) throw new Error('no transfer');
    await settleTransfers(school.deps, COMMAND, { payoutId: sent.payoutId, reference: 'UTR-1' });
    const held = (await workOf(room, month)).find(({ category }) => category === 'SESSION');
    if (!held) throw new Error('no work');
    await returnTransfer(school.deps, COMMAND, { payoutId: sent.payoutId, reason: 'Account closed' });
    await correctEarning(school.deps, COMMAND, { itemId: held.itemId, amount: 100_000, reason });
    expect(await owedTo(room)).toEqual([
      [month, -150_000],
      [month, 260_000],
    ]);
    for (let times = 0; times < 2; times += 1) expect(await transfersTo(room, month)).toEqual([110_000]);
    expect(await owedTo(room)).toEqual([]);
    expect(await get(`${GUIDE}/stats`, token)).toMatchObject({ total: 110_000, paid: 0, pending: 110_000 });

    const { transactions } = await get(`${GUIDE}/transactions?sortBy=amount`, token);
    const listed = (transactions as EarningTransaction[]).map((one) => [one.amount, one.status].join(' '));
    expect(listed.sort()).toEqual(['10000 FAILED', '10000 PROCESSING', '100000 PROCESSING', '250000 FAILED']);
    const workOfThe = async (amount: number) => {
      const one = (transactions as EarningTransaction[]).find((row) => row.amount === amount);
      const { logs: work } = await logs(token, { transactionId: one?.transactionId });
      return work.map((log) => log.amount).sort();
    };
    expect(await workOfThe(100_000)).toEqual([-150_000, 250_000]);
    expect(await workOfThe(250_000)).toEqual([]);
    await settleTransfers(school.deps, COMMAND, { month, emailId, reference: 'UTR-2' });
    expect(await get(`${GUIDE}/stats`, token)).toMatchObject({ paid: 110_000, pending: 0 });
  });

  it('API-218 owes nothing for a returned transfer whose work is corrected to nothing, before or after it came back, and withholds what is below', async () => {
    const [month, next] = [monthsAgo(15), monthsAgo(14)];
    const returned = async (room: Room, before = async () => {}) => {
      await answered(room, inMonth(month));
      const [one] = (await payMonth(school.deps, COMMAND, month)).filter(
        ({ userId, status }) => userId === room.guide.userId && status === 'PROCESSING',
      );
      await before();
      await returnTransfer(school.deps, COMMAND, { payoutId: one?.payoutId ?? '', reason: 'Closed' });
    };
    const correctAll = async (room: Room, amount: number) => {
      for (const { itemId } of await workOf(room, month))
        await correctEarning(school.deps, COMMAND, { itemId, amount, reason });
    };
    const empty = await mintRoom();
    await returned(empty);
    await correctAll(empty, 0);
    expect(await owedTo(empty)).toEqual([]);
    expect(await transfersTo(empty, month)).toEqual([]);
    expect(await get(`${GUIDE}/stats`, empty.guide.token)).toMatchObject({ total: 0, paid: 0, pending: 0 });

    const early = await mintRoom();
    await returned(early, () => correctAll(early, 0));
    expect(await owedTo(early)).toEqual([]);

    const below = await mintRoom();
    await answered(below, inMonth(month));
    await payMonth(school.deps, COMMAND, month);
    const { emailId, token } = below.guide;
    await settleTransfers(school.deps, COMMAND, { month, emailId, reference: 'UTR-4' });
    await returned(below);
    await correctAll(below, 1_000);
    expect(await owedTo(below)).toEqual([[month, -3_000]]);
    expect(await transfersTo(below, month)).toEqual([]);
    expect(await owedTo(below)).toEqual([[month, -3_000]]);
    await answered(below, inMonth(next));
    expect(await transfersTo(below, next)).toEqual([2_000]);
    await settleTransfers(school.deps, COMMAND, { month: next, emailId, reference: 'UTR-5' });
    expect(await get(`${GUIDE}/stats`, token)).toMatchObject({ total: 7_000, paid: 7_000, pending: 0 });
  });

  it('API-218 nets again, in the new transfer, what a returned one had withheld for an earlier month', async () => {
    const room = await mintRoom();
    const [first, second] = [monthsAgo(17), monthsAgo(16)];
    const { userId } = room.guide;
    await session(room, userId, inMonth(first));
    await payMonth(school.deps, COMMAND, first);
    const [held] = await workOf(room, first);
    if (!held) throw new Error('no work');
    await correctEarning(school.deps, COMMAND, { itemId: held.itemId, amount: 244_000, reason });
    await answered(room, inMonth(second));
    await answered(room, inMonth(second, '06'));
    const own = async () =>
      (await payMonth(school.deps, COMMAND, second)).filter((one) => one.userId === userId);
    const [netted] = await own();
    expect(netted?.amount).toBe(4_000);
    await returnTransfer(school.deps, COMMAND, { payoutId: netted?.payoutId ?? '', reason: 'Closed' });
    expect(await owedTo(room)).toEqual([[second, 4_000]]);
    expect(await transfersTo(room, first)).toEqual([250_000]);
    const [again, ...more] = await own();
    expect([again?.amount, more]).toEqual([4_000, []]);
    expect(again?.payoutId).not.toBe(netted?.payoutId);
    expect(await owedTo(room)).toEqual([]);
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
