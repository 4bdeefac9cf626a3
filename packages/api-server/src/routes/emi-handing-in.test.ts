import { EMI_TABS } from '@plinth/domain/payments/emi-tab';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMI_PARTNERS, emiCalls } from '../../test/emi-calls.ts';
import { mintEmi } from '../../test/mint-emi.ts';
import { decide, deliver, initiate } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { emiApplications } from '../db/schema/emi.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool({ EMI_PARTNERS });
const { rowOf } = emiCalls(school);

describe('submitting an EMI application', () => {
  it('API-105 ENUM-48 a complete application goes into review once, and ten submissions at once return the same', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(6);
    const answers = await Promise.all(Array.from({ length: 10 }, () => emi.call('submit')));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(10).fill([200, { status: 'IN_REVIEW' }]),
    );
    const submittedAt = (await rowOf(emi.orderId))?.submittedAt;
    school.advance(60_000);
    expect((await emi.call('submit')).body).toEqual({ status: 'IN_REVIEW' });
    expect((await rowOf(emi.orderId))?.submittedAt).toEqual(submittedAt);
    expect((await emi.call('status')).body).toMatchObject({
      status: 'IN_REVIEW',
      maxStep: 6,
      currentStep: 6,
    });
  });

  it('API-105 PLAY-02 a failed payment of before is no longer mailed with advice to try again', async () => {
    const emi = await mintEmi(school);
    await emi.choosePlan('EMI_UPFRONT');
    const { body } = await initiate(school, emi.orderToken, 'FULL_PAYMENT');
    await deliver(school, await decide(school, body.paymentId, 'DECLINED'));
    const waiting = () =>
      school.deps.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(and(eq(notifications.userId, emi.payer.userId), isNull(notifications.mailedAt)));
    expect(await waiting()).toEqual([{ title: 'A payment did not go through' }]);
    await emi.call('form');
    await emi.fillUpTo(6);
    expect((await emi.call('submit')).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('API-104 API-107 a submitted application cannot be changed: 409', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(6);
    await emi.call('submit');
    const before = await rowOf(emi.orderId);
    expect((await emi.fill(1)).status).toBe(409);
    expect((await emi.upload('PAN_CARD')).status).toBe(409);
    expect(await rowOf(emi.orderId)).toEqual(before);
  });

  it.each([1, 3, 4, 5])(
    'API-105 with the steps up to %i filled it is 400 and names the next step',
    async (step) => {
      const emi = await mintEmi(school);
      await emi.fillUpTo(step);
      const answer = await emi.call('submit');
      expect(answer.status).toBe(400);
      expect(answer.body.data.details).toContain(EMI_TABS[step]);
      expect((await rowOf(emi.orderId))?.status).toBe('STARTED');
    },
  );

  it('API-105 an answer cleared after its step was filled is reported as missing', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(6);
    const name = (await emi.tabs())[2]?.questions[0];
    await emi.call('form-response', {
      step: 3,
      responses: [{ questionId: name?.questionId, responseValue: ' ' }],
    });
    const answer = await emi.call('submit');
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields[0].path).toBe(name?.questionId);
  });

  it('API-105 D-105 a partner whose terms changed since must be chosen again', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(6);
    const row = await rowOf(emi.orderId);
    const responses = JSON.parse(
      JSON.stringify(row?.responses).replace('Nila Finance', 'A partner of last year'),
    );
    await school.deps.db
      .update(emiApplications)
      .set({ responses })
      .where(eq(emiApplications.orderId, emi.orderId));
    const answer = await emi.call('submit');
    expect(answer.status).toBe(400);
    expect(answer.body.data.details).toContain('Choose EMI Plan');
  });

  it('API-105 P-10 each write takes at most six SQL statements in its transaction', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(4);
    const session = 1;
    const transaction = 2;
    expect(await school.countQueries(() => emi.call('submit'))).toBeLessThanOrEqual(
      6 + session + transaction,
    );
    const rateLimit = 1;
    expect(await school.countQueries(() => emi.upload('PAN_CARD'))).toBeLessThanOrEqual(
      6 + session + transaction + rateLimit,
    );
  });
});

describe('the payment plan of an EMI application', () => {
  const orderOf = async (orderToken: string) =>
    (await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).body.order;

  it('API-111 PAY-01 D-102 is fixed once the application is submitted, and may change again after a rejection', async () => {
    const emi = await mintEmi(school);
    expect((await orderOf(emi.orderToken)).emiStatus).toBe('NOT_STARTED');
    await emi.fillUpTo(6);
    expect((await emi.choosePlan('EMI_WITH_DP')).status).toBe(200);
    expect((await emi.call('submit')).status).toBe(200);
    const refused = await emi.choosePlan('UPFRONT');
    expect(refused.status).toBe(409);
    expect(refused.body.data.emiStatus).toBe('IN_REVIEW');
    expect(await orderOf(emi.orderToken)).toMatchObject({
      emiStatus: 'IN_REVIEW',
      orderPlan: { planType: 'EMI_WITH_DP' },
    });
    expect((await emi.choosePlan('EMI_WITH_DP')).status).toBe(200);
    await school.deps.db
      .update(emiApplications)
      .set({ status: 'REJECTED' })
      .where(eq(emiApplications.orderId, emi.orderId));
    expect((await emi.choosePlan('UPFRONT')).status).toBe(200);
    expect(await orderOf(emi.orderToken)).not.toHaveProperty('emiStatus');
  });

  it('API-114 PAY-08 billing says that the next payment goes through the partner only after submission', async () => {
    const emi = await mintEmi(school, 'EMI_UPFRONT');
    const billing = async () =>
      (await school.call('GET', '/api/v1/learner/my-orders', { token: emi.payer.token })).body.orders[0];
    expect(await billing()).not.toHaveProperty('isWithPartner');
    await emi.fillUpTo(6);
    await emi.choosePlan('EMI_UPFRONT');
    expect((await emi.call('submit')).status).toBe(200);
    expect(await billing()).toMatchObject({ isWithPartner: true, planType: 'EMI_UPFRONT' });
  });

  it('API-105 API-111 changed during submission: exactly one of the two succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const emi = await mintEmi(school);
      await emi.fillUpTo(6);
      const [submitted, chosen] = await Promise.all([emi.call('submit'), emi.choosePlan('UPFRONT')]);
      expect([submitted.status, chosen.status].sort()).toEqual([200, 409]);
      expect((await rowOf(emi.orderId))?.status).toBe(submitted.status === 200 ? 'IN_REVIEW' : 'STARTED');
    }
  });
});
