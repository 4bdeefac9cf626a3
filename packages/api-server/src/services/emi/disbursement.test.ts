import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintApprovedEmi, mintEmi } from '../../../test/mint-emi.ts';
import { decide, deliver, initiate, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { deadlines, ledgerEntries, orders, payments, sandboxCheckouts } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { findDiscrepancies } from '../payments/find-discrepancies.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { acceptFlagged } from '../payments/resolve-flagged.ts';
import { listEmiApplications } from './list-emi-applications.ts';
import { listLoansAtPartner } from './list-loans-at-partner.ts';
import { recordDisbursement } from './record-disbursement.ts';
import { approveEmi, declineEmi, rejectEmi } from './review-emi.ts';

const school = openTestSchool();
const PARTNERS_PART = 8_500_000;

const mintApproved = (planType?: 'EMI_WITH_DP' | 'EMI_UPFRONT') => mintApprovedEmi(school, planType);
const disburse = (emiFormId: string, reference: string, amount = PARTNERS_PART) =>
  recordDisbursement(school.deps, COMMAND, { emiFormId, reference, amount });

describe('the payout of an EMI partner', () => {
  it('PAY-01 PAY-08 settles the order like any payment, once, however often it is recorded', async () => {
    const emi = await mintApproved();
    const reference = `NEFT ${emi.orderId}`;
    await Promise.all(Array.from({ length: 10 }, () => disburse(emi.emiFormId, reference)));
    expect(await emi.order()).toMatchObject({ status: 'PAYMENT_COMPLETED' });
    const paid = await school.deps.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, emi.orderId), eq(payments.method, 'EMI_PARTNER')));
    expect(paid).toMatchObject([
      {
        status: 'SUCCEEDED',
        providerRef: reference,
        amount: PARTNERS_PART,
        invoiceNumber: expect.any(Number),
      },
    ]);
    const mails = (await school.mailsTo(emi.payer.emailId)).filter(({ template }) => template === 'receipt');
    expect(mails.map(({ subject }) => subject)).toContain('Your EMI partner has paid ₹85,000');
    expect(
      (await findDiscrepancies(school.deps, 2)).filter(({ orderId }) => orderId === emi.orderId),
    ).toEqual([]);
    expect((await initiate(school, emi.orderToken, 'FULL_PAYMENT')).status).toBe(409);
  });

  it('PAY-08 without a booking amount is the first payment, and gives the place', async () => {
    const emi = await mintApproved('EMI_UPFRONT');
    await disburse(emi.emiFormId, `NEFT ${emi.orderId}`, 9_500_000);
    expect(await emi.order()).toMatchObject({
      status: 'PAYMENT_COMPLETED',
      userId: emi.payer.userId,
      cohortId: expect.any(String),
    });
  });

  it('PAY-08 with another amount, a used reference, or for an unapproved or unknown application is refused', async () => {
    const [emi, other] = [await mintApproved(), await mintApproved()];
    await expect(disburse(emi.emiFormId, 'short', PARTNERS_PART - 1)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await disburse(emi.emiFormId, 'UTR 77');
    await expect(disburse(other.emiFormId, 'UTR 77')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(disburse(emi.emiFormId, 'UTR 78')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(disburse(randomUUID(), 'UTR 79')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const begun = await mintEmi(school);
    const { emiFormId } = (await begun.call('form')).body;
    await expect(disburse(emiFormId, 'UTR 80')).rejects.toMatchObject({ code: 'CONFLICT' });
    const ledger = await school.deps.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.orderId, other.orderId));
    expect(ledger).toHaveLength(1);
  });

  it('PAY-04 when refunded, is recorded as done by hand: the money goes to the partner', async () => {
    const emi = await mintApproved();
    await disburse(emi.emiFormId, `NEFT ${emi.orderId}`);
    const [paid] = await school.deps.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, emi.orderId), eq(payments.method, 'EMI_PARTNER')));
    const given = await refundPayment(school.deps, COMMAND, {
      paymentId: paid?.paymentId ?? '',
      reason: 'Loan cancelled',
      idempotencyKey: `loan ${emi.orderId}`,
    });
    expect(given).toMatchObject({ status: 'SUCCEEDED', isByHand: true, left: 0 });
    const mails = (await school.mailsTo(emi.payer.emailId)).filter(({ template }) => template === 'refund');
    expect(mails[0]?.text).toContain('It goes to your EMI partner');
  });
});

describe('payments beside an EMI application', () => {
  it('API-112 PAY-08 while the partner has the application, its part cannot be paid and its open checkout is closed', async () => {
    const emi = await mintEmi(school, 'UPFRONT');
    await emi.choosePlan('EMI_WITH_DP');
    await pay(school, emi.orderToken);
    const { body } = await initiate(school, emi.orderToken, 'FULL_PAYMENT');
    await emi.fillUpTo(6);
    await emi.call('submit');
    await school.deps.background.settled();
    const [checkout] = await school.deps.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.paymentId, body.paymentId));
    const [payment] = await school.deps.db
      .select()
      .from(payments)
      .where(eq(payments.paymentId, body.paymentId));
    expect([checkout?.status, payment?.status]).toEqual(['CLOSED', 'FAILED']);
    const refused = await initiate(school, emi.orderToken, 'FULL_PAYMENT');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Your EMI partner pays this part');
  });

  it('API-094 money that arrives all the same is flagged, and is never a second charge', async () => {
    const emi = await mintEmi(school, 'UPFRONT');
    await emi.choosePlan('EMI_WITH_DP');
    await pay(school, emi.orderToken);
    const { body } = await initiate(school, emi.orderToken, 'FULL_PAYMENT');
    const emiFormId = (await emi.call('form')).body.emiFormId as string;
    await emi.fillUpTo(6);
    await emi.call('submit');
    await approveEmi(school.deps, COMMAND, emiFormId);
    await disburse(emiFormId, `NEFT ${emi.orderId}`);
    await school.deps.background.settled();
    const paidThere = await decide(school, body.paymentId);
    await deliver(school, paidThere);
    const [payment] = await school.deps.db
      .select()
      .from(payments)
      .where(eq(payments.paymentId, body.paymentId));
    expect(payment).toMatchObject({
      status: 'FLAGGED',
      failureReason: 'This instalment has already been paid.',
    });
  });

  it('API-105 PAY-08 once the partner declines, the payer pays the part again; a paid application cannot be declined', async () => {
    const emi = await mintApproved();
    await Promise.all(
      Array.from({ length: 5 }, () =>
        declineEmi(school.deps, COMMAND, { emiFormId: emi.emiFormId, remark: 'Income too low.' }),
      ),
    );
    const mails = (await school.mailsTo(emi.payer.emailId)).filter(
      ({ template }) => template === 'emi-declined',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Income too low.');
    expect((await initiate(school, emi.orderToken, 'FULL_PAYMENT')).status).toBe(201);
    await expect(disburse(emi.emiFormId, 'late')).rejects.toMatchObject({ code: 'CONFLICT' });

    const paid = await mintApproved();
    await disburse(paid.emiFormId, `NEFT ${paid.orderId}`);
    await expect(
      declineEmi(school.deps, COMMAND, { emiFormId: paid.emiFormId, remark: 'No.' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('API-105 an application for an order that was paid in the meantime cannot be approved', async () => {
    const emi = await mintEmi(school, 'UPFRONT');
    await emi.choosePlan('EMI_WITH_DP');
    await pay(school, emi.orderToken);
    const { body } = await initiate(school, emi.orderToken, 'FULL_PAYMENT');
    const paidThere = await decide(school, body.paymentId);
    const emiFormId = (await emi.call('form')).body.emiFormId as string;
    await emi.fillUpTo(6);
    await emi.call('submit');
    await school.deps.background.settled();
    await deliver(school, paidThere);
    await expect(approveEmi(school.deps, COMMAND, emiFormId)).rejects.toMatchObject({ code: 'CONFLICT' });
    const remark = 'Thank you for paying it yourself.';
    await rejectEmi(school.deps, COMMAND, { emiFormId, remark, documents: ['PAN_CARD'] });
    expect((await emi.call('status')).body).toMatchObject({ status: 'EXPIRED', remark });
    const mail = (await school.mailsTo(emi.payer.emailId)).find(
      ({ template }) => template === 'emi-rejected',
    );
    expect(mail?.text).toContain('Your order is paid in full, so your EMI application ends here');
    expect(mail?.text).toContain(remark);
    expect(mail?.text).not.toMatch(/hand it in again|upload again/);
  });
});

/** An application that was handed in and waits for the school. */
async function mintHandedIn() {
  const emi = await mintEmi(school, 'UPFRONT');
  await emi.choosePlan('EMI_WITH_DP');
  const { body } = await initiate(school, emi.orderToken);
  const paidThere = await decide(school, body.paymentId);
  await emi.fillUpTo(6);
  await emi.call('submit');
  const { emiFormId } = await applicationOf(emi.orderId);
  return { ...emi, emiFormId, paymentId: body.paymentId as string, paidThere };
}
const applicationOf = async (orderId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(emiApplications)
    .where(eq(emiApplications.orderId, orderId));
  if (!row) throw new Error('no application');
  return row;
};
const cancel = async (orderId: string) => {
  await cancelOrder(school.deps, COMMAND, orderId, 'Asked for it');
  await school.deps.background.settled();
};

describe('an order that ends with an EMI application', () => {
  it.each([
    { status: 'IN_REVIEW' as const, mint: mintHandedIn },
    { status: 'REVIEWED' as const, mint: () => mintApproved() },
  ])(
    'ENUM-48 PAY-08 closes one that is $status, for the office, the partner and the applicant, with one email',
    async ({ status, mint }) => {
      const emi = await mint();
      expect((await applicationOf(emi.orderId)).status).toBe(status);
      const before = (await school.mailsTo(emi.payer.emailId)).length;
      await cancel(emi.orderId);
      expect((await emi.call('status')).body.status).toBe('EXPIRED');
      const idsOf = async (wanted: typeof status) =>
        (await listEmiApplications(school.deps, { status: wanted, pageNo: 0 })).applications.map(
          ({ emiFormId }) => emiFormId,
        );
      expect(await idsOf(status)).not.toContain(emi.emiFormId);
      const loans = await listLoansAtPartner(school.deps);
      expect(loans.map(({ emiFormId }) => emiFormId)).not.toContain(emi.emiFormId);
      const { emiFormId } = emi;
      const remark = 'The scan is cut off.';
      for (const decide of [
        () => approveEmi(school.deps, COMMAND, emiFormId),
        () => rejectEmi(school.deps, COMMAND, { emiFormId, remark, documents: [] }),
        () => declineEmi(school.deps, COMMAND, { emiFormId, remark }),
      ])
        await expect(decide()).rejects.toMatchObject({ code: 'CONFLICT' });
      expect((await emi.call('submit')).status).toBe(409);
      const mails = await school.mailsTo(emi.payer.emailId);
      expect(mails).toHaveLength(before + 1);
      const told = mails.find(({ template }) => template === 'order-cancelled');
      expect(told?.text).toContain('Your EMI application ends with it.');
    },
  );

  it('ENUM-48 leaves one that was never handed in as it is, and says nothing about it', async () => {
    const emi = await mintEmi(school);
    await emi.call('form');
    await cancel(emi.orderId);
    expect((await applicationOf(emi.orderId)).status).toBe('STARTED');
    const mail = (await school.mailsTo(emi.payer.emailId)).find(
      ({ template }) => template === 'order-cancelled',
    );
    expect(mail?.text).not.toContain('EMI application');
  });

  it('PAY-08 API-094 money that the partner still sends is recorded once, as a payment that does not fit', async () => {
    const emi = await mintApproved();
    await cancel(emi.orderId);
    const reference = `NEFT ${emi.orderId}`;
    const [first, again] = await Promise.allSettled([
      disburse(emi.emiFormId, reference),
      disburse(emi.emiFormId, reference),
    ]);
    expect([first.status, again.status].sort()).toEqual(['fulfilled', 'rejected']);
    const taken = await school.deps.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, emi.orderId), eq(payments.method, 'EMI_PARTNER')));
    expect(taken).toMatchObject([
      {
        status: 'FLAGGED',
        receivedAmount: PARTNERS_PART,
        providerRef: reference,
        failureReason: 'The order is CANCELLED: give the money back to the partner.',
      },
    ]);
    expect(await emi.order()).toMatchObject({ status: 'CANCELLED' });
  });

  it('ENUM-48 one that was left with the partner when its order ended can be declined or paid, and neither promises anything', async () => {
    const [declined, paid] = [await mintApproved(), await mintApproved()];
    for (const { orderId } of [declined, paid]) {
      await cancel(orderId);
      await school.deps.db
        .update(emiApplications)
        .set({ status: 'REVIEWED' })
        .where(eq(emiApplications.orderId, orderId));
    }
    const { emiFormId } = declined;
    expect(await declineEmi(school.deps, COMMAND, { emiFormId, remark: 'No income.' })).toMatchObject({
      status: 'EXPIRED',
    });
    const mail = (await school.mailsTo(declined.payer.emailId)).find(
      ({ template }) => template === 'emi-declined',
    );
    expect(mail?.text).toContain('Your order has ended, so your EMI application ends here.');
    expect(mail?.text).not.toMatch(/keep your place|hand it in again/);
    expect(await disburse(paid.emiFormId, `NEFT ${paid.orderId}`)).toMatchObject({ isFlagged: true });
  });

  it('PAY-08 an order that continues, since a late payment was accepted, lets the application be handed in again', async () => {
    const emi = await mintHandedIn();
    await cancel(emi.orderId);
    await deliver(school, emi.paidThere);
    await acceptFlagged(school.deps, COMMAND, emi.paymentId);
    expect((await emi.call('status')).body.status).toBe('STARTED');
    expect((await emi.call('submit')).body).toEqual({ status: 'IN_REVIEW' });
  });
});

describe('the deadline of the first payment', () => {
  it.each(['PENDING', 'IN_REVIEW', 'REVIEWED'] as const)(
    'ENUM-41 PAY-08 does not end an order while its EMI application is %s',
    async (status) => {
      const emi = await mintApproved('EMI_UPFRONT');
      await school.deps.db
        .update(emiApplications)
        .set({ status })
        .where(eq(emiApplications.emiFormId, emi.emiFormId));
      const row = await emi.order();
      await school.deps.db
        .update(deadlines)
        .set({ date: new Date(school.now().getTime() - 1) })
        .where(eq(deadlines.applicationId, row?.applicationId ?? ''));
      await expireOrders(school.deps);
      const read = await school.call('GET', `/api/v1/public/order?orderToken=${emi.orderToken}`);
      expect(read.body.order.status).toBe('PLAN_CREATED');
      await school.deps.db
        .update(emiApplications)
        .set({ status: 'REJECTED' })
        .where(eq(emiApplications.emiFormId, emi.emiFormId));
      await expireOrders(school.deps);
      expect(await emi.order()).toMatchObject({ status: 'EXPIRED' });
    },
  );

  type Approved = Awaited<ReturnType<typeof mintApproved>>;
  const DAY_MS = 86_400_000;
  const statusOf = async ({ orderToken }: Approved) =>
    (await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).body.order.status;
  const sendBack = async ({ emiFormId }: Approved) => {
    await school.deps.db
      .update(emiApplications)
      .set({ status: 'IN_REVIEW' })
      .where(eq(emiApplications.emiFormId, emiFormId));
    await rejectEmi(school.deps, COMMAND, { emiFormId, remark: 'The scan is cut off.', documents: [] });
  };
  const decline = ({ emiFormId }: Approved) =>
    declineEmi(school.deps, COMMAND, { emiFormId, remark: 'Income too low.' });

  it.each([
    ['sends it back', sendBack],
    ['learns that the partner declined it', decline],
  ])(
    'ENUM-41 PAY-08 that passed while the application was away leaves a week once the school %s',
    async (_, come) => {
      const [offered, direct] = [await mintApproved('EMI_UPFRONT'), await mintApproved('EMI_UPFRONT')];
      const { db } = school.deps;
      const { applicationId } = (await offered.order()) ?? {};
      await db
        .update(deadlines)
        .set({ date: new Date(school.now().getTime() - DAY_MS) })
        .where(eq(deadlines.applicationId, applicationId ?? ''));
      await db
        .update(orders)
        .set({ applicationId: null, createdAt: new Date(school.now().getTime() - 15 * DAY_MS) })
        .where(eq(orders.orderId, direct.orderId));
      for (const emi of [offered, direct]) {
        await come(emi);
        const mails = await school.mailsTo(emi.payer.emailId);
        expect(mails.at(-1)?.text).not.toContain('keep your place');
      }
      await expireOrders(school.deps);
      expect([await statusOf(offered), await statusOf(direct)]).toEqual(['PLAN_CREATED', 'PLAN_CREATED']);
      expect((await offered.choosePlan('TWO_PART')).status).toBe(200);
      expect((await direct.call('submit')).body).toEqual({ status: 'IN_REVIEW' });
      await sendBack(direct);
      school.advance(7 * DAY_MS + 1_000);
      await expireOrders(school.deps);
      expect([await statusOf(offered), await statusOf(direct)]).toEqual(['EXPIRED', 'EXPIRED']);
    },
  );
});

describe('the price while an EMI application is handed in', () => {
  it('CONST-29 PAY-08 stays the one it was handed in for when the plan discount ends, and the partner pays just that', async () => {
    const emi = await mintEmi(school, 'UPFRONT');
    await emi.choosePlan('EMI_WITH_DP');
    const emiFormId = (await emi.call('form')).body.emiFormId as string;
    await emi.fillUpTo(6);
    await emi.call('submit');
    await approveEmi(school.deps, COMMAND, emiFormId);
    school.advance(1_000);
    await school.deps.db
      .update(orders)
      .set({ planDiscountDeadLine: sql`${orders.plannedAt}` })
      .where(eq(orders.orderId, emi.orderId));
    const amount = async () =>
      (await school.call('GET', `/api/v1/public/order?orderToken=${emi.orderToken}`)).body.order.amount;
    expect(await amount()).toBe(9_500_000);
    await pay(school, emi.orderToken);
    expect(await amount()).toBe(9_500_000);
    await disburse(emiFormId, `NEFT ${emi.orderId}`);
    const [order] = await school.deps.db.select().from(orders).where(eq(orders.orderId, emi.orderId));
    expect(order).toMatchObject({ status: 'PAYMENT_COMPLETED' });
  });
});
