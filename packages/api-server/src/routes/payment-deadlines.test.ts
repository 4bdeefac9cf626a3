import { schoolDay } from '@plinth/domain/dates/school-day';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BASE } from '../../test/application-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY_MS, paymentCalls, UNKNOWN_ID } from '../../test/payment-calls.ts';
import { hashToken, newToken } from '../api/token-hash.ts';
import { deadlines, orderInstalments } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { emiApplications } from '../db/schema/emi.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { chargeDueInstalments } from '../services/payments/charge-due-instalments.ts';
import { extendInstalmentByStaff } from '../services/payments/extend-instalment.ts';
import { followInstalments } from '../services/payments/follow-instalments.ts';

const school = openTestSchool();
const { choose, publicOrder, rowsOf } = paymentCalls(school);

describe('extending the deadlines of an order', () => {
  const extend = (orderId: string, orderToken: string, deadlineType: string) =>
    school.call('POST', `/api/v1/public/deadline-extension/${orderId}`, {
      body: { orderToken, deadlineType },
    });

  it('API-110 twenty concurrent requests extend it once, and each returns the same date', async () => {
    const offer = await mintOrder(school);
    const before = (await publicOrder(offer.orderToken)).orderData.planDiscountDeadLine;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => extend(offer.orderId, offer.orderToken, 'PLAN_DISCOUNT')),
    );
    expect(new Set(answers.map(({ body }) => body.deadline)).size).toBe(1);
    const after = (await publicOrder(offer.orderToken)).orderData.planDiscountDeadLine;
    expect(after).toBe(answers[0]?.body.deadline);
    expect(Date.parse(after) - Date.parse(before)).toBe(5 * DAY_MS);
    expect((await extend(offer.orderId, offer.orderToken, 'PAYMENT')).status).toBe(200);
  });

  it('API-107 D-103 the review shows to which date the plan discount can be extended, until it was', async () => {
    const [offer, bare] = [await mintOrder(school), await mintOrder(school, { planDiscount: 0 })];
    const review = async ({ orderToken }: { orderToken: string }) =>
      (
        await school.call('POST', '/v1/client/public/oms-v2/order/payment-plan-review', {
          body: { token: orderToken },
        })
      ).body.discount;
    const before = await review(offer);
    expect(Date.parse(before.extendsTo) - Date.parse(before.deadline)).toBe(5 * DAY_MS);
    expect((await review(bare)).extendsTo).toBeUndefined();
    const { body } = await extend(offer.orderId, offer.orderToken, 'PLAN_DISCOUNT');
    expect(body.deadline).toBe(before.extendsTo);
    const after = await review(offer);
    expect(after).toMatchObject({ applies: true, deadline: before.extendsTo });
    expect(after.extendsTo).toBeUndefined();
  });

  it("API-110 an unknown type returns 400, another order's token 404, and a passed or pointless deadline 409", async () => {
    const [offer, other] = [await mintOrder(school), await mintOrder(school, { planDiscount: 0 })];
    expect((await extend(offer.orderId, offer.orderToken, 'OFFER_ACCEPTANCE')).status).toBe(400);
    expect((await extend(offer.orderId, other.orderToken, 'PAYMENT')).status).toBe(404);
    expect((await extend(UNKNOWN_ID, offer.orderToken, 'PAYMENT')).status).toBe(404);
    expect((await extend(other.orderId, other.orderToken, 'PLAN_DISCOUNT')).status).toBe(409);
    await school.deps.db
      .update(deadlines)
      .set({ date: new Date(school.now().getTime() - 1) })
      .where(and(eq(deadlines.applicationId, offer.applicationId), eq(deadlines.deadlineType, 'PAYMENT')));
    expect((await extend(offer.orderId, offer.orderToken, 'PAYMENT')).status).toBe(409);
  });
});

describe('an accepted offer that was not paid by its last day', () => {
  it('ENUM-41 API-089 has ended wherever its status is shown, and asks for no plan', async () => {
    const dealId = newToken();
    const offer = await mintOrder(school, { dealTokenHash: hashToken(dealId) });
    const statuses = async () => [
      (await school.call('GET', `${BASE}/application?dealId=${dealId}`)).body.application.status,
      (await school.call('GET', `${BASE}/applications?emailId=${offer.emailId}`)).body.applications[0].status,
      (await publicOrder(offer.orderToken)).status,
    ];
    const payLink = () => school.call('GET', `${BASE}/payment-token?dealId=${dealId}`);
    expect(await statuses()).toEqual(['PLAN_CREATED', 'PLAN_CREATED', 'PLAN_CREATED']);
    expect((await payLink()).status).toBe(200);
    await school.deps.db
      .update(deadlines)
      .set({ date: new Date(school.now().getTime() - 1) })
      .where(and(eq(deadlines.applicationId, offer.applicationId), eq(deadlines.deadlineType, 'PAYMENT')));
    expect(await statuses()).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED']);
    expect((await payLink()).status).toBe(409);
    await school.deps.db.insert(emiApplications).values({
      orderId: offer.orderId,
      userId: (await mintPerson(school)).userId,
      status: 'IN_REVIEW',
      createdAt: school.now(),
    });
    expect(await statuses()).toEqual(['PLAN_CREATED', 'PLAN_CREATED', 'PLAN_CREATED']);
  });
});

describe('extending the due date of a running instalment', () => {
  const extend = (orderId: string, orderToken: string) =>
    school.call('POST', `/api/v1/public/deadline-extension/${orderId}`, {
      body: { orderToken, deadlineType: 'PAYMENT' },
    });
  const mintRunning = async (offered: Parameters<typeof mintOrder>[1] = {}) => {
    const offer = await mintOrder(school, offered);
    await choose(offer.orderToken, 'TWO_PART');
    await pay(school, offer.orderToken);
    const payments = async () => (await publicOrder(offer.orderToken)).payments;
    const setDue = (daysAgo: number) =>
      school.deps.db
        .update(orderInstalments)
        .set({ dueDate: new Date(school.now().getTime() - daysAgo * DAY_MS) })
        .where(and(eq(orderInstalments.orderId, offer.orderId), eq(orderInstalments.seq, 2)));
    return { ...offer, payments, setDue };
  };

  it('API-110 D-103 moves it by a week, once in the plan; twenty concurrent requests return the same date', async () => {
    const plan = await mintRunning();
    const [, before, last] = await plan.payments();
    expect(Date.parse(before.extendsTo) - Date.parse(before.dueDate)).toBe(7 * DAY_MS);
    expect(last.extendsTo).toBeUndefined();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => extend(plan.orderId, plan.orderToken)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.deadline}`))).toEqual(
      new Set([`200 ${before.extendsTo}`]),
    );
    const [, after, lastAfter] = await plan.payments();
    expect(after.dueDate).toBe(before.extendsTo);
    expect(after.extendsTo).toBeUndefined();
    expect(lastAfter.dueDate).toBe(last.dueDate);
    await pay(school, plan.orderToken, 'FIRST_INSTALLMENT');
    expect((await extend(plan.orderId, plan.orderToken)).status).toBe(409);
  });

  it('API-110 ENUM-45 a pending payer is ONGOING again; a late payer is refused, and staff can extend it', async () => {
    const [pending, late] = [await mintRunning(), await mintRunning()];
    await pending.setDue(2);
    await late.setDue(4);
    await followInstalments(school.deps);
    const stateOf = async (cohortId: string) =>
      (await school.deps.db.select().from(enrolments).where(eq(enrolments.cohortId, cohortId)))[0]?.state;
    expect(await stateOf(pending.cohort.cohortId)).toBe('PAYMENT_PENDING');
    expect((await extend(pending.orderId, pending.orderToken)).status).toBe(200);
    expect(await stateOf(pending.cohort.cohortId)).toBe('ONGOING');
    expect((await extend(late.orderId, late.orderToken)).status).toBe(409);

    const until = new Date(school.now().getTime() + 10 * DAY_MS).toISOString();
    const give = (orderId: string, day: string) =>
      extendInstalmentByStaff(school.deps, COMMAND, { orderId, until: day, reason: 'Between two jobs' });
    await Promise.all(Array.from({ length: 5 }, () => give(late.orderId, until)));
    expect(await stateOf(late.cohort.cohortId)).toBe('ONGOING');
    expect((await late.payments())[1].dueDate).toBe(until);
    const mails = (await school.mailsTo(late.emailId)).map(({ template }) => template);
    expect(mails.filter((template) => template === 'instalment-extended')).toHaveLength(1);
    const far = new Date(school.now().getTime() + 91 * DAY_MS).toISOString();
    await expect(give(late.orderId, far)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(give(late.orderId, school.now().toISOString())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(give((await mintOrder(school)).orderId, until)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(give(UNKNOWN_ID, until)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('API-110 ENUM-45 an instalment postponed by staff to or past the next due date moves all later ones by as many days, and the payer is told', async () => {
    const [short, long] = [await mintRunning(), await mintRunning()];
    const give = ({ orderId }: { orderId: string }, days: number) => {
      const until = new Date(school.now().getTime() + days * DAY_MS).toISOString();
      return extendInstalmentByStaff(school.deps, COMMAND, { orderId, until, reason: 'Between two jobs' });
    };
    const textOf = async ({ emailId }: { emailId: string }) =>
      (await school.mailsTo(emailId)).find(({ template }) => template === 'instalment-extended')?.text;
    const [, , lastBefore] = await short.payments();
    await give(short, 33);
    expect((await short.payments())[2].dueDate).toBe(lastBefore.dueDate);
    expect(await textOf(short)).not.toContain('The later due dates');
    const { dueDate } = await give(long, 80);
    const [, next, last] = await long.payments();
    expect(next.dueDate).toBe(dueDate);
    expect(Date.parse(last.dueDate) - Date.parse(dueDate)).toBe(30 * DAY_MS);
    expect(await textOf(long)).toContain(
      `The later due dates move as well: Second instalment to ${schoolDay(last.dueDate)}.`,
    );
    school.advance(60 * DAY_MS);
    await followInstalments(school.deps);
    expect((await rowsOf(long.orderId)).places).toMatchObject([{ state: 'ONGOING' }]);
    school.advance(-60 * DAY_MS);
  });

  it('API-110 the payer cannot move a due date to or past the next one', async () => {
    const plan = await mintRunning();
    await plan.setDue(-30.5);
    expect((await plan.payments())[1].extendsTo).toBeUndefined();
    expect((await extend(plan.orderId, plan.orderToken)).status).toBe(409);
    await plan.setDue(-29.5);
    expect((await extend(plan.orderId, plan.orderToken)).status).toBe(200);
  });

  it('API-110 API-114 API-097 reminders and charges follow the new date', async () => {
    const payer = await mintPerson(school);
    const plan = await mintRunning({ emailId: payer.emailId });
    await school.call('POST', `/api/v1/learner/cardDetails/${plan.orderId}`, {
      token: payer.token,
      body: { paymentMethodToken: 'pm_card_visa', payAutomatically: true },
    });
    await plan.setDue(1);
    await extend(plan.orderId, plan.orderToken);
    await followInstalments(school.deps);
    const mails = (await school.mailsTo(plan.emailId)).map(({ template }) => template);
    expect(mails).toContain('instalment-due');
    expect(mails).not.toContain('instalment-late');

    const charges = async () => (await rowsOf(plan.orderId)).attempts.filter((one) => one.isAutomatic);
    await chargeDueInstalments(school.deps);
    expect(await charges()).toEqual([]);
    school.advance(6 * DAY_MS + 60_000);
    await chargeDueInstalments(school.deps);
    expect(await charges()).toMatchObject([{ seq: 2, status: 'SUCCEEDED' }]);
    school.advance(-6 * DAY_MS - 60_000);
  });
});
