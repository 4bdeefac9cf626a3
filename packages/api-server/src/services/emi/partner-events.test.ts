import { createServer } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintApprovedEmi, mintEmi } from '../../../test/mint-emi.ts';
import { initiate } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { gatewayEvents, ledgerEntries, payments } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { sandboxPartnerEvent } from '../../gateways/emi/emi-partner.ts';
import { signWebhook } from '../../gateways/payments/webhook-signature.ts';
import { erasePerson } from '../account/erase-person.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { findDiscrepancies } from '../payments/find-discrepancies.ts';
import { acceptFlagged } from '../payments/resolve-flagged.ts';
import { recordDisbursement } from './record-disbursement.ts';

const PARTNERS_PART = 8_500_000;
const SECRET = 'a secret of the second partner';
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
const PORT = await freePort();
const school = openTestSchool({ PORT, EMI_WEBHOOK_SECRETS: ['', SECRET] });

type Emi = { emiFormId: string; orderId: string };
type Data = { reference?: string; amount?: number; currency?: string; reason?: string };

let events = 0;
const eventOf = (emi: Emi, type: string, data: Data) => {
  events += 1;
  return { id: `evt_${events}`, type, data: { application: emi.emiFormId, ...data } };
};
const post = (rawBody: string, signature: string, partner = 1) =>
  school.raw(`/api/v1/webhook/emi/${partner}/process-and-verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', signature },
    body: rawBody,
  });
const send = (emi: Emi, type: string, data: Data = {}) => {
  const { PLINTH_SECRET } = school.deps.settings;
  const event = sandboxPartnerEvent(PLINTH_SECRET, 1, eventOf(emi, type, data), school.now());
  return post(event.rawBody, event.signature);
};
const paidBy = (emi: Emi, change: Data = {}): Data => ({
  reference: `UTR ${emi.orderId}`,
  amount: PARTNERS_PART,
  currency: 'INR',
  ...change,
});
const partnerPayments = (emi: Emi) =>
  school.deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, emi.orderId), eq(payments.method, 'EMI_PARTNER')));
const charges = async (emi: Emi) =>
  (await school.deps.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, emi.orderId))).length;
const statusOf = async (emi: Emi) =>
  (await school.deps.db.select().from(emiApplications).where(eq(emiApplications.emiFormId, emi.emiFormId)))[0]
    ?.status;

describe('the signed events of an EMI partner', () => {
  it('PAY-08 D-68 a payout settles the order once, ten times in parallel and alongside a staff record', async () => {
    const emi = await mintApprovedEmi(school);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => send(emi, 'loan.disbursed', paidBy(emi))),
      recordDisbursement(school.deps, COMMAND, {
        emiFormId: emi.emiFormId,
        reference: `UTR ${emi.orderId}`,
        amount: PARTNERS_PART,
      }).then(() => ({ status: 200 })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
    expect(await emi.order()).toMatchObject({ status: 'PAYMENT_COMPLETED' });
    expect(await partnerPayments(emi)).toMatchObject([{ status: 'SUCCEEDED', amount: PARTNERS_PART }]);
    expect(await charges(emi)).toBe(2);
    const receipts = (await school.mailsTo(emi.payer.emailId)).filter(({ subject }) =>
      subject.startsWith('Your EMI partner has paid'),
    );
    expect(receipts).toHaveLength(1);
    await send(emi, 'loan.declined', { reason: 'Too late.' });
    expect(await emi.order()).toMatchObject({ status: 'PAYMENT_COMPLETED' });
    expect(await statusOf(emi)).toBe('REVIEWED');
    expect(
      (await findDiscrepancies(school.deps, 2)).filter(({ orderId }) => orderId === emi.orderId),
    ).toEqual([]);
  });

  it('PAY-08 a declined loan returns the part to the payer, with one email; a later payout is flagged', async () => {
    const emi = await mintApprovedEmi(school);
    await Promise.all(
      Array.from({ length: 5 }, () => send(emi, 'loan.declined', { reason: 'Income too low.' })),
    );
    expect(await statusOf(emi)).toBe('DECLINED');
    const mails = (await school.mailsTo(emi.payer.emailId)).filter(
      ({ template }) => template === 'emi-declined',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Income too low.');
    expect((await initiate(school, emi.orderToken, 'FULL_PAYMENT')).status).toBe(201);
    await send(emi, 'loan.disbursed', paidBy(emi));
    expect(await partnerPayments(emi)).toMatchObject([{ status: 'FLAGGED' }]);
    expect(await charges(emi)).toBe(1);
  });

  it('PAY-08 PERSON-03 are taken after the person was erased, without the reason', async () => {
    const [paid, declined] = [await mintApprovedEmi(school), await mintApprovedEmi(school)];
    const { db } = school.deps;
    for (const { payer } of [paid, declined])
      await db.transaction((tx) =>
        erasePerson(school.deps, tx, { userId: payer.userId, emailId: payer.emailId, ownsAddress: true }),
      );
    expect((await send(paid, 'loan.disbursed', paidBy(paid))).status).toBe(200);
    expect(await partnerPayments(paid)).toMatchObject([{ status: 'SUCCEEDED', amount: PARTNERS_PART }]);
    expect((await send(declined, 'loan.declined', { reason: 'Asha lost her job.' })).status).toBe(200);
    expect(await statusOf(declined)).toBe('DECLINED');
    expect(JSON.stringify(await db.select().from(gatewayEvents))).not.toContain('Asha');
  });

  it('PAY-08 API-094 after the order was cancelled, a payout is flagged once, and a decline changes and mails nothing', async () => {
    const emi = await mintApprovedEmi(school);
    await cancelOrder(school.deps, COMMAND, emi.orderId, 'Asked for it');
    const declined = await send(emi, 'loan.declined', { reason: 'Too late.' });
    expect(declined.status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => send(emi, 'loan.disbursed', paidBy(emi))));
    expect(await statusOf(emi)).toBe('EXPIRED');
    expect(await partnerPayments(emi)).toMatchObject([{ status: 'FLAGGED', receivedAmount: PARTNERS_PART }]);
    expect(await emi.order()).toMatchObject({ status: 'CANCELLED' });
    const templates = (await school.mailsTo(emi.payer.emailId)).map(({ template }) => template);
    expect(templates).not.toContain('emi-declined');
  });

  it('PAY-08 API-094 a wrong amount or currency is flagged once and cannot be accepted; the exact payout then settles the order', async () => {
    const emi = await mintApprovedEmi(school);
    const short = paidBy(emi, { amount: PARTNERS_PART - 1 });
    await Promise.all(Array.from({ length: 5 }, () => send(emi, 'loan.disbursed', short)));
    const [flagged] = await partnerPayments(emi);
    expect(flagged).toMatchObject({ status: 'FLAGGED', receivedAmount: PARTNERS_PART - 1 });
    await expect(acceptFlagged(school.deps, COMMAND, flagged?.paymentId ?? '')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(
      recordDisbursement(school.deps, COMMAND, {
        emiFormId: emi.emiFormId,
        reference: short.reference ?? '',
        amount: PARTNERS_PART - 1,
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await send(emi, 'loan.disbursed', paidBy(emi, { reference: `USD ${emi.orderId}`, currency: 'USD' }));
    expect((await partnerPayments(emi)).map(({ status }) => status)).toEqual(['FLAGGED', 'FLAGGED']);
    await send(emi, 'loan.disbursed', paidBy(emi, { reference: `rest ${emi.orderId}` }));
    expect(await emi.order()).toMatchObject({ status: 'PAYMENT_COMPLETED' });
    const again = await send(
      emi,
      'loan.disbursed',
      paidBy(emi, { reference: `rest ${emi.orderId}`, amount: 5 }),
    );
    expect(again.status).toBe(409);
  });

  it('API-094 a bad signature returns 403, another partner’s loan 404, an invalid event 400, and none of them writes', async () => {
    const emi = await mintApprovedEmi(school);
    const sent = JSON.stringify(eventOf(emi, 'loan.disbursed', paidBy(emi)));
    const { PLINTH_SECRET } = school.deps.settings;
    const { signature } = sandboxPartnerEvent(
      PLINTH_SECRET,
      1,
      eventOf(emi, 'loan.disbursed', paidBy(emi)),
      school.now(),
    );
    const second = signWebhook(SECRET, sent, school.now());
    const answers = [
      await post(sent, signature),
      await post(sent, ''),
      await post(sent, second),
      await post(sent, second, 2),
      await post(sent, second, 9),
      await send(emi, 'loan.disbursed', { amount: PARTNERS_PART }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404, 400]);
    const begun = await mintEmi(school);
    const { emiFormId } = (await begun.call('form')).body;
    expect((await send({ emiFormId, orderId: begun.orderId }, 'loan.disbursed', paidBy(emi))).status).toBe(
      404,
    );
    expect(await partnerPayments(emi)).toEqual([]);
    expect((await send(emi, 'loan.reminded')).status).toBe(200);
    const kept = await school.deps.db
      .select()
      .from(gatewayEvents)
      .where(eq(gatewayEvents.eventId, `evt_${events}`));
    expect(kept).toMatchObject([{ provider: 'emi-partner-1', outcome: 'IGNORED' }]);
  });
});

describe('the sandbox EMI partner', () => {
  let server: ServerType | undefined;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        const fetch = async (request: Request) =>
          school.raw(new URL(request.url).pathname, {
            method: request.method,
            headers: request.headers,
            body: await request.text(),
          });
        server = serve({ port: PORT, hostname: '127.0.0.1', fetch }, () => resolve());
      }),
  );
  afterAll(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));
  const press = (emi: Emi, decision: string) =>
    school.raw(`/sandbox-partner/${emi.emiFormId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `decision=${decision}`,
    });

  it('PAY-08 shows the pending applications, and sends its decision to the school as a signed event', async () => {
    const [paid, declined] = [await mintApprovedEmi(school), await mintApprovedEmi(school)];
    const page = await (await school.raw('/sandbox-partner')).text();
    expect(page).toContain(paid.emiFormId);
    expect(page).toContain('₹85,000');
    expect(page).not.toContain('<script');
    expect((await press(paid, 'keep')).status).toBe(400);
    expect((await press(paid, 'pay')).status).toBe(303);
    expect(await paid.order()).toMatchObject({ status: 'PAYMENT_COMPLETED' });
    await press(declined, 'decline');
    expect(await statusOf(declined)).toBe('DECLINED');
    const after = await (await school.raw('/sandbox-partner')).text();
    expect(after).not.toContain(paid.emiFormId);
    expect(after).not.toContain(declined.emiFormId);
  });
});
