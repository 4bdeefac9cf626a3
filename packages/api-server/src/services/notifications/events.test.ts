import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../../test/mint.ts';
import { mintCohortWithCourse, mintCourse, smallCourse, threeQuestions } from '../../../test/mint-course.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { accountPreferences } from '../../db/schema/account.ts';
import { applications, deadlines, orderInstalments, orders } from '../../db/schema/admissions.ts';
import { nodeProgress, reports } from '../../db/schema/curriculum.ts';
import { formResponses } from '../../db/schema/forms.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { moveAcceptance } from '../course-applications/move-acceptance.ts';
import { followInstalments } from '../payments/follow-instalments.ts';
import { announceDueWork } from './announce-due-work.ts';
import { announceOffers } from './announce-offers.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;
const TASK = 'root/m1/task/assignment';

const told = async (userId: string) =>
  (
    await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.at)
  ).map(({ category, title, text, href }) => ({ category, title, text, href }));
const five = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, work));

/** Creates a learner with a guide; the course started that many days ago, its hand-in is due on day 40. */
async function mintRoom(startedDaysAgo = 28) {
  const { cohort, course } = await mintCohortWithCourse(school, {}, startedDaysAgo);
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await enrol(school, cohort.cohortId, learner.userId);
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  await mintGroup(school, cohort.cohortId, guide.userId, [learner.userId]);
  return { cohortId: cohort.cohortId, course, learner, guide, nodeId: course.id(TASK) };
}

describe('notifications', () => {
  it('API-177 a guide’s reply notifies the asker once, the asker’s own message does not', async () => {
    const { cohortId, learner, guide } = await mintRoom();
    const workspace = `/v1/client/workspace/${cohortId}/query`;
    const asked = await school.call('PUT', workspace, {
      token: learner.token,
      body: { title: 'Joining walls', description: 'How do I join them?', meta: {} },
    });
    const { queryId } = asked.body.query;
    const write = (side: string, token: string, clientId: string) =>
      school.call('PUT', `/v1/client/${side}/${cohortId}/query-thread`, {
        token,
        body: { queryId, clientId, text: 'A word.' },
      });
    await write('workspace', learner.token, randomUUID());
    expect(await told(learner.userId)).toEqual([]);
    const clientId = randomUUID();
    await five(() => write('mentor', guide.token, clientId));
    expect(await told(learner.userId)).toEqual([
      {
        category: 'REPLY',
        title: 'Your query has a reply',
        text: 'Joining walls',
        href: `/learn/${cohortId}/queries?queryId=${queryId}`,
      },
    ]);
    const href = `/mentor/${cohortId}/queries?queryId=${queryId}`;
    const toGuide = { category: 'REPLY', text: 'Joining walls', href };
    expect(await told(guide.userId)).toEqual([
      { ...toGuide, title: 'A learner has asked something' },
      { ...toGuide, title: 'A learner has written in a query' },
    ]);
  });

  it('QUERY-01 API-174 COHORT-04 a new query notifies the asker’s group guide once, or without a group every guide and lead mentor of the cohort', async () => {
    const { cohortId, learner, guide } = await mintRoom();
    const other = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    await assignMentor(school, cohortId, other.userId, 'INDUSTRIAL_GUIDE');
    await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
    const alone = await mintPerson(school);
    await enrol(school, cohortId, alone.userId);
    const ask = (token: string, clientId: string, title: string) =>
      school.call('PUT', `/v1/client/workspace/${cohortId}/query`, {
        token,
        body: { clientId, title, description: 'How?', meta: {} },
      });
    const [first, second] = [randomUUID(), randomUUID()];
    await five(() => ask(learner.token, first, 'Joining walls'));
    await five(() => ask(alone.token, second, 'Cutting floors'));
    const texts = async (userId: string) => (await told(userId)).map(({ text }) => text);
    expect(await texts(guide.userId)).toEqual(['Joining walls', 'Cutting floors']);
    expect(await texts(other.userId)).toEqual(['Cutting floors']);
    expect(await texts(lead.userId)).toEqual(['Cutting floors']);
    expect(await texts(learner.userId)).toEqual([]);
  });

  it.each(['an answer of another mentor', 'the word of its asker'])(
    'QUERY-01 D-146 no digest says that a query is waiting after %s',
    async (how) => {
      const { cohortId, guide } = await mintRoom();
      const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
      await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
      const alone = await mintPerson(school);
      await enrol(school, cohortId, alone.userId);
      const put = (path: string, token: string, body: object) => school.call('PUT', path, { token, body });
      const ask = async (title: string) =>
        (
          await put(`/v1/client/workspace/${cohortId}/query`, alone.token, {
            title,
            description: 'How?',
            meta: {},
          })
        ).body.query.queryId;
      const [queryId] = [await ask('Joining walls'), await ask('Cutting floors')];
      if (how === 'the word of its asker')
        await put(`/v2/client/workspace/${cohortId}/learner/query-resolve`, alone.token, { queryId });
      else await put(`/v1/client/mentor/${cohortId}/query-thread`, guide.token, { queryId, text: 'So.' });
      const waiting = await school.deps.db
        .select({ text: notifications.text })
        .from(notifications)
        .where(and(eq(notifications.userId, lead.userId), isNull(notifications.mailedAt)));
      expect(waiting).toEqual([{ text: 'Cutting floors' }]);
    },
  );

  it('QUERY-07 API-182 assigning a query and reopening it notify its guide once each', async () => {
    const { cohortId, learner, guide } = await mintRoom();
    const other = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, other.userId, 'INDUSTRIAL_GUIDE');
    const asked = await school.call('PUT', `/v1/client/workspace/${cohortId}/query`, {
      token: learner.token,
      body: { title: 'Joining walls', description: 'How?', meta: {} },
    });
    const { queryId } = asked.body.query;
    const put = (path: string, token: string, body: object) =>
      school.call('PUT', path, { token, body: { queryId, ...body } });
    await five(() =>
      put(`/v2/client/mentor/${cohortId}/query/assign-ig`, guide.token, { userId: other.userId }),
    );
    await put(`/v1/client/mentor/${cohortId}/query-thread`, other.token, { text: 'So.' });
    await five(() => put(`/v2/client/workspace/${cohortId}/learner/query-reopen`, learner.token, {}));
    expect((await told(other.userId)).map(({ title }) => title)).toEqual([
      'A query was assigned to you',
      'A query was opened again',
    ]);
    expect((await told(guide.userId)).map(({ title }) => title)).toEqual(['A learner has asked something']);
  });

  it('a quiz due within a day is announced once, with its link, unless it is completed', async () => {
    const quiz = {
      key: 'root/m1/due',
      parentKey: 'root/m1',
      type: 'QUIZ' as const,
      namespace: 'LEARNING' as const,
      rank: 9,
      meta: { title: 'Levels and grids' },
      dueDay: 20,
      quiz: {
        title: 'Levels',
        credits: 5,
        quizType: 'GRADED' as const,
        maxRetakes: 0,
        questions: threeQuestions,
      },
    };
    const course = await mintCourse(school, { nodes: [...smallCourse, quiz] });
    const cohort = await mintCohort(school, { courseId: course.courseId }, 19.5);
    const [learner, done] = [await mintPerson(school), await mintPerson(school)];
    for (const { userId } of [learner, done]) await enrol(school, cohort.cohortId, userId);
    await school.deps.db.insert(formResponses).values({
      cohortId: cohort.cohortId,
      userId: done.userId,
      nodeId: course.id('root/m1/due'),
      formId: course.formId('root/m1/due'),
      attempt: 1,
      status: 'COMPLETED',
      completedAt: school.now(),
      startedAt: school.now(),
    });
    await school.deps.db.insert(nodeProgress).values({
      cohortId: cohort.cohortId,
      userId: done.userId,
      nodeId: course.id('root/m1/due'),
      state: 'COMPLETED',
      startedAt: school.now(),
    });
    await five(() => announceDueWork(school.deps));
    expect(await told(learner.userId)).toEqual([
      {
        category: 'DEADLINE',
        title: 'A quiz is due within a day',
        text: expect.stringMatching(/^Levels and grids, until .+ \(India Standard Time\)\.$/),
        href: `/learn/${cohort.cohortId}/curriculum?mid=${course.id('root/m1')}&cid=${course.id('root/m1/due')}`,
      },
    ]);
    expect(await told(done.userId)).toEqual([]);
  });

  it('ENUM-50 a due hand-in that cannot be announced to one learner is announced to the others', async () => {
    const [odd, other] = [await mintRoom(39.5), await mintRoom(39.5)];
    await school.deps.db
      .insert(accountPreferences)
      .values({ userId: odd.learner.userId, timeZone: 'Nowhere/Atlantis', updatedAt: school.now() });
    await announceDueWork(school.deps);
    expect(await told(odd.learner.userId)).toEqual([]);
    expect(await told(other.learner.userId)).toMatchObject([{ title: 'A hand-in is due within a day' }]);
  });

  async function mintReport(room: Awaited<ReturnType<typeof mintRoom>>) {
    const { cohortId, learner, guide, nodeId } = room;
    const [report] = await school.deps.db
      .insert(reports)
      .values({
        cohortId,
        userId: learner.userId,
        nodeId,
        namespace: 'LEARNING',
        reviewStatus: 'PENDING',
        submittedAt: school.now(),
        createdAt: school.now(),
      })
      .returning();
    return (reviewStatus: string, score?: number) =>
      school.call('PUT', `/v2/client/mentor/report/assessment?user-id=${learner.userId}&namespace=LEARNING`, {
        token: guide.token,
        body: { cohortId, nodeId, reportId: report?.reportId, reviewStatus, ...(score ? { score } : {}) },
      });
  }

  it('API-211 a hand-in returned within a day of its due time is emailed at once, one with days left waits for the digest', async () => {
    for (const [startedDaysAgo, mails] of [
      [39.5, ['A hand-in came back']],
      [30, []],
    ] as const) {
      const room = await mintRoom(startedDaysAgo);
      expect((await (await mintReport(room))('REJECTED')).status).toBe(200);
      expect((await told(room.learner.userId)).map(({ title }) => title)).toEqual(['A hand-in came back']);
      const sent = await school.mailsTo(room.learner.emailId);
      expect(sent.map(({ subject }) => subject)).toEqual(mails);
    }
  });

  it('API-211 a hand-in that was sent back is announced as due again', async () => {
    const room = await mintRoom(39.5);
    expect((await (await mintReport(room))('REJECTED')).status).toBe(200);
    await announceDueWork(school.deps);
    const titles = (await told(room.learner.userId)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['A hand-in came back', 'A hand-in is due within a day']);
  });

  it('API-211 a verdict on a hand-in notifies the learner once, the start of its review does not', async () => {
    const room = await mintRoom();
    const { cohortId, learner, nodeId } = room;
    const assess = await mintReport(room);
    expect((await assess('IN_REVIEW')).status).toBe(200);
    expect(await told(learner.userId)).toEqual([]);
    await five(() => assess('REVIEWED', 8));
    expect(await told(learner.userId)).toEqual([
      {
        category: 'REVIEW',
        title: 'A hand-in is reviewed',
        text: 'Draw a wall: score 8.',
        href: `/learn/${cohortId}/tasks?task=${nodeId}`,
      },
    ]);
  });

  it('a hand-in due within a day is announced and emailed once, in the learner’s time zone, not earlier, and not to those who handed it in', async () => {
    const due = await mintRoom(39.5);
    const done = await mintRoom(39.5);
    const early = await mintRoom(38);
    await school.call('PUT', '/v1/client/user/account/time-zone', {
      token: due.learner.token,
      body: { timeZone: 'America/New_York' },
    });
    await school.deps.db.insert(reports).values({
      cohortId: done.cohortId,
      userId: done.learner.userId,
      nodeId: done.nodeId,
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: school.now(),
      createdAt: school.now(),
    });
    await five(() => announceDueWork(school.deps));
    expect(await told(due.learner.userId)).toEqual([
      {
        category: 'DEADLINE',
        title: 'A hand-in is due within a day',
        text: expect.stringMatching(/^Draw a wall, until .+ \(Eastern Time\)\.$/),
        href: `/learn/${due.cohortId}/tasks?task=${due.nodeId}`,
      },
    ]);
    const mails = await school.mailsTo(due.learner.emailId);
    expect(mails.map(({ subject }) => subject)).toEqual(['A hand-in is due within a day']);
    expect(mails[0]?.text).toMatch(/Draw a wall, until .+ \(Eastern Time\)/);
    expect(await told(done.learner.userId)).toEqual([]);
    expect(await told(early.learner.userId)).toEqual([]);
    expect(await announceDueWork(school.deps)).toBe(0);
  });

  it('PAY-01 a due instalment notifies the payer once, and no digest repeats its email', async () => {
    const offer = await mintOrder(school);
    await school.call('POST', '/api/v1/public/payment-plan', {
      body: { orderToken: offer.orderToken, planType: 'TWO_PART' },
    });
    await pay(school, offer.orderToken);
    const { db } = school.deps;
    const [order] = await db.select().from(orders).where(eq(orders.orderId, offer.orderId));
    await db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() + 6 * DAY_MS) })
      .where(and(eq(orderInstalments.orderId, offer.orderId), eq(orderInstalments.seq, 2)));
    await five(() => followInstalments(school.deps));
    expect(await told(order?.userId ?? '')).toEqual([
      {
        category: 'PAYMENT',
        title: expect.stringMatching(/^An instalment is due on /),
        text: expect.stringContaining('₹42,500'),
        href: '/billing',
      },
    ]);
    const [row] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, order?.userId ?? ''));
    expect(row?.mailedAt).not.toBeNull();
  });

  it('API-114 a failed payment notifies the payer’s account once', async () => {
    const payer = await mintPerson(school);
    const offer = await mintOrder(school, { emailId: payer.emailId });
    await school.call('POST', '/api/v1/public/payment-plan', {
      body: { orderToken: offer.orderToken, planType: 'TWO_PART' },
    });
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId, 'DECLINED');
    await five(() => deliver(school, checkout));
    expect(await told(payer.userId)).toEqual([
      {
        category: 'PAYMENT',
        title: 'A payment did not go through',
        text: expect.stringContaining('BIM for Architects'),
        href: '/billing',
      },
    ]);
  });

  it('an open offer notifies an applicant with an account in its last two days, once per deadline', async () => {
    const { db } = school.deps;
    const [near, far] = [await mintPerson(school), await mintPerson(school)];
    const close = async (emailId: string, inDays: number) => {
      const { applicationId } = await mintOrder(school, { emailId });
      await db
        .update(applications)
        .set({ status: 'OFFER_SENT' })
        .where(eq(applications.applicationId, applicationId));
      const date = new Date(school.now().getTime() + inDays * DAY_MS);
      await db.insert(deadlines).values({ applicationId, deadlineType: 'OFFER_ACCEPTANCE', date });
      return applicationId;
    };
    const applicationId = await close(near.emailId, 1.5);
    await close(far.emailId, 3);
    await five(() => announceOffers(school.deps));
    expect(await told(near.userId)).toMatchObject([
      {
        category: 'DEADLINE',
        title: 'Your offer closes soon',
        href: expect.stringMatching(/^\/my-application\?dealId=/),
      },
    ]);
    expect(await told(far.userId)).toEqual([]);
    await db
      .update(deadlines)
      .set({ date: new Date(school.now().getTime() + 0.4 * DAY_MS) })
      .where(and(eq(deadlines.applicationId, applicationId), eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE')));
    await announceOffers(school.deps);
    expect(await told(near.userId)).toHaveLength(2);
  });

  it('an offer that cannot be announced does not block one that closes later', async () => {
    const { db } = school.deps;
    const [odd, other] = [await mintPerson(school), await mintPerson(school)];
    await db
      .insert(accountPreferences)
      .values({ userId: odd.userId, timeZone: 'Nowhere/Atlantis', updatedAt: school.now() });
    for (const [{ emailId }, inDays] of [[odd, 1] as const, [other, 1.5] as const]) {
      const { applicationId } = await mintOrder(school, { emailId });
      await db
        .update(applications)
        .set({ status: 'OFFER_SENT' })
        .where(eq(applications.applicationId, applicationId));
      const date = new Date(school.now().getTime() + inDays * DAY_MS);
      await db.insert(deadlines).values({ applicationId, deadlineType: 'OFFER_ACCEPTANCE', date });
    }
    await announceOffers(school.deps);
    expect(await told(odd.userId)).toEqual([]);
    expect(await told(other.userId)).toMatchObject([{ title: 'Your offer closes soon' }]);
  });

  it('an offer whose deadline is moved is not announced in a digest with the old deadline', async () => {
    const { db } = school.deps;
    const { userId, emailId } = await mintPerson(school);
    const { applicationId } = await mintOrder(school, { emailId });
    await db
      .update(applications)
      .set({ status: 'OFFER_SENT' })
      .where(eq(applications.applicationId, applicationId));
    const date = new Date(school.now().getTime() + 1.9 * DAY_MS);
    await db.insert(deadlines).values({ applicationId, deadlineType: 'OFFER_ACCEPTANCE', date });
    await announceOffers(school.deps);
    const waiting = () =>
      db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, userId), isNull(notifications.mailedAt)));
    expect(await waiting()).toHaveLength(1);
    await moveAcceptance(school.deps, COMMAND, applicationId, new Date(date.getTime() + 5 * DAY_MS));
    expect(await waiting()).toEqual([]);
  });

  it('REC-01 API-039 requesting a recommendation and writing one notify the other person once each', async () => {
    const [recipient, author] = [await mintPerson(school), await mintPerson(school, { firstName: 'Ravi' })];
    const call = (path: string, token: string, body: unknown) =>
      school.call('POST', `/v2/client/user/profile-recommendation/${path}`, { token, body });
    await five(() => call('request', recipient.token, { emailId: author.emailId }));
    await school.settled();
    expect(await told(author.userId)).toMatchObject([
      {
        category: 'ANNOUNCEMENT',
        title: 'Asha Test asks you for a recommendation',
        href: `/user-profile?userHash=${recipient.userHash}&recommend=write`,
      },
    ]);
    await five(() =>
      call('create', author.token, { userHash: recipient.userHash, text: 'Careful, fast and kind on site.' }),
    );
    expect(await told(recipient.userId)).toMatchObject([
      { category: 'ANNOUNCEMENT', title: 'Ravi Test recommends you' },
    ]);
  });
});
