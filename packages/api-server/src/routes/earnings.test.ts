import { addMonths } from '@plinth/domain/dates/add-months';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import type { EarningTransaction } from '@plinth/domain/earnings/earning-transaction';
import type { EarningLog } from '@plinth/domain/earnings/earnings';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls, type Room } from '../../test/query-calls.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { liveSessions, mentorQueries, reports, reportVersions } from '../db/schema/curriculum.ts';
import { earningItems } from '../db/schema/earnings.ts';
import { evaluationForms, interviewResponses, interviews } from '../db/schema/evaluation-day.ts';
import { notifications } from '../db/schema/notifications.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { correctEarning } from '../services/earnings/correct-earning.ts';
import { findEarner } from '../services/earnings/find-earner.ts';
import { listOwed } from '../services/earnings/list-owed.ts';
import { listWork } from '../services/earnings/list-work.ts';
import { payMonth } from '../services/earnings/pay-month.ts';
import { recordDueEarnings } from '../services/earnings/record-earnings.ts';
import { returnTransfer } from '../services/earnings/return-transfer.ts';
import { setEarnerCurrency } from '../services/earnings/set-currency.ts';
import { setEarningRate } from '../services/earnings/set-rate.ts';
import { settleMonth } from '../services/earnings/settle-month.ts';

const school = openTestSchool();
const { mintRoom, ask, answer } = queryCalls(school);
const GUIDE = '/v2/client/mentor/earnings';
const LEAD = '/v1/client/mentor/lm/earnings';
const RATES = { SESSION: 250_000, QUERY: 5_000, TASK_ASSESSMENT: 20_000, EVALUATION: 150_000 };

const today = () => calendarDateIn(DEFAULT_TIMEZONE, school.now().toISOString());
const thisMonth = () => today().slice(0, 7);
const monthsAgo = (count: number) => addMonths(thisMonth(), -count);
/** A moment within a month of the school's zone; the running one only up to now. */
const inMonth = (month: string, day = '05') => new Date(instantAt(DEFAULT_TIMEZONE, `${month}-${day}`, 11));

beforeAll(async () => {
  for (const [category, amount] of Object.entries(RATES))
    await setEarningRate(school.deps, COMMAND, {
      category: category as keyof typeof RATES,
      currency: 'INR',
      amount,
      fromDay: `${monthsAgo(20)}-01`,
      emailId: null,
    });
});

const get = async (path: string, token: string) => (await school.call('GET', path, { token })).body;
const logs = async (token: string, body: object = {}) =>
  (await school.call('POST', `${GUIDE}/logs`, { token, body })).body as { logs: EarningLog[]; total: number };
const count = () => recordDueEarnings(school.deps);

const answered = (room: Room, answeredAt: Date, by = room.guide.userId, more: object = {}) =>
  school.deps.db.insert(mentorQueries).values({
    createdAt: school.now(),
    lastActivityAt: school.now(),
    cohortId: room.cohortId,
    askedById: room.learner.userId,
    title: 'A question with a name in it',
    description: 'Why?',
    namespace: 'LEARNING',
    nodeId: room.course.id('root/m1/plain'),
    state: 'ANSWERED',
    answeredAt,
    answeredById: by,
    ...more,
  });
const session = (room: Room, mentorId: string, end: Date, more: object = {}) =>
  school.deps.db.insert(liveSessions).values({
    cohortId: room.cohortId,
    nodeId: room.course.id('root/m1/live'),
    mentorId,
    startDate: new Date(end.getTime() - 3_600_000),
    endDate: end,
    ...more,
  });

const calls = [
  ['GET', '/monthly-trends'],
  ['GET', '/stats'],
  ['GET', '/monthly-breakup?month=2026-10'],
  ['GET', '/transactions'],
  ['POST', '/logs'],
] as const;

describe('access', () => {
  it.each([GUIDE, LEAD].flatMap((base) => calls.map(([method, path]) => [method, base + path] as const)))(
    'API-212 API-213 ROLE-12 %s %s is for its own role: 401 for strangers, 403 for learners and the others',
    async (method, path) => {
      const body = method === 'POST' ? { body: {} } : {};
      const of = async (roles: ('INDUSTRIAL_GUIDE' | 'LEAD_MENTOR')[]) =>
        (await school.call(method, path, { token: (await mintPerson(school, { roles })).token, ...body }))
          .status;
      expect((await school.call(method, path, body)).status).toBe(401);
      expect(await of([])).toBe(403);
      expect(await of(path.startsWith(GUIDE) ? ['LEAD_MENTOR'] : ['INDUSTRIAL_GUIDE'])).toBe(403);
      expect(await of(path.startsWith(GUIDE) ? ['INDUSTRIAL_GUIDE'] : ['LEAD_MENTOR'])).toBe(200);
    },
  );

  it('API-214 API-218 API-220 nobody sees what somebody else has earned', async () => {
    const room = await mintRoom();
    const other = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const month = monthsAgo(2);
    await answered(room, inMonth(month));
    await payMonth(school.deps, COMMAND, month);
    const [transaction] = (await get(`${GUIDE}/transactions`, room.guide.token)).transactions;
    expect(await get(`${GUIDE}/stats`, other.token)).toMatchObject({ total: 0, paid: 0, pending: 0 });
    expect(await get(`${GUIDE}/transactions`, other.token)).toEqual({ transactions: [], total: 0 });
    expect((await logs(other.token, { month })).total).toBe(0);
    const foreign = await school.call('POST', `${GUIDE}/logs`, {
      token: other.token,
      body: { transactionId: transaction.transactionId },
    });
    expect(foreign.status).toBe(404);
    expect((await logs(room.guide.token, { transactionId: transaction.transactionId })).total).toBe(1);
  });

  it.each([
    '/monthly-breakup',
    '/monthly-breakup?month=2026-13',
    '/monthly-breakup?month=October',
    '/monthly-trends?months=0',
    '/monthly-trends?months=x',
    '/monthly-trends?months=1000000',
    '/transactions?sortBy=reference',
    '/transactions?sortBy=amount;drop%20table%20users',
    '/transactions?sortDirection=down',
    '/transactions?pageNo=-1',
  ])('API-216 API-218 GET %s is 400', async (path) => {
    const { token } = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    expect((await school.call('GET', GUIDE + path, { token })).status).toBe(400);
  });

  it.each([{ month: '2026-1' }, { transactionId: 'mine' }, { category: 'BONUS' }, { pageNo: 1.5 }])(
    'API-220 logs of %o are 400',
    async (body) => {
      const { token } = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
      expect((await school.call('POST', `${GUIDE}/logs`, { token, body })).status).toBe(400);
    },
  );
});

describe('what is earned', () => {
  it('API-220 each kind of work brings its rate, once however often it is counted', async () => {
    const room = await mintRoom();
    const { guide, cohortId, learner } = room;
    const at = inMonth(monthsAgo(3));
    const { db } = school.deps;
    await answered(room, at);
    await session(room, guide.userId, at);
    const hand = {
      cohortId,
      userId: learner.userId,
      nodeId: room.course.id('root/m1/task/assignment'),
      namespace: 'LEARNING' as const,
      submittedAt: at,
    };
    const [report] = await db
      .insert(reports)
      .values({
        createdAt: school.now(),
        ...hand,
        reviewStatus: 'REVIEWED',
        version: 2,
        reviewedAt: at,
        reviewedById: guide.userId,
      })
      .returning();
    if (!report) throw new Error('no hand-in');
    await db.insert(reportVersions).values({
      reportId: report.reportId,
      version: 1,
      reviewStatus: 'REJECTED',
      reviewedAt: at,
      reviewedById: guide.userId,
    });
    await db.insert(interviews).values({ cohortId, userId: learner.userId, mentorId: guide.userId });
    const [form] = await db
      .insert(evaluationForms)
      .values({ courseId: room.course.courseId, filters: [], sections: [] })
      .returning();
    if (!form) throw new Error('no form');
    await db.insert(interviewResponses).values({
      formId: form.formId,
      cohortId,
      userId: learner.userId,
      closedAt: at,
      closedById: guide.userId,
      createdAt: school.now(),
    });

    await Promise.all([count(), count(), count()]);
    expect(await count()).toBe(0);
    const { items, total, currency } = await get(
      `${GUIDE}/monthly-breakup?month=${monthsAgo(3)}`,
      guide.token,
    );
    expect(currency).toBe('INR');
    expect(items).toEqual([
      { category: 'SESSION', count: 1, rate: 250_000, amount: 250_000 },
      { category: 'QUERY', count: 1, rate: 5_000, amount: 5_000 },
      { category: 'TASK_ASSESSMENT', count: 2, rate: 20_000, amount: 40_000 },
      { category: 'EVALUATION', count: 1, rate: 150_000, amount: 150_000 },
    ]);
    expect(total).toBe(445_000);
    const all = await logs(guide.token, { month: monthsAgo(3) });
    expect(all.total).toBe(5);
    expect(new Set(all.logs.map(({ description }) => description))).toEqual(
      new Set(['Live session', 'Plain topic', 'Draw a wall', 'An interview of the evaluation day']),
    );
    expect(all.logs.every((log) => log.cohortId === cohortId && log.date === `${monthsAgo(3)}-05`)).toBe(
      true,
    );
    expect((await logs(guide.token, { category: 'TASK_ASSESSMENT' })).total).toBe(2);
  });

  it('API-214 API-220 an answer given through the product is counted for whoever answered first', async () => {
    const room = await mintRoom();
    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const queryId = await ask(room);
    expect((await answer(room, queryId)).status).toBe(200);
    await answer(room, queryId, { text: 'And one more word.' });
    await count();
    expect(await get(`${GUIDE}/stats`, room.guide.token)).toEqual({
      currency: 'INR',
      total: 5_000,
      paid: 0,
      pending: 5_000,
      thisMonth: 5_000,
    });
    const [log] = (await logs(room.guide.token)).logs;
    expect(log).toEqual({
      date: today(),
      cohortId: room.cohortId,
      category: 'QUERY',
      description: 'A query about the course',
      quantity: 1,
      amount: 5_000,
      reason: null,
    });
    expect((await logs(second.token)).total).toBe(0);
  });

  it('API-220 a session counts when it is over, and one that was called off never', async () => {
    const room = await mintRoom();
    const off = await mintRoom();
    await session(room, room.guide.userId, new Date(school.now().getTime() + 3_600_000));
    await session(off, off.guide.userId, inMonth(monthsAgo(1)), { sessionStatus: 'RESCHEDULED' });
    await count();
    expect((await logs(room.guide.token)).total).toBe(0);
    expect((await logs(off.guide.token)).total).toBe(0);
    school.advance(3_700_000);
    await count();
    expect((await logs(room.guide.token)).logs[0]).toMatchObject({ category: 'SESSION', amount: 250_000 });
  });

  it('API-220 a hand-in that is in review brings nothing until it is judged', async () => {
    const room = await mintRoom();
    await school.deps.db.insert(reports).values({
      cohortId: room.cohortId,
      userId: room.learner.userId,
      nodeId: room.course.id('root/m1/task/assignment'),
      namespace: 'LEARNING',
      reviewStatus: 'IN_REVIEW',
      submittedAt: school.now(),
      reviewedById: room.guide.userId,
      createdAt: school.now(),
    });
    await count();
    expect((await logs(room.guide.token)).total).toBe(0);
  });

  it('API-216 the months and days are those of the school', async () => {
    const room = await mintRoom();
    const [last, next] = [monthsAgo(5), monthsAgo(4)];
    const midnight = Date.parse(instantAt(DEFAULT_TIMEZONE, `${next}-01`, 0));
    await answered(room, new Date(midnight - 1));
    await answered(room, new Date(midnight));
    await count();
    for (const month of [last, next])
      expect(await get(`${GUIDE}/monthly-breakup?month=${month}`, room.guide.token)).toMatchObject({
        month,
        total: 5_000,
      });
  });

  it('API-212 the trend has fourteen months, those without work as well, or as many as are asked for', async () => {
    const room = await mintRoom();
    await answered(room, inMonth(monthsAgo(13)));
    await answered(room, inMonth(monthsAgo(14)));
    await count();
    const { trends } = await get(`${GUIDE}/monthly-trends`, room.guide.token);
    expect(trends).toHaveLength(14);
    expect(trends[0]).toEqual({ month: monthsAgo(13), amount: 5_000 });
    expect(trends.at(-1)).toEqual({ month: thisMonth(), amount: 0 });
    const two = await get(`${GUIDE}/monthly-trends?months=2`, room.guide.token);
    expect(two.trends.map(({ month }: { month: string }) => month)).toEqual([monthsAgo(1), thisMonth()]);
  });

  it('API-220 what stands written is never changed', async () => {
    const room = await mintRoom();
    await answered(room, inMonth(monthsAgo(1)));
    await count();
    const own = eq(earningItems.userId, room.guide.userId);
    await expect(
      school.deps.db.update(earningItems).set({ amount: 1, rate: 1 }).where(own),
    ).rejects.toThrow();
    await expect(school.deps.db.delete(earningItems).where(own)).rejects.toThrow();
  });

  it('API-220 lists are paged, and their number of statements does not grow with the rows', async () => {
    const room = await mintRoom();
    await answered(room, inMonth(monthsAgo(1)));
    await count();
    const ask = async () => {
      for (const path of [
        '/stats',
        '/monthly-trends',
        `/monthly-breakup?month=${monthsAgo(1)}`,
        '/transactions',
      ])
        await get(GUIDE + path, room.guide.token);
      await logs(room.guide.token);
    };
    await ask();
    const few = await school.countQueries(ask);
    for (let done = 0; done < 44; done += 1) await answered(room, inMonth(monthsAgo(1), '06'));
    await count();
    expect(await school.countQueries(ask)).toBe(few);
    // The session and the answer: two statements for each of the five.
    expect(few).toBeLessThanOrEqual(10);
    const [first, second, third] = [
      await logs(room.guide.token),
      await logs(room.guide.token, { pageNo: 1 }),
      await logs(room.guide.token, { pageNo: 2 }),
    ];
    expect([first, second, third].map((page) => [page.total, page.logs.length])).toEqual([
      [45, 20],
      [45, 20],
      [45, 5],
    ]);
  });

  it('API-213 API-221 a lead mentor reads the same under the other address', async () => {
    const room = await mintRoom();
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    await session(room, lead.userId, inMonth(monthsAgo(1)));
    await count();
    expect(await get(`${LEAD}/stats`, lead.token)).toMatchObject({ total: 250_000, pending: 250_000 });
    expect((await get(`${LEAD}/monthly-trends`, lead.token)).trends.at(-2).amount).toBe(250_000);
    expect((await get(`${LEAD}/monthly-breakup?month=${monthsAgo(1)}`, lead.token)).total).toBe(250_000);
    expect(await get(`${LEAD}/transactions`, lead.token)).toEqual({ transactions: [], total: 0 });
    const answer = await school.call('POST', `${LEAD}/logs`, { token: lead.token, body: {} });
    expect(answer.body.logs[0]).toMatchObject({ category: 'SESSION', description: 'Live session' });
  });
});

describe('rates', () => {
  it('API-216 the rate of the day counts, and a change makes a second line of the month', async () => {
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

  it('API-214 without a rate nothing is earned, and a rate that reaches back brings it in', async () => {
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
    // Rates of one currency do not reach who is paid in the other.
    await expect(setEarnerCurrency(school.deps, COMMAND, { emailId, currency: 'INR' })).rejects.toThrow(
      /another currency/,
    );
    await setEarnerCurrency(school.deps, COMMAND, { emailId, currency: 'USD' });
  });

  it('API-216 a rate that was used stays; the same again is no change; zero ends it', async () => {
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

  it('ROLE-12 rates are for guides and lead mentors', async () => {
    const { emailId } = await mintPerson(school);
    const rate = { category: 'QUERY' as const, currency: 'INR' as const, amount: 1, fromDay: today() };
    await expect(setEarningRate(school.deps, COMMAND, { ...rate, emailId })).rejects.toThrow(/no guide/);
    await expect(setEarnerCurrency(school.deps, COMMAND, { emailId, currency: 'USD' })).rejects.toThrow(
      /no guide/,
    );
  });
});

describe('paying', () => {
  const transactionsOf = async (token: string, search = ''): Promise<EarningTransaction[]> =>
    (await get(`${GUIDE}/transactions${search}`, token)).transactions;

  it('API-218 a month is paid once whoever pays it how often, and its transactions say how far they are', async () => {
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

  it('API-218 work of a paid month that is counted later is paid by a transfer of its own', async () => {
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

  it('API-218 a transfer that came back is owed again and goes out once more', async () => {
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

  it('API-218 the running month is not paid', async () => {
    await expect(payMonth(school.deps, COMMAND, thisMonth())).rejects.toThrow(/not over/);
  });

  it('API-218 CONST-11 transactions are sorted as asked, the latest first otherwise, and paged', async () => {
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
    expect((await amounts('')).at(0)).toBe(35_000);
    const statuses = (await transactionsOf(room.guide.token, '?sortBy=status')).map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted().toReversed());
    expect(await transactionsOf(room.guide.token, '?pageNo=1')).toEqual([]);
  });
});

describe('a correction', () => {
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

  it('API-214 API-216 API-220 takes a piece of work back beside it, once however often it is said, and the mentor reads why', async () => {
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

  it('API-218 what was paid too much is kept back from the next transfer that can bear it, and from no other', async () => {
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

  it('API-218 what was too little goes out with a transfer of its own', async () => {
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

  it('API-220 of what is no piece of work there is none, and a correction is none', async () => {
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
    await expect(findEarner(school.deps.db, room.learner.emailId)).rejects.toThrow(/no guide/);
  });
});
