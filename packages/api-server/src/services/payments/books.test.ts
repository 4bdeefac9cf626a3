import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decide, deliver, initiate, mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { paymentCalls } from '../../../test/payment-calls.ts';
import {
  applications,
  ledgerEntries,
  orderCards,
  orderInstalments,
  orders,
  payments,
  sandboxCheckouts,
  vouchers,
} from '../../db/schema/admissions.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { chargeDueInstalments } from './charge-due-instalments.ts';
import { findDiscrepancies } from './find-discrepancies.ts';
import { refundPayment } from './refund-payment.ts';
import { acceptFlagged, listFlagged, returnFlagged } from './resolve-flagged.ts';

const school = openTestSchool();
const { choose, publicOrder } = paymentCalls(school);
const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';

const ledgerOf = (paymentId: string) =>
  school.deps.db.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, paymentId));
const paymentOf = async (paymentId: string) =>
  (await school.deps.db.select().from(payments).where(eq(payments.paymentId, paymentId)))[0];
const statusOf = async (orderId: string) =>
  (await school.deps.db.select().from(orders).where(eq(orders.orderId, orderId)))[0]?.status;
const discrepanciesOf = async (orderId: string) =>
  (await findDiscrepancies(school.deps, 2)).filter((one) => one.orderId === orderId).map(({ kind }) => kind);

/** Buys the course with a voucher code from the public page. */
const buyWith = (voucherCode: string, emailId: string) =>
  school.call('POST', '/v2/client/public/oms-v2/order', {
    body: {
      pricingStage: 'CHECKOUT',
      productId: 'BIM_A',
      currency: 'INR',
      voucherCode,
      emailId,
      billingContact: { firstName: 'Ravi', lastName: 'Test', phone: '+919876543210' },
      billingAddress: {
        line1: '1 Road',
        city: 'Pune',
        state: 'MH',
        postalCode: '411001',
        country: 'India',
      },
    },
  });

/** Creates a booking paid with a different amount than requested. */
async function mintFlagged(amount: number) {
  const offer = await mintOrder(school);
  const { body } = await initiate(school, offer.orderToken);
  const checkout = await decide(school, body.paymentId);
  await deliver(school, checkout, { amount });
  return { ...offer, paymentId: body.paymentId as string };
}

describe('the ledger', () => {
  it('PAY-04 refuses to change or delete an entry', async () => {
    const offer = await mintOrder(school);
    const { paymentId } = await pay(school, offer.orderToken);
    const { db } = school.deps;
    for (const statement of [
      sql`update ledger_entries set amount = 1 where payment_id = ${paymentId}`,
      sql`delete from ledger_entries where payment_id = ${paymentId}`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') },
      });
    expect(await ledgerOf(paymentId)).toMatchObject([{ kind: 'CHARGE', amount: 1_000_000 }]);
  });
});

describe('refunds', () => {
  it('PAY-04 are made in parts up to the charge, each with its reason and one email', async () => {
    const offer = await mintOrder(school);
    const { paymentId } = await pay(school, offer.orderToken);
    const refund = (amount: number | undefined, idempotencyKey: string) =>
      refundPayment(school.deps, COMMAND, {
        paymentId,
        amount,
        reason: `Reason of the ${idempotencyKey}`,
        idempotencyKey,
      });
    expect(await refund(400_000, 'first')).toMatchObject({ amount: 400_000, left: 600_000, currency: 'INR' });
    await expect(refund(600_001, 'second')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refund(undefined, 'rest')).toMatchObject({ amount: 600_000, left: 0 });
    await expect(refund(1, 'more')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await ledgerOf(paymentId)).map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
      -600_000, -400_000, 1_000_000,
    ]);
    expect(
      (await school.mailsTo(offer.emailId)).filter(({ template }) => template === 'refund'),
    ).toHaveLength(2);
    const made = await school.deps.db
      .select({ amount: refunds.amount, reason: refunds.reason })
      .from(refunds)
      .where(eq(refunds.paymentId, paymentId))
      .orderBy(refunds.amount);
    expect(made).toEqual([
      { amount: 400_000, reason: 'Reason of the first' },
      { amount: 600_000, reason: 'Reason of the rest' },
    ]);
    expect(await statusOf(offer.orderId)).toBe('PAYMENT_ONGOING');
    expect(await discrepanciesOf(offer.orderId)).toEqual([]);
  });

  it('PAY-04 twenty simultaneous calls with one key make one refund; the key with another amount is refused', async () => {
    const offer = await mintOrder(school);
    const { paymentId } = await pay(school, offer.orderToken);
    const refund = (amount: number) =>
      refundPayment(school.deps, COMMAND, {
        paymentId,
        amount,
        reason: 'Twice by mistake',
        idempotencyKey: `once ${paymentId}`,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(100_000)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ledgerOf(paymentId)).toHaveLength(2);
    await expect(refund(200_000)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('PAY-04 a payment that was never charged cannot be refunded', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const refund = (paymentId: string) =>
      refundPayment(school.deps, COMMAND, { paymentId, reason: 'None', idempotencyKey: `none ${paymentId}` });
    await expect(refund(body.paymentId)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(refund(UNKNOWN_ID)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('flagged payments', () => {
  it('API-094 a tampered amount waits for a decision; once returned, the ledger balances to zero', async () => {
    const flagged = await mintFlagged(900_000);
    expect(await listFlagged(school.deps)).toContainEqual(
      expect.objectContaining({ paymentId: flagged.paymentId, receivedAmount: 900_000, amount: 1_000_000 }),
    );
    expect(await discrepanciesOf(flagged.orderId)).toEqual(['FLAGGED']);
    await expect(acceptFlagged(school.deps, COMMAND, flagged.paymentId)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await returnFlagged(school.deps, COMMAND, flagged.paymentId, 'Not the amount');
    expect((await ledgerOf(flagged.paymentId)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await discrepanciesOf(flagged.orderId)).toEqual([]);
    await expect(returnFlagged(school.deps, COMMAND, flagged.paymentId, 'Again')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await statusOf(flagged.orderId)).toBe('PLAN_CREATED');
  });

  it('API-094 D-68 a payment for a cancelled order can be accepted: the order continues, with place and invoice', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await cancelOrder(school.deps, COMMAND, offer.orderId, 'Asked for it');
    await deliver(school, await decide(school, body.paymentId));
    expect((await paymentOf(body.paymentId))?.status).toBe('FLAGGED');
    await acceptFlagged(school.deps, COMMAND, body.paymentId);
    expect(await paymentOf(body.paymentId)).toMatchObject({
      status: 'SUCCEEDED',
      invoiceNumber: expect.any(Number),
    });
    expect(await statusOf(offer.orderId)).toBe('PAYMENT_ONGOING');
    expect(await discrepanciesOf(offer.orderId)).toEqual([]);
    await expect(acceptFlagged(school.deps, COMMAND, body.paymentId)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(acceptFlagged(school.deps, COMMAND, UNKNOWN_ID)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    { seats: 'free', state: 'ONGOING', receipt: /Your course is paid in full/ },
    { seats: 'taken', state: 'WAITING', receipt: /we are looking for a seat for you/ },
  ])(
    'API-094 D-68 a later payment accepted for a cancelled order gives the place back, with seats $seats: $state',
    async ({ seats, state, receipt }) => {
      const { db } = school.deps;
      const offer = await mintOrder(school);
      await pay(school, offer.orderToken);
      const { body } = await initiate(school, offer.orderToken, 'FULL_PAYMENT');
      await cancelOrder(school.deps, COMMAND, offer.orderId, 'Asked for it');
      await deliver(school, await decide(school, body.paymentId));
      const { cohortId } = offer.cohort;
      if (seats === 'taken') await db.update(cohorts).set({ seats: 0 }).where(eq(cohorts.cohortId, cohortId));
      const before = await school.mailsTo(offer.emailId);
      const [{ madeAccountAt } = {}] = await db
        .select()
        .from(orders)
        .where(eq(orders.orderId, offer.orderId));
      await acceptFlagged(school.deps, COMMAND, body.paymentId);
      const [order] = await db.select().from(orders).where(eq(orders.orderId, offer.orderId));
      expect(order).toMatchObject({ status: 'PAYMENT_COMPLETED', cohortId, madeAccountAt });
      expect(await db.select().from(enrolments).where(eq(enrolments.cohortId, cohortId))).toMatchObject([
        { state, userId: order?.userId },
      ]);
      const sent = (await school.mailsTo(offer.emailId)).filter(
        ({ mailId }) => !before.some((one) => one.mailId === mailId),
      );
      expect(sent).toMatchObject([{ template: 'receipt', text: expect.stringMatching(receipt) }]);
      expect(await discrepanciesOf(offer.orderId)).toEqual([]);
    },
  );

  it('API-093 D-68 accepting a payment for a cancelled order counts its voucher as used again, if a use is left', async () => {
    await school.deps.db
      .insert(vouchers)
      .values({ code: 'LATE-MONEY', currency: 'INR', discount: 100_000, createdAt: school.now() });
    await mintOrder(school);
    const late = async () => {
      const bought = await buyWith('LATE-MONEY', 'late@plinth.test');
      const { orderId, orderToken } = bought.body;
      expect((await choose(orderToken, 'UPFRONT')).status).toBe(200);
      const { body } = await initiate(school, orderToken);
      await cancelOrder(school.deps, COMMAND, orderId, 'Changed their mind');
      await deliver(school, await decide(school, body.paymentId));
      return body.paymentId as string;
    };
    const [first, second] = [await late(), await late()];
    await acceptFlagged(school.deps, COMMAND, first);
    expect((await buyWith('LATE-MONEY', 'next@plinth.test')).status).toBe(409);
    await acceptFlagged(school.deps, COMMAND, second);
    expect((await paymentOf(second))?.status).toBe('SUCCEEDED');
  });

  it('API-094 API-097 a payment for an earlier plan is in review until it is sent back, then its instalment is due', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    expect((await choose(offer.orderToken, 'EMI_UPFRONT')).status).toBe(200);
    await deliver(school, await decide(school, body.paymentId));
    const status = async () => (await publicOrder(offer.orderToken)).payments[0].status;
    expect(await status()).toBe('IN_REVIEW');
    await returnFlagged(school.deps, COMMAND, body.paymentId, 'Another plan');
    expect(await status()).toBe('DUE');
  });

  it('API-094 API-116 an instalment whose flagged payment was sent back is charged to the saved card again', async () => {
    const { db } = school.deps;
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    const { body } = await initiate(school, offer.orderToken, 'FULL_PAYMENT');
    await deliver(school, await decide(school, body.paymentId), { amount: 1 });
    await db
      .update(orders)
      .set({ paysAutomatically: true, customerRef: `customer of ${offer.orderId}` })
      .where(eq(orders.orderId, offer.orderId));
    await db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() - 1_000) })
      .where(and(eq(orderInstalments.orderId, offer.orderId), eq(orderInstalments.seq, 2)));
    await db.insert(orderCards).values({
      orderId: offer.orderId,
      paymentMethodToken: 'pm_card_visa',
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2099,
      selectedAt: school.now(),
    });
    await chargeDueInstalments(school.deps);
    expect(await statusOf(offer.orderId)).toBe('PAYMENT_ONGOING');
    await returnFlagged(school.deps, COMMAND, body.paymentId, 'Not the amount');
    await chargeDueInstalments(school.deps);
    expect(await statusOf(offer.orderId)).toBe('PAYMENT_COMPLETED');
  });
});

describe('cancelling an order', () => {
  it('API-093 ENUM-41 releases a single-use voucher for the next buyer', async () => {
    await school.deps.db
      .insert(vouchers)
      .values({ code: 'BACK-AGAIN', currency: 'INR', discount: 100_000, createdAt: school.now() })
      .onConflictDoNothing();
    await mintOrder(school);
    const buy = () => buyWith('BACK-AGAIN', 'buyer@plinth.test');
    const first = await buy();
    expect(first.status).toBe(201);
    expect((await buy()).status).toBe(409);
    await cancelOrder(school.deps, COMMAND, first.body.orderId, 'Changed their mind');
    expect((await buy()).status).toBe(201);
  });

  it.each([
    { what: 'nothing was paid', paid: false, refunded: false, promises: false },
    { what: 'money was paid', paid: true, refunded: false, promises: true },
    { what: 'the money was refunded before', paid: true, refunded: true, promises: false },
  ])(
    'ENUM-41 PAY-04 if $what, the email about the end promises another about a refund: $promises',
    async ({ paid, refunded, promises }) => {
      const offer = await mintOrder(school);
      if (paid) {
        const { paymentId } = await pay(school, offer.orderToken);
        const reason = 'Asked for it';
        if (refunded)
          await refundPayment(school.deps, COMMAND, {
            paymentId,
            reason,
            idempotencyKey: `all ${paymentId}`,
          });
      }
      await cancelOrder(school.deps, COMMAND, offer.orderId, 'Asked for it');
      const mail = (await school.mailsTo(offer.emailId)).find(
        ({ template }) => template === 'order-cancelled',
      );
      expect(mail?.text).toContain('nothing more is due on it');
      expect(mail?.text.includes('A separate email tells you what comes back')).toBe(promises);
    },
  );

  it('ENUM-41 ROLE-34 ends order, offer and place with one email; a repeat changes nothing, a paid order is refused', async () => {
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    await cancelOrder(school.deps, COMMAND, offer.orderId, 'Asked for it');
    expect(await cancelOrder(school.deps, COMMAND, offer.orderId, 'Again')).toMatchObject({
      status: 'CANCELLED',
    });
    expect(
      await school.deps.db.select().from(enrolments).where(eq(enrolments.cohortId, offer.cohort.cohortId)),
    ).toMatchObject([{ state: 'CANCELLED' }]);
    expect(await statusOf(offer.orderId)).toBe('CANCELLED');
    const [ended] = await school.deps.db
      .select()
      .from(applications)
      .where(eq(applications.applicationId, offer.applicationId));
    expect(ended?.status).toBe('CANCELLED');
    const mails = await school.mailsTo(offer.emailId);
    expect(mails.filter(({ template }) => template === 'order-cancelled')).toHaveLength(1);
    expect((await initiate(school, offer.orderToken, 'FULL_PAYMENT')).status).toBe(409);

    const paid = await mintOrder(school);
    await pay(school, paid.orderToken);
    await pay(school, paid.orderToken, 'FULL_PAYMENT');
    await expect(cancelOrder(school.deps, COMMAND, paid.orderId, 'No')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(cancelOrder(school.deps, COMMAND, UNKNOWN_ID, 'No')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the discrepancy report', () => {
  it('D-68 names mismatches in the books, and differences from the provider', async () => {
    const [changed, silent, status] = [
      await mintOrder(school),
      await mintOrder(school),
      await mintOrder(school),
    ];
    const { db } = school.deps;
    const { paymentId } = await pay(school, changed.orderToken);
    expect(await discrepanciesOf(changed.orderId)).toEqual([]);
    await db.update(sandboxCheckouts).set({ amount: 1 }).where(eq(sandboxCheckouts.paymentId, paymentId));
    expect(await discrepanciesOf(changed.orderId)).toEqual(['PROVIDER_DIFFERS']);
    await db.update(payments).set({ amount: 5 }).where(eq(payments.paymentId, paymentId));
    expect(await discrepanciesOf(changed.orderId)).toEqual(['NOT_IN_LEDGER', 'PROVIDER_DIFFERS']);

    const lost = await pay(school, silent.orderToken);
    await db.delete(sandboxCheckouts).where(eq(sandboxCheckouts.paymentId, lost.paymentId));
    expect(await discrepanciesOf(silent.orderId)).toEqual(['PROVIDER_DIFFERS']);

    await db.update(orders).set({ status: 'PAYMENT_COMPLETED' }).where(eq(orders.orderId, status.orderId));
    expect(await discrepanciesOf(status.orderId)).toEqual(['WRONG_STATUS', 'NO_PLACE']);
  });
});
