import { randomUUID } from 'node:crypto';
import { addMonths } from '@plinth/domain/dates/add-months';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { monthIn } from '@plinth/domain/dates/month-in';
import type {
  OfficeEarning,
  OfficeEarningDetail,
  PayableMonth,
} from '@plinth/domain/earnings/office-earning';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls } from '../../test/query-calls.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { mentorQueries } from '../db/schema/curriculum.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { recordDueEarnings } from '../services/earnings/record-earnings.ts';
import { setEarningRate } from '../services/earnings/set-rate.ts';

const school = openTestSchool();
const { mintRoom } = queryCalls(school);
const OFFICE = '/v1/office/earnings';
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'] });
const monthsAgo = (count: number) => addMonths(monthIn(DEFAULT_TIMEZONE, school.now().toISOString()), -count);
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    earnings: OfficeEarning[];
    total: number;
    payable: PayableMonth[];
  };
const send = (token: string, path: string, body?: object) =>
  school.call('POST', `${OFFICE}/${path}`, { token, ...(body ? { body } : {}) });
const read = async (token: string, userId: string, month: string) =>
  (await school.call('GET', `${OFFICE}/${userId}/${month}`, { token })).body.earning as OfficeEarningDetail;

beforeAll(async () => {
  await setEarningRate(school.deps, COMMAND, {
    category: 'QUERY',
    currency: 'INR',
    amount: 5_000,
    fromDay: `${monthsAgo(20)}-01`,
    emailId: null,
  });
});

/** A guide who answered two queries in a month, which is not recorded yet; a new one unless one is given. */
async function answerQueries(month: string, known?: { userId: string; emailId: string }) {
  const room = await mintRoom();
  const guide = known ?? room.guide;
  for (const day of ['05', '06'])
    await school.deps.db.insert(mentorQueries).values({
      cohortId: room.cohortId,
      askedById: room.learner.userId,
      title: 'A question',
      description: 'Why?',
      namespace: 'LEARNING',
      nodeId: room.course.id('root/m1/plain'),
      state: 'ANSWERED',
      answeredAt: new Date(instantAt(DEFAULT_TIMEZONE, `${month}-${day}`, 11)),
      answeredById: guide.userId,
      createdAt: school.now(),
      lastActivityAt: school.now(),
    });
  return guide;
}

/** The same, with what it earned recorded. */
async function mintEarner(...of: Parameters<typeof answerQueries>) {
  const guide = await answerQueries(...of);
  await recordDueEarnings(school.deps);
  return guide;
}

describe("mentors' earnings in the office", () => {
  it('FINANCE-01 OFFICE-08 are listed by person and month, paid out, and recorded as arrived', async () => {
    const { token, userId } = await finance();
    const month = monthsAgo(3);
    const guide = await mintEarner(month);
    const search = `search=${encodeURIComponent(guide.emailId)}`;
    const before = await listOf(token, search);
    expect(before.earnings).toMatchObject([
      { userId: guide.userId, month, currency: 'INR', earned: 10_000, owed: 10_000, paid: 0 },
    ]);
    expect(before.payable).toContainEqual({
      month,
      people: 1,
      sums: [{ currency: 'INR', amount: 10_000 }],
      withheld: [],
      returned: 0,
    });
    expect((await send(token, `months/${month}/transfers`)).body).toMatchObject({ count: 1 });
    expect((await send(token, `months/${month}/transfers`)).body).toMatchObject({ count: 1 });
    expect((await listOf(token, `${search}&state=PROCESSING`)).earnings).toMatchObject([
      { owed: 0, processing: 10_000 },
    ]);
    const { transfers } = await read(token, guide.userId, month);
    expect(transfers).toMatchObject([{ amount: 10_000, status: 'PROCESSING', reference: null }]);
    const arrival = { reference: 'UTR-1', userId: guide.userId, payoutId: transfers[0]?.payoutId };
    expect((await send(token, `months/${month}/arrivals`, arrival)).body).toMatchObject({ count: 1 });
    expect((await listOf(token, `${search}&month=${month}`)).earnings).toMatchObject([{ paid: 10_000 }]);
    expect((await listOf(token, `${search}&state=OWED`)).total).toBe(0);
    const file = await school.call('GET', `${OFFICE}/csv?${search}`, { token });
    expect(String(file.body)).toContain(`,INR,100,0,0,100,0\r\n`);
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries.map(({ action }) => action)).toEqual([
      'earnings.paid-out',
      'earnings.paid-out',
      'earnings.arrived',
      'earnings.exported',
    ]);
  });

  it('FINANCE-01 a transfer is recorded as arrived by itself, of its own person and month, once', async () => {
    const { token, userId } = await finance();
    const month = monthsAgo(5);
    const guide = await mintEarner(month);
    const other = await mintEarner(month);
    await send(token, `months/${month}/transfers`);
    await mintEarner(month, guide);
    await send(token, `months/${month}/transfers`);
    const states = async (of: { userId: string }) =>
      (await read(token, of.userId, month)).transfers.map(({ status, reference }) => [status, reference]);
    const [first, second] = (await read(token, guide.userId, month)).transfers;
    const arrival = { payoutId: second?.payoutId, userId: guide.userId, reference: 'UTR-2' };
    const arrive = (change: object, at = month) =>
      send(token, `months/${at}/arrivals`, { ...arrival, ...change });
    expect(await arrive({ userId: other.userId })).toMatchObject({ status: 404 });
    expect(await arrive({ payoutId: randomUUID() })).toMatchObject({ status: 404 });
    expect(await arrive({}, monthsAgo(6))).toMatchObject({ status: 404 });
    expect(await arrive({ payoutId: null })).toMatchObject({ status: 400 });
    expect(await arrive({ reference: ' ' })).toMatchObject({ status: 400 });
    for (let times = 0; times < 2; times += 1)
      expect(await arrive({})).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await arrive({ reference: 'UTR-3' })).toMatchObject({ status: 404 });
    expect((await states(guide)).sort()).toEqual([
      ['PAID', 'UTR-2'],
      ['PROCESSING', null],
    ]);
    expect(await states(other)).toEqual([['PROCESSING', null]]);
    const back = { reason: 'Account closed' };
    expect(await send(token, `transfers/${first?.payoutId}/return`, back)).toMatchObject({ status: 200 });
    expect(await arrive({ payoutId: first?.payoutId })).toMatchObject({ status: 404 });
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries.filter(({ action }) => action === 'earnings.arrived')).toMatchObject([
      { subjectId: guide.userId, details: { payoutId: second?.payoutId, reference: 'UTR-2' } },
    ]);
    const admissions = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await send(admissions.token, `months/${month}/arrivals`, arrival)).toMatchObject({ status: 403 });
  });

  it('FINANCE-01 the work of a returned transfer is sent again, as corrected with a reason', async () => {
    const { token, userId } = await finance();
    const month = monthsAgo(4);
    const guide = await mintEarner(month);
    const [work] = (await read(token, guide.userId, month)).work;
    expect(work).toMatchObject({ learner: 'Asha Test', cohort: expect.stringMatching(/^BIM_A-/) });
    const correction = { seen: 0, amount: 2_000, reason: 'Half of it was a repeat' };
    expect((await send(token, `work/${work?.itemId}/correction`, correction)).body).toMatchObject({
      count: 1,
    });
    expect((await send(token, `work/${work?.itemId}/correction`, correction)).body).toMatchObject({
      count: 0,
    });
    await send(token, `months/${month}/transfers`);
    const one = await read(token, guide.userId, month);
    expect(one.work[0]).toMatchObject({ amount: 2_000, corrections: 1 });
    expect(one.transfers).toMatchObject([{ amount: 7_000, status: 'PROCESSING' }]);
    const path = `transfers/${one.transfers[0]?.payoutId}/return`;
    expect(await send(token, path, { reason: ' ' })).toMatchObject({ status: 400 });
    expect((await send(token, path, { reason: 'Account closed' })).status).toBe(200);
    expect((await listOf(token, `state=FAILED&month=${month}`)).earnings).toMatchObject([{ failed: 7_000 }]);
    const payableNow = async () => (await listOf(token, '')).payable.find((one) => one.month === month);
    const due = (amount: number) => ({
      month,
      people: 1,
      sums: [{ currency: 'INR', amount }],
      withheld: [],
      returned: 1,
    });
    expect(await payableNow()).toEqual(due(7_000));
    const less = { seen: 1, amount: 500, reason: 'A repeat of an answer' };
    await send(token, `work/${work?.itemId}/correction`, less);
    expect(await payableNow()).toEqual(due(5_500));
    const row = async () => {
      const [found] = (await listOf(token, `month=${month}`)).earnings;
      const { earned = 0, owed = 0, processing = 0, paid = 0, failed = 0 } = found ?? {};
      expect(owed + processing + paid + failed).toBe(earned);
      return { earned, owed, processing, failed };
    };
    expect(await row()).toEqual({ earned: 5_500, owed: -1_500, processing: 0, failed: 7_000 });
    await send(token, `months/${month}/transfers`);
    expect(await row()).toEqual({ earned: 5_500, owed: 0, processing: 5_500, failed: 0 });
    const sums = (await read(token, guide.userId, month)).transfers.map(({ amount, status }) => [
      amount,
      status,
    ]);
    expect(sums.sort()).toEqual([
      [5_500, 'PROCESSING'],
      [7_000, 'FAILED'],
    ]);
    expect(await payableNow()).toBeUndefined();
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries.filter(({ subjectId }) => subjectId === guide.userId)).toMatchObject([
      { action: 'correct-earning', source: 'OFFICE' },
      { action: 'earnings.returned', details: { reason: 'Account closed' } },
      { action: 'correct-earning', details: { was: 2_000, amount: 500 } },
    ]);
  });

  it('FINANCE-01 OFFICE-08 a piece of work is not corrected over a correction made since it was shown, even one that was undone', async () => {
    const { token } = await finance();
    const month = monthsAgo(13);
    const guide = await mintEarner(month);
    const [work] = (await read(token, guide.userId, month)).work;
    const correct = (seen: number | undefined, amount: number) =>
      send(token, `work/${work?.itemId}/correction`, { seen, amount, reason: 'As it was' });
    expect(work?.corrections).toBe(0);
    await correct(0, 2_000);
    const refused = await correct(0, 3_000);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^Meanwhile this work has been corrected: it now earns ₹20\./);
    await correct(1, 5_000);
    expect(await correct(0, 3_000)).toMatchObject({ status: 409 });
    expect((await read(token, guide.userId, month)).work[0]).toMatchObject({ amount: 5_000, corrections: 2 });
    expect(await correct(2, 3_000)).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await correct(undefined, 1_000)).toMatchObject({ status: 400 });
  });

  it('FINANCE-01 what a mentor was overpaid is withheld: it lessens what only they get, and makes no transfer by itself', async () => {
    const { token } = await finance();
    const [first, second, third] = [monthsAgo(9), monthsAgo(8), monthsAgo(7)];
    const guide = await mintEarner(first);
    await send(token, `months/${first}/transfers`);
    const [work] = (await read(token, guide.userId, first)).work;
    await send(token, `work/${work?.itemId}/correction`, { seen: 0, amount: 0, reason: 'A repeat' });
    const INR = (amount: number) => [{ currency: 'INR', amount }];
    const payable = async () => (await listOf(token, '')).payable;
    expect(await payable()).toContainEqual({
      month: first,
      people: 0,
      sums: [],
      withheld: INR(5_000),
      returned: 0,
    });
    expect((await send(token, `months/${second}/transfers`)).body).toMatchObject({ count: 0 });
    await mintEarner(third);
    await mintEarner(third, guide);
    expect(await payable()).toContainEqual({
      month: third,
      people: 2,
      sums: INR(15_000),
      withheld: [],
      returned: 0,
    });
    expect((await send(token, `months/${third}/transfers`)).body).toMatchObject({ count: 2 });
    expect((await read(token, guide.userId, third)).transfers).toMatchObject([{ amount: 5_000 }]);
    const left = (await payable()).map(({ month }) => month);
    for (const month of [first, second, third]) expect(left).not.toContain(month);
  });

  it('FINANCE-01 OFFICE-08 the file for the bank has what each transfer sends, less what is withheld for earlier months', async () => {
    const { token, userId } = await finance();
    const [first, second] = [monthsAgo(12), monthsAgo(11)];
    const guide = await mintEarner(first);
    await send(token, `months/${first}/transfers`);
    const [work] = (await read(token, guide.userId, first)).work;
    await send(token, `work/${work?.itemId}/correction`, {
      seen: 0,
      amount: 2_000,
      reason: 'Half of it was a repeat',
    });
    await mintEarner(second, guide);
    const other = await mintEarner(second);
    await send(token, `months/${second}/transfers`);
    const fileOf = async (month: string) => {
      const answer = await school.call('GET', `${OFFICE}/months/${month}/transfers/csv`, { token });
      const [titles, ...rows] = String(answer.body).trimEnd().split('\r\n');
      expect(titles).toContain('transfer,name,email,month,amount,currency');
      expect(answer.headers.get('content-disposition')).toMatch(/filename="earning-transfers-.*\.csv"$/);
      return rows.map((row) => row.split(',').toSpliced(1, 1)).sort();
    };
    const [sent] = (await read(token, guide.userId, second)).transfers;
    const [others] = (await read(token, other.userId, second)).transfers;
    expect(await fileOf(second)).toEqual(
      [
        [sent?.payoutId, guide.emailId, second, '70.00', 'INR'],
        [others?.payoutId, other.emailId, second, '100.00', 'INR'],
      ].sort(),
    );
    const arrival = { payoutId: others?.payoutId, userId: other.userId, reference: 'UTR-7' };
    await send(token, `months/${second}/arrivals`, arrival);
    expect(await fileOf(second)).toEqual([[sent?.payoutId, guide.emailId, second, '70.00', 'INR']]);
    expect(await fileOf(first)).toMatchObject([[expect.any(String), guide.emailId, first, '100.00', 'INR']]);
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(
      entries.filter(({ action }) => action === 'earning-transfers.exported').map(({ details }) => details),
    ).toEqual([
      { month: second, rows: 2 },
      { month: second, rows: 1 },
      { month: first, rows: 1 },
    ]);
    const path = `${OFFICE}/months/${second}/transfers/csv`;
    const admissions = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await school.call('GET', path, { token: admissions.token })).toMatchObject({ status: 403 });
    expect(await school.call('GET', `${OFFICE}/months/2026-13/transfers/csv`, { token })).toMatchObject({
      status: 400,
    });
  });

  it('FINANCE-01 refuses the current month, invalid months and states, and unknown records', async () => {
    const { token } = await finance();
    const nobody = randomUUID();
    expect(await send(token, `months/${monthsAgo(0)}/transfers`)).toMatchObject({ status: 409 });
    expect(await send(token, 'months/2026-13/transfers')).toMatchObject({ status: 400 });
    expect(await send(token, `transfers/${nobody}/return`, { reason: 'No' })).toMatchObject({ status: 404 });
    expect(
      await send(token, `work/${nobody}/correction`, { seen: 0, amount: 1, reason: 'No' }),
    ).toMatchObject({
      status: 404,
    });
    expect(await school.call('GET', `${OFFICE}/${nobody}/2026-10`, { token })).toMatchObject({ status: 404 });
    expect(await school.call('GET', `${OFFICE}?state=LOST`, { token })).toMatchObject({ status: 400 });
  });

  it('FINANCE-01 OFFICE-10 of a month are paid only as they were shown; what was earned or corrected since is shown first', async () => {
    const { token } = await finance();
    const month = monthsAgo(14);
    const guide = await mintEarner(month);
    const shown = async () => {
      const { payable } = await listOf(token, 'search=nobody');
      const { people, sums } = payable.find((one) => one.month === month) ?? { people: 0, sums: [] };
      return { people, sums };
    };
    const pay = (seen: object) => send(token, `months/${month}/transfers`, { seen });
    const first = await shown();
    expect(first).toEqual({ people: 1, sums: [{ currency: 'INR', amount: 10_000 }] });
    await answerQueries(month, guide);
    expect(await pay(first)).toMatchObject({ status: 409 });
    const second = await shown();
    expect(second.sums).toEqual([{ currency: 'INR', amount: 20_000 }]);
    const [work] = (await read(token, guide.userId, month)).work;
    await send(token, `work/${work?.itemId}/correction`, { seen: 0, amount: 1_000, reason: 'Half of it' });
    expect(await pay(second)).toMatchObject({ status: 409 });
    expect((await read(token, guide.userId, month)).transfers).toEqual([]);
    const third = await shown();
    for (let time = 0; time < 2; time += 1)
      expect(await pay(third)).toMatchObject({ status: 200, body: { count: 1 } });
    expect((await read(token, guide.userId, month)).transfers).toMatchObject([{ amount: 16_000 }]);
  });

  it('OFFICE-02 are for finance only', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await school.call('GET', OFFICE, { token })).toMatchObject({ status: 403 });
    expect(await send(token, `months/${monthsAgo(3)}/transfers`)).toMatchObject({ status: 403 });
  });
});

describe('earning rates in the office', () => {
  const RATES = '/v1/office/earning-rates';

  it("FINANCE-01 OFFICE-10 finance sets what work earns and a mentor's currency, which the audit log records", async () => {
    const { token, userId } = await finance();
    const guide = await mintEarner(monthsAgo(1));
    const { emailId } = guide;
    const other = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const rate = {
      category: 'SESSION',
      currency: 'INR',
      amount: 9_000,
      fromDay: `${monthsAgo(1)}-01`,
      emailId,
    };
    const set = (body: object) => school.call('POST', RATES, { token, body });
    const answer = await set(rate);
    expect([answer.status, answer.body.counted]).toEqual([200, 0]);
    expect(answer.body.rates).toContainEqual(rate);
    expect((await school.call('GET', RATES, { token })).body.rates).toContainEqual(rate);
    const inDollars = { emailId: other.emailId, currency: 'USD' };
    const put = (body: object) => school.call('PUT', '/v1/office/earners/currency', { token, body });
    expect(await put(inDollars)).toMatchObject({ status: 200, body: inDollars });
    expect(await put({ emailId, currency: 'USD' })).toMatchObject({ status: 409 });
    const logged = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(logged.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['earnings.rate', guide.userId],
      ['earnings.currency', other.userId],
    ]);
  });

  it('FINANCE-01 OFFICE-02 an invalid day, a negative amount and an unknown mentor are refused; admissions set no rate', async () => {
    const { token } = await finance();
    const rate = {
      category: 'SESSION',
      currency: 'INR',
      amount: 9_000,
      fromDay: '2026-01-01',
      emailId: null,
    };
    const set = (change: object, by = token) =>
      school.call('POST', RATES, { token: by, body: { ...rate, ...change } });
    expect(await set({ fromDay: '2026-02-30' })).toMatchObject({ status: 400 });
    expect(await set({ amount: -1 })).toMatchObject({ status: 400 });
    expect(await set({ emailId: 'nobody@plinth.test' })).toMatchObject({ status: 404 });
    const admissions = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect(await set({}, admissions.token)).toMatchObject({ status: 403 });
  });
});
