import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignmentCalls } from '../../test/assignment-calls.ts';
import { earningCalls, GUIDE, inMonth } from '../../test/earning-calls.ts';
import { assignMentor, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { queryCalls } from '../../test/query-calls.ts';
import { courseNodes, reports, reportVersions, sessionAttendance } from '../db/schema/curriculum.ts';
import { earningItems } from '../db/schema/earnings.ts';
import { evaluationForms, interviewResponses, interviews } from '../db/schema/evaluation-day.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { payMonth } from '../services/earnings/pay-month.ts';

const school = openTestSchool();
const { mintRoom, ask, answer } = queryCalls(school);
const tasks = assignmentCalls(school);
const { today, thisMonth, monthsAgo, setRates, get, logs, count, answered, session } = earningCalls(school);
const LEAD = '/v1/client/mentor/lm/earnings';

beforeAll(setRates);

const calls = [
  ['GET', '/monthly-trends'],
  ['GET', '/stats'],
  ['GET', '/monthly-breakup?month=2026-10'],
  ['GET', '/transactions'],
  ['POST', '/logs'],
] as const;

describe('access to earnings', () => {
  it.each([GUIDE, LEAD].flatMap((base) => calls.map(([method, path]) => [method, base + path] as const)))(
    'API-212 API-213 ROLE-12 %s %s is for its own role: 401 for strangers, 403 for learners and the other role',
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

  it('API-214 API-218 API-220 nobody sees what someone else has earned', async () => {
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

describe('counting earnings', () => {
  it('API-220 each kind of work earns its rate, once however often it is counted', async () => {
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

  it('API-214 API-220 a query that two guides answer, one of them twice, earns once, for the guide who answered first', async () => {
    const room = await mintRoom();
    const second = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const queryId = await ask(room);
    expect((await answer(room, queryId)).status).toBe(200);
    await answer(room, queryId, { text: 'And one more word.' });
    // The learner moves to the group of another guide, who answers too.
    await assignMentor(school, room.cohortId, second.userId, 'INDUSTRIAL_GUIDE');
    await mintGroup(school, room.cohortId, second.userId, [room.learner.userId]);
    const later = await answer(room, queryId, { text: 'Level 2, I would say.' }, second.token);
    expect(later.status).toBe(200);
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

  it('API-220 a session counts once it is over, and never when it was called off', async () => {
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

  it.each([
    ['before it was over', '04', false, 0],
    ['before it was over, though learners came', '04', true, 250_000],
    ['after it was held', '06', false, 250_000],
  ] as const)(
    'API-220 AUTHOR-05 a session removed from the course %s',
    async (_, day, cameAnyway, earned) => {
      const room = await mintRoom();
      const month = monthsAgo(1);
      const [held] = await session(room, room.guide.userId, inMonth(month)).returning();
      if (cameAnyway)
        await school.deps.db.insert(sessionAttendance).values({
          liveSessionId: held?.liveSessionId ?? '',
          userId: room.learner.userId,
          attended: true,
        });
      await school.deps.db
        .update(courseNodes)
        .set({ retiredAt: inMonth(month, day) })
        .where(eq(courseNodes.nodeId, room.course.id('root/m1/live')));
      await count();
      expect((await get(`${GUIDE}/stats`, room.guide.token)).total).toBe(earned);
    },
  );

  it('API-220 a hand-in earns nothing while it is in review, and its rate once it is judged', async () => {
    const room = await tasks.mintRoom();
    const reportId = await tasks.handIn(room);
    expect((await tasks.assess(room, reportId, { reviewStatus: 'IN_REVIEW' })).status).toBe(200);
    await count();
    expect((await logs(room.guide.token)).total).toBe(0);
    expect((await tasks.assess(room, reportId, { score: 40 })).status).toBe(200);
    await count();
    expect((await logs(room.guide.token)).logs).toMatchObject([
      { category: 'TASK_ASSESSMENT', description: 'Draw a wall', amount: 20_000 },
    ]);
  });

  it('API-216 months and days follow the time zone of the school', async () => {
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

  it('API-212 the trend has fourteen months, including those without work, or as many as are requested', async () => {
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

  it('API-220 a stored earning can be neither changed nor deleted', async () => {
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
    // The session look-up and the answer: two statements for each of the five.
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

  it('API-213 API-221 a lead mentor reads the same data at their own endpoint', async () => {
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
