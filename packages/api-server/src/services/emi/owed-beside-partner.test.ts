import { readFile } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintEmi } from '../../../test/mint-emi.ts';
import { decide, deliver, initiate, pay } from '../../../test/mint-order.ts';
import { mintPayer } from '../../../test/mint-payer.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { orderInstalments } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { seatPayerByStaff } from '../groups/seat-payer-by-staff.ts';
import { deliverDueMails } from '../mails/deliver-due-mails.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { extendInstalmentByStaff } from '../payments/extend-instalment.ts';
import { followInstalments } from '../payments/follow-instalments.ts';
import { acceptFlagged, listFlagged } from '../payments/resolve-flagged.ts';
import { listLoansAtPartner } from './list-loans-at-partner.ts';
import { recordDisbursement } from './record-disbursement.ts';
import { approveEmi, declineEmi } from './review-emi.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;

/** Creates a payer whose application is with the partner, and who has not paid the booking amount. */
async function mintUnbooked() {
  const emi = await mintEmi(school, 'UPFRONT');
  await emi.choosePlan('EMI_WITH_DP');
  const emiFormId = (await emi.call('form')).body.emiFormId as string;
  await emi.fillUpTo(6);
  await emi.call('submit');
  await approveEmi(school.deps, COMMAND, emiFormId);
  const { db } = school.deps;
  const setDue = (daysAgo: number) =>
    db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() - daysAgo * DAY_MS) })
      .where(and(eq(orderInstalments.orderId, emi.orderId), eq(orderInstalments.seq, 1)));
  const payOut = () =>
    recordDisbursement(school.deps, COMMAND, {
      emiFormId,
      reference: `NEFT ${emi.orderId}`,
      amount: 8_500_000,
    });
  const state = async () =>
    (await db.select().from(enrolments).where(eq(enrolments.userId, emi.payer.userId)))[0]?.state;
  const reminders = async () =>
    (await school.mailsTo(emi.payer.emailId)).filter(({ template }) => template.startsWith('instalment'));
  const billed = async () =>
    (await school.call('GET', '/api/v1/learner/my-orders', { token: emi.payer.token })).body.orders[0];
  return { ...emi, emiFormId, setDue, payOut, state, reminders, billed };
}

describe('the booking amount of a payer whose EMI partner has paid', () => {
  it('PAY-01 PAY-08 ENUM-45 is due a week after the payout, not on the day the plan was chosen', async () => {
    const emi = await mintUnbooked();
    await emi.setDue(30);
    const before = (await emi.billed()).payments[1].dueDate;
    await emi.payOut();
    await followInstalments(school.deps);
    expect(await emi.state()).toBe('ONGOING');
    const { status, isWithPartner, payments } = await emi.billed();
    expect([status, isWithPartner]).toEqual(['PAYMENT_ONGOING', undefined]);
    expect(payments.map((one: { status: string }) => one.status)).toEqual(['DUE', 'PAID']);
    const days = (Date.parse(payments[0].dueDate) - school.now().getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(payments[1].dueDate).toBe(before);
    expect(payments[0].extendsTo).toEqual(expect.any(String));
  });

  it('PAY-01 alone moves when staff give more time for it, and when its payer gets the seat they waited for', async () => {
    const emi = await mintUnbooked();
    await emi.payOut();
    const { payments } = await emi.billed();
    const [own, partners] = payments.map(({ dueDate }: { dueDate: string }) => Date.parse(dueDate));
    const until = new Date(own + 30 * DAY_MS).toISOString();
    const { orderId } = emi;
    await extendInstalmentByStaff(school.deps, COMMAND, { orderId, until, reason: 'Asked' });
    const dates = async () =>
      (await emi.billed()).payments.map(({ dueDate }: { dueDate: string }) => Date.parse(dueDate));
    expect(await dates()).toEqual([own + 30 * DAY_MS, partners]);
    const textOf = async (template: string) =>
      (await school.mailsTo(emi.payer.emailId)).find((mail) => mail.template === template)?.text;
    expect(await textOf('instalment-extended')).not.toContain('later due dates');
    const { db } = school.deps;
    const [place] = await db
      .update(enrolments)
      .set({ state: 'WAITING' })
      .where(eq(enrolments.userId, emi.payer.userId))
      .returning();
    school.advance(10 * DAY_MS);
    await seatPayerByStaff(school.deps, COMMAND, { cohortId: place?.cohortId ?? '', orderId });
    school.advance(-10 * DAY_MS);
    const [moved, stayed] = await dates();
    expect(Math.round((moved - own) / DAY_MS)).toBe(40);
    expect(stayed).toBe(partners);
    const seated = await textOf('seat');
    expect(seated).toContain('Booking amount on');
    expect(seated).not.toContain('Paid through your EMI partner');
  });

  it('PAY-01 ENUM-45 is reminded, becomes late and closes the course like an instalment, until it is paid', async () => {
    const emi = await mintUnbooked();
    await emi.payOut();
    await followInstalments(school.deps);
    await followInstalments(school.deps);
    const [due, ...more] = await emi.reminders();
    expect(more).toEqual([]);
    expect(due).toMatchObject({ template: 'instalment-due' });
    expect(due?.text).toContain('₹10,000');
    while ((await deliverDueMails(school.deps, { send: async () => undefined })) > 0);
    expect(await emi.reminders()).toMatchObject([{ status: 'SENT' }]);
    for (const [daysAgo, state] of [
      [1.1, 'PAYMENT_PENDING'],
      [4, 'PAYMENT_DELAYED'],
      [15, 'BLOCKED'],
    ] as const) {
      await emi.setDue(daysAgo);
      await followInstalments(school.deps);
      expect(await emi.state()).toBe(state);
    }
    await pay(school, emi.orderToken);
    expect(await emi.state()).toBe('ONGOING');
    expect(await emi.billed()).toMatchObject({ status: 'PAYMENT_COMPLETED' });
  });
});

describe('the loan of a payer who has not paid the booking amount', () => {
  it('PAY-08 is with the partner until it is paid, and cannot be declined after that', async () => {
    const emi = await mintUnbooked();
    const { emiFormId } = emi;
    const isAtPartner = async () =>
      (await listLoansAtPartner(school.deps)).find((one) => one.emiFormId === emiFormId)?.amount;
    expect(await isAtPartner()).toBe(8_500_000);
    await emi.payOut();
    expect(await isAtPartner()).toBeUndefined();
    const before = (await school.mailsTo(emi.payer.emailId)).length;
    const remark = 'The income is too low for this loan.';
    await expect(declineEmi(school.deps, COMMAND, { emiFormId, remark })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await emi.call('status')).body.status).toBe('REVIEWED');
    expect(await school.mailsTo(emi.payer.emailId)).toHaveLength(before);
  });
});

describe('the money of an EMI partner for an order that was cancelled before the booking amount was paid', () => {
  it('PAY-08 API-094 can be accepted as the part of the partner: the order continues, and the booking amount is due in a week', async () => {
    const emi = await mintUnbooked();
    await cancelOrder(school.deps, COMMAND, emi.orderId, 'Asked');
    await emi.payOut();
    const [flagged] = (await listFlagged(school.deps)).filter(({ orderId }) => orderId === emi.orderId);
    await acceptFlagged(school.deps, COMMAND, flagged?.paymentId ?? '');
    const { status, payments } = await emi.billed();
    expect(status).toBe('PAYMENT_ONGOING');
    expect(payments.map((one: { status: string }) => one.status)).toEqual(['DUE', 'PAID']);
    expect((Date.parse(payments[0].dueDate) - school.now().getTime()) / DAY_MS).toBeCloseTo(7, 2);
    expect((await emi.call('status')).body.status).toBe('REVIEWED');
  });
});

describe('the booking amount of payers whose EMI partner paid before the upgrade', () => {
  it('ADOPT-14 PAY-01 is due a week after the upgrade, and nothing else moves', async () => {
    const { db } = school.deps;
    const file = await readFile(
      new URL('../../../drizzle/0062_own-part-beside-partner.sql', import.meta.url),
      'utf8',
    );
    const upgrade = () => db.execute(sql.raw(file));
    const dates = async () =>
      (await db.select().from(orderInstalments)).map(
        ({ orderId, seq, dueDate }) => [`${orderId} ${seq}`, dueDate.getTime()] as const,
      );
    const late = await mintUnbooked();
    await late.payOut();
    await late.setDue(30);
    const withPartner = await mintUnbooked();
    await withPartner.setDue(30);
    const inTime = await mintUnbooked();
    await inTime.payOut();
    await inTime.setDue(-20);
    const paid = await mintUnbooked();
    await paid.payOut();
    await pay(school, paid.orderToken);
    await paid.setDue(30);
    const cancelled = await mintUnbooked();
    await cancelled.payOut();
    await cancelled.setDue(30);
    await cancelOrder(school.deps, COMMAND, cancelled.orderId, 'Asked');
    await mintPayer(school, 30);
    const before = new Map(await dates());
    await upgrade();
    // Orders of the tests above are due a week after a payout of some seconds ago.
    const moved = (await dates()).filter(([key, dueAt]) => dueAt - (before.get(key) ?? 0) > 600_000);
    expect(moved.map(([key]) => key)).toEqual([`${late.orderId} 1`]);
    expect(((moved[0]?.[1] ?? 0) - school.now().getTime()) / DAY_MS).toBeCloseTo(7, 2);
    await followInstalments(school.deps);
    expect(await late.state()).toBe('ONGOING');
  });
});

describe('a booking amount that does not go through while the partner has the application', () => {
  const failures = (userId: string) =>
    school.deps.db
      .select({ mailedAt: notifications.mailedAt })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.title, 'A payment did not go through')));

  it('API-094 is told to its payer, whose part it is', async () => {
    const emi = await mintUnbooked();
    const { body } = await initiate(school, emi.orderToken);
    await deliver(school, await decide(school, body.paymentId, 'DECLINED'));
    expect(await failures(emi.payer.userId)).toEqual([{ mailedAt: null }]);
  });

  it('API-105 is still mailed about if it failed before the application was handed in', async () => {
    const emi = await mintEmi(school, 'UPFRONT');
    await emi.choosePlan('EMI_WITH_DP');
    const { body } = await initiate(school, emi.orderToken);
    await deliver(school, await decide(school, body.paymentId, 'DECLINED'));
    await emi.fillUpTo(6);
    expect((await emi.call('submit')).body).toEqual({ status: 'IN_REVIEW' });
    expect(await failures(emi.payer.userId)).toEqual([{ mailedAt: null }]);
  });
});
