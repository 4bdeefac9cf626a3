import { randomUUID } from 'node:crypto';
import { EMI_DOCUMENT_KINDS } from '@plinth/domain/payments/emi-documents';
import { EMI_TABS } from '@plinth/domain/payments/emi-tab';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMI_PARTNERS, emiCalls } from '../../test/emi-calls.ts';
import { fileForm, mintPdf } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { fittingAnswer, mintEmi } from '../../test/mint-emi.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { orders } from '../db/schema/admissions.ts';

const school = openTestSchool({ EMI_PARTNERS });
const { rowOf } = emiCalls(school);
const VERBS = ['status', 'form', 'form-response', 'submit'] as const;

describe('access to the EMI application', () => {
  it.each([
    ['API-102', 'status'],
    ['API-103', 'form'],
    ['API-104', 'form-response'],
    ['API-105', 'submit'],
  ])('%s POST %s is 401 for a stranger', async (_id, verb) => {
    const { orderId } = await mintEmi(school);
    const answer = await school.call('POST', `/v1/client/oms-v2/order/plan/emi/${verb}`, {
      body: { orderId, step: 1, responses: [] },
    });
    expect(answer.status).toBe(401);
  });

  it('API-107 API-143 PUT document is 401 for a stranger', async () => {
    const { orderId } = await mintEmi(school);
    const form = fileForm('document', mintPdf(), 'a.pdf', { orderId, kind: 'PAN_CARD' });
    expect((await school.call('PUT', '/v1/client/oms-v2/order/plan/emi/document', { form })).status).toBe(
      401,
    );
  });

  it("API-102 API-103 API-104 API-105 API-107 someone else's order is 404 and stays unchanged", async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(4);
    const before = await rowOf(emi.orderId);
    const { token } = await mintPerson(school);
    for (const verb of VERBS) {
      const answer = await emi.call(verb, { step: 1, responses: [] }, token);
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toContain('ABCDE1234F');
    }
    expect((await emi.upload('PAN_CARD', mintPdf(), token)).status).toBe(404);
    expect(await rowOf(emi.orderId)).toEqual(before);
  });

  it('API-102 API-103 API-104 API-105 an unknown order is 404, an invalid id 400', async () => {
    const emi = await mintEmi(school);
    for (const verb of VERBS) {
      expect((await emi.call(verb, { orderId: randomUUID(), step: 1, responses: [] })).status).toBe(404);
      expect((await emi.call(verb, { orderId: '1', step: 1, responses: [] })).status).toBe(400);
    }
  });

  it('API-103 PAY-08 an order with another plan, in dollars, or cancelled is 409 and opens no application', async () => {
    const upfront = await mintEmi(school, 'UPFRONT');
    expect((await upfront.call('form')).status).toBe(409);
    const dollars = await mintEmi(school);
    await school.deps.db.update(orders).set({ currency: 'USD' }).where(eq(orders.orderId, dollars.orderId));
    expect((await dollars.call('form')).status).toBe(409);
    const cancelled = await mintEmi(school);
    await school.deps.db
      .update(orders)
      .set({ status: 'CANCELLED' })
      .where(eq(orders.orderId, cancelled.orderId));
    expect((await cancelled.call('form')).status).toBe(409);
    for (const { orderId } of [upfront, dollars, cancelled]) expect(await rowOf(orderId)).toBeUndefined();
  });
});

describe('opening the EMI application', () => {
  it('API-103 PAY-02 ENUM-05 CONST-15 returns six tabs with their questions, and the same when called again', async () => {
    const emi = await mintEmi(school);
    const first = await emi.call('form');
    expect(first.status).toBe(200);
    expect(first.body.tabs.map((tab: { title: string }) => tab.title)).toEqual([...EMI_TABS]);
    expect(first.body).toMatchObject({ maxStep: 1, responses: [], emiFormId: expect.any(String) });
    expect((await emi.call('form')).body).toEqual(first.body);
  });

  it('API-103 PAY-08 D-105 returns three configured partners with the amount of each tenure, less a separate booking amount', async () => {
    const emi = await mintEmi(school);
    const { partners } = (await emi.call('form')).body;
    expect(partners.map((partner: { name: string }) => partner.name)).toEqual([
      'Nila Finance',
      'Second Finance',
      'Third Finance',
    ]);
    // 120,000 less 20,000 waived, 5,000 off and 10,000 booked makes 85,000 rupees through the partner.
    expect(partners[0].currency).toBe('INR');
    expect(
      partners[0].tenures.map(({ months, amount }: { months: number; amount: number }) => [months, amount]),
    ).toEqual([
      [6, 1_416_700],
      [9, 944_500],
      [12, 708_400],
    ]);
    const upfront = await mintEmi(school, 'EMI_UPFRONT');
    expect((await upfront.call('form')).body.partners[0].tenures[2].amount).toBe(791_700);
  });

  it('API-103 twenty times at once opens one application', async () => {
    const emi = await mintEmi(school);
    const answers = await Promise.all(Array.from({ length: 20 }, () => emi.call('form')));
    expect(new Set(answers.map(({ body }) => body.emiFormId)).size).toBe(1);
  });

  it('API-102 is not done by reading the status', async () => {
    const emi = await mintEmi(school);
    const answer = await emi.call('status');
    expect(answer.body).toMatchObject({ status: 'NOT_STARTED', currentStep: 1, maxStep: 1, responses: [] });
    expect(answer.body.documents.map(({ kind, status }: Record<string, string>) => [kind, status])).toEqual(
      EMI_DOCUMENT_KINDS.map((kind) => [kind, 'PENDING']),
    );
    expect(await rowOf(emi.orderId)).toBeUndefined();
    await emi.call('form');
    expect((await emi.call('status')).body.status).toBe('STARTED');
  });

  it('API-102 P-10 its status takes two SQL statements besides the session, with one document and with four', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(4);
    await emi.upload('PAN_CARD');
    const read = () => emi.call('status');
    expect(await school.countQueries(read)).toBe(3);
    await emi.fillUpTo(5);
    expect(await school.countQueries(read)).toBe(3);
  });
});

describe('filling in the EMI steps', () => {
  it('API-104 PAY-03 VALID-19 a complete step opens the next; a step not yet reached is 400 and saves nothing', async () => {
    const emi = await mintEmi(school);
    await emi.call('form');
    for (const step of [2, 3, 4, 5, 6]) {
      const answer = await emi.fill(step);
      expect(answer.status).toBe(400);
      expect(answer.body.data.maxStep).toBe(1);
    }
    expect((await rowOf(emi.orderId))?.responses).toEqual([]);
    expect((await emi.fill(1)).body).toEqual({ maxStep: 2 });
    expect((await emi.fill(3)).status).toBe(400);
    expect((await emi.fill(2)).body).toEqual({ maxStep: 3 });
    expect((await emi.fill(1)).body).toEqual({ maxStep: 3 });
    expect((await emi.call('status')).body).toMatchObject({ status: 'STARTED', currentStep: 2, maxStep: 3 });
  });

  it('API-104 an incomplete step is saved as a draft, and the next stays closed', async () => {
    const emi = await mintEmi(school);
    const questions = (await emi.tabs())[0]?.questions ?? [];
    const [first, ...rest] = questions.map(fittingAnswer);
    expect((await emi.call('form-response', { step: 1, responses: [first] })).body).toEqual({ maxStep: 1 });
    expect((await emi.fill(2)).status).toBe(400);
    const { responses } = (await emi.call('form')).body;
    expect(responses).toMatchObject([{ questionId: questions[0]?.questionId }]);
    expect((await emi.call('form-response', { step: 1, responses: rest })).body).toEqual({ maxStep: 2 });
    const nothing = await emi.call('form-response', { step: 2, responses: [] });
    expect(nothing.status).toBe(400);
    expect(nothing.body.data.fields).toHaveLength(2);
  });

  it('API-104 VALID-46 an invalid answer is 400, names its question and saves nothing', async () => {
    const emi = await mintEmi(school);
    const [work, plan] = await emi.tabs();
    const income = work?.questions.find(({ meta }) => meta.category === 'RUPEES');
    const earns = work?.questions[0];
    const partner = plan?.questions[0];
    const wrong: object[][] = [
      [{ questionId: income?.questionId, responseValue: 'plenty' }],
      [{ questionId: earns?.questionId, entries: partner?.options.slice(0, 1) }],
      [{ questionId: earns?.questionId, entries: earns?.options.slice(0, 2) }],
      [{ questionId: partner?.questionId, entries: partner?.options.slice(0, 1) }],
      [{ questionId: randomUUID(), responseValue: 'x' }],
      [{ questionId: income?.questionId, responseValue: '1'.repeat(10) }],
    ];
    for (const responses of wrong) {
      const answer = await emi.call('form-response', { step: 1, responses });
      expect(answer.status).toBe(400);
      expect(answer.body.data.fields[0].path).toBe((responses[0] as { questionId: string }).questionId);
    }
    for (const step of [0, 7, 1.5, '1'])
      expect((await emi.call('form-response', { step, responses: [] })).status).toBe(400);
    expect((await rowOf(emi.orderId))?.responses).toEqual([]);
  });

  it('API-104 API-105 API-107 an application that was never opened is 404', async () => {
    const emi = await mintEmi(school);
    expect((await emi.call('form-response', { step: 1, responses: [] })).status).toBe(404);
    expect((await emi.call('submit')).status).toBe(404);
    expect((await emi.upload('PAN_CARD')).status).toBe(404);
  });

  it('API-104 answers sent at the same time are all saved', async () => {
    const emi = await mintEmi(school);
    const questions = (await emi.tabs())[0]?.questions ?? [];
    const answers = await Promise.all(
      questions.map((question) =>
        emi.call('form-response', { step: 1, responses: [fittingAnswer(question)] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(questions.map(() => 200));
    expect(await rowOf(emi.orderId)).toMatchObject({ maxStep: 2 });
    expect((await rowOf(emi.orderId))?.responses).toHaveLength(questions.length);
  });

  it('API-104 D-102 is 409 once the order has another plan', async () => {
    const emi = await mintEmi(school);
    await emi.fillUpTo(1);
    await school.deps.db.update(orders).set({ planType: 'UPFRONT' }).where(eq(orders.orderId, emi.orderId));
    const answer = await emi.call('form-response', { step: 2, responses: [] });
    expect(answer.status).toBe(409);
  });
});
